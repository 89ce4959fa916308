import type { z } from 'zod';
import { beforeEach, expect, test } from 'vitest';
import { makeMember } from '../../../tests/members.ts';
import { done, seen } from '../../../tests/records.ts';
import { resetToBaseSettings } from '../../../tests/settings-fixtures.ts';
import { undoAll } from '../../../tests/undo.ts';
import { NotOwn, type AdminAction } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import type { Member } from '../../records/rights.ts';
import { translations } from './translations.actions.ts';
import { readTranslation, saveTranslation, translationRecords } from './translations.server.ts';

resetToBaseSettings();

beforeEach(async () => {
  await db.deleteFrom('translations').execute();
  for (const table of ['drafts', 'versions'] as const)
    await db.deleteFrom(table).where('noun', '=', 'translations').execute();
});

const key = { noun: 'settings' as const, recordId: 'navigation', language: 'fr-CA' };
const owner = makeMember('Ada');
const editor = { ...makeMember('Grace'), role: 'editor' as const };
const actions: ReadonlyMap<string, unknown> = new Map(Object.entries(translations));

function run(name: string, input: object, member: Member) {
  const action = actions.get(name) as AdminAction<z.ZodType, unknown>;
  return action.run(input, member.email, member);
}

/** The French of the navigation. */
async function frenchFields() {
  const { units } = (await readTranslation(key)) ?? { units: [] };
  return Object.fromEntries(
    units.map(({ path, source }) => [path, { source, text: `FR ${source}` }]),
  );
}

test('an editor leaves the translations of settings to owners', async () => {
  const fields = await frenchFields();
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const first = { ...key, fields };
  await expect(run('save', first, editor)).rejects.toThrow(NotOwn);
  await expect(run('saveDraft', first, editor)).rejects.toThrow(NotOwn);
  await expect(run('schedule', { ...first, publishAt }, editor)).rejects.toThrow(NotOwn);
  const change = await saveTranslation(first, 'Ada');
  const translation = seen(done(change));
  await expect(run('unpublish', translation, editor)).rejects.toThrow(NotOwn);
  await expect(run('remove', translation, editor)).rejects.toThrow(NotOwn);
  await expect(run('removeMany', { records: [translation] }, editor)).rejects.toThrow(NotOwn);
  const entry = 'entryId' in change ? change.entryId : null;
  await expect(undoAll([entry], editor)).rejects.toThrow(NotOwn);
  expect(await run('read', key, editor)).toMatchObject({ translation });
  const { revision } = translation;
  expect(await run('saveDraft', { ...first, revision }, owner)).toMatchObject({ outcome: 'done' });
});

test('a record has each language once', async () => {
  const { id } = done(await saveTranslation({ ...key, fields: await frenchFields() }, 'Ada'));
  expect(await run('duplicate', { id }, owner)).toEqual({
    outcome: 'refused',
    fields: { '': 'A record has each language once.' },
  });
  expect(await translationRecords.listEdited()).toHaveLength(1);
});

test('only languages of the site are translated into', async () => {
  const fields = await frenchFields();
  for (const language of ['de-DE', 'en-CA'])
    expect(await saveTranslation({ ...key, language, fields }, 'Ada')).toMatchObject({
      outcome: 'refused',
    });
});
