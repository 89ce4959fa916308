import { namelessPages } from '../src/features/page-content/nameless-pages.ts';
import { pageRecords } from '../src/features/page-content/page-content.server.ts';
import { nounNames } from '../src/features/nouns.ts';
import { discardStored } from '../src/features/media/media.server.ts';
import { damagedSections, followSettings } from '../src/features/settings/site-settings.server.ts';
import { actors } from '../src/lib/actors.ts';
import { demoEditor } from '../src/platform/activity.ts';
import { changeContent, lookAtContentVersion } from '../src/platform/content.ts';
import type { Transaction } from '../src/platform/database.ts';
import { listReferencedMedia } from '../src/records/media-uses.server.ts';
import { closeGaps } from '../src/records/positions.server.ts';
import { clearFirstSettings } from './clear-settings.ts';
import { listDemoRecords, type DemoRecord } from './demo-records.ts';

export class Damaged extends Error {}

export type Cleared = {
  /** How many records of each noun were removed, and how many pages have plain words now. */
  removed: Record<string, number>;
  files: number;
  sections: string[];
  /** What somebody has changed, or what that needs. */
  kept: string[];
};

/**
 * Removes the demo content that nobody has changed, in one transaction. Pages stay, with words that hold of any company.
 * Throws {@link Damaged} while something cannot be read.
 */
export async function clearDemoContent(): Promise<Cleared> {
  await lookAtContentVersion();
  await followSettings();
  const [damaged] = damagedSections();
  if (damaged) throw new Damaged(`The settings of ${damaged} are damaged: mend them first`);
  const { files, ...cleared } = await changeContent(clear);
  await discardStored(files);
  return { ...cleared, files: files.length };
}

async function clear(tx: Transaction) {
  const { unchanged, changed } = await listDemoRecords(tx);
  await requireReadable(tx, changed);
  const needed = await listNeededDevelopers(tx, unchanged);
  const going = unchanged.filter(({ id }) => !needed.has(id));
  const removed: Record<string, number> = {};
  // Projects name developers: they go first.
  const projectsFirst = ['projects' as const, ...nounNames.filter((name) => name !== 'projects')];
  for (const noun of projectsFirst) {
    for (const record of going.filter((one) => one.noun === noun)) {
      await removeRecord(tx, record);
      removed[noun] = (removed[noun] ?? 0) + 1;
    }
  }
  for (const noun of ['partners', 'projects', 'testimonials'] as const) await closeGaps(tx, noun);
  const { sections, keptSections } = await clearFirstSettings(tx);
  const files = await removeFiles(tx);
  const kept = [...changed, ...unchanged.filter(({ id }) => needed.has(id))];
  return {
    removed,
    sections,
    files: files.removed,
    kept: [
      ...kept.map(({ noun, name }) => `${noun}: ${name}`),
      ...keptSections.map((title) => `settings: ${title}`),
      ...files.kept.map((name) => `media: ${name}`),
    ],
  };
}

/** With its history. A page of the site begins again with plain words. */
async function removeRecord(tx: Transaction, { noun, id, slug }: DemoRecord) {
  await tx
    .deleteFrom(noun as 'news')
    .where('id', '=', id)
    .execute();
  for (const table of ['versions', 'deadLinks', 'previewLinks'] as const) {
    await tx.deleteFrom(table).where('noun', '=', noun).where('recordId', '=', id).execute();
  }
  const plain = noun === 'pages' && namelessPages.find((page) => page.slug === slug);
  if (plain) await pageRecords.add(tx, plain, actors.base, id);
}

/** Of projects that stay, in their drafts too. */
async function listNeededDevelopers(tx: Transaction, unchanged: DemoRecord[]) {
  const going = new Set(unchanged.map(({ id }) => id));
  const rows = await tx.selectFrom('projects').select(['id', 'developerId']).execute();
  const drafts = await tx
    .selectFrom('drafts')
    .select('record')
    .where('noun', '=', 'projects')
    .execute();
  const named = [
    ...rows.filter(({ id }) => !going.has(id)).map(({ developerId }) => developerId),
    ...drafts.map(({ record }) => (JSON.parse(record) as { developerId?: string }).developerId),
  ];
  return new Set(named.filter((id) => typeof id === 'string'));
}

/** Films first, since a film holds on to its poster. */
async function removeFiles(tx: Transaction) {
  const named = new Set((await listReferencedMedia(tx)).keys());
  const rows = await tx
    .selectFrom('media')
    .select(['url', 'name', 'posterUrl', 'revision'])
    .where('createdBy', '=', demoEditor)
    .orderBy('kind')
    .execute();
  const others = await tx
    .selectFrom('media')
    .select('posterUrl')
    .where('createdBy', '<>', demoEditor)
    .execute();
  const needed = new Set(others.map(({ posterUrl }) => posterUrl));
  const stays = (row: (typeof rows)[number]) =>
    named.has(row.url) || needed.has(row.url) || row.revision > 1;
  for (const row of rows) if (stays(row)) needed.add(row.posterUrl);
  const going = rows.filter((row) => !stays(row));
  for (const { url } of going.toSorted((a) => (a.posterUrl === null ? 1 : -1)))
    await tx.deleteFrom('media').where('url', '=', url).execute();
  return {
    removed: going.map(({ url }) => url),
    kept: rows.filter((row) => stays(row)).map(({ name }) => name),
  };
}

/** What cannot be read cannot be told from what somebody wrote. */
async function requireReadable(tx: Transaction, records: DemoRecord[]) {
  for (const { noun, id, name } of records.filter((one) => one.noun === 'pages')) {
    await pageRecords.find(tx, id).catch(() => {
      throw new Damaged(`The record ${name} of ${noun} is damaged: mend it first`);
    });
  }
}
