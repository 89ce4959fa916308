import path from 'node:path';
import { expect } from 'vitest';
import { loadNamelessContent } from '../demo/nameless-content.ts';
import { claimImport, workOn } from '../src/compose/moving/import-steps.server.ts';
import {
  addImport,
  changeState,
  findImport,
  listItems,
} from '../src/compose/moving/imports.server.ts';
import { optionsSchema, type ImportOptions } from '../src/features/connections/moving/moving.ts';
import {
  followSettings,
  provideSavedSettings,
} from '../src/features/settings/site-settings.server.ts';
import { createAdministrator } from '../src/platform/accounts/administrators.ts';
import { accounts } from '../src/platform/accounts/tables.ts';
import { changeContent } from '../src/platform/database/content.ts';
import { ingrid } from './members.ts';

/** An empty site of an unnamed company, of which Ingrid is the owner. */
export async function emptySite() {
  provideSavedSettings();
  await changeContent(async (tx) => {
    for (const table of [
      'importItems',
      'imports',
      'redirects',
      'drafts',
      'translations',
      'versions',
      'settings',
      'testimonials',
      'projects',
      'partners',
      'developers',
      'news',
      'pages',
      'activity',
    ] as const)
      await tx.deleteFrom(table).execute();
    await tx.updateTable('media').set({ posterUrl: null }).execute();
    await tx.deleteFrom('media').execute();
  });
  await accounts.deleteFrom('authUser').execute();
  await createAdministrator({ email: ingrid.email, name: 'Ingrid', password: 'four grey herons' });
  await followSettings();
  await loadNamelessContent();
}

export async function check(
  folder: string,
  options: Partial<ImportOptions>,
  name = path.basename(folder),
) {
  const { id } = await addImport({
    kind: 'older-site',
    system: 'older-site',
    name,
    folder,
    state: 'checking',
    options: optionsSchema.parse(options),
    createdBy: ingrid.email,
  });
  await step(id, folder);
  const { state, problem } = (await findImport(id)) ?? {};
  if (state !== 'checked') throw new Error(problem ?? state);
  return id;
}

export async function run(id: string, folder: string) {
  await changeState(id, ['checked'], { state: 'running' });
  await step(id, folder);
  expect(await findImport(id)).toMatchObject({ state: 'done', problem: null });
}

export async function imported(folder: string, options: Partial<ImportOptions>, name?: string) {
  const id = await check(folder, options, name);
  await run(id, folder);
  return id;
}

export async function undone(id: string) {
  await changeState(id, ['done'], { state: 'undoing' });
  await step(id, '');
  expect(await findImport(id)).toMatchObject({ state: 'undone' });
}

async function step(id: string, folder: string) {
  const claimed = await claimImport(id);
  if (!claimed) throw new Error('not claimed');
  await workOn(claimed, async () => folder, new AbortController().signal);
}

export async function claimAgain(id: string) {
  await changeState(id, ['checked', 'failed', 'done'], { state: 'running' });
  const claimed = await claimImport(id);
  if (!claimed) throw new Error('not claimed');
  return claimed;
}

export async function outcomes(id: string) {
  const items = await listItems(id);
  return Object.fromEntries(
    items.map(({ kind, sourceId, outcome }) => [`${kind} ${sourceId}`, outcome]),
  );
}
