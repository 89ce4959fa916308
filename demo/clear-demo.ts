import { namelessPages } from '../src/features/page-content/initial/nameless-pages.ts';
import { pageRecords } from '../src/features/page-content/page-content.server.ts';
import { nounNames, nouns } from '../src/features/nouns.ts';
import { discardStored } from '../src/features/media/media.server.ts';
import { damagedSections, followSettings } from '../src/features/settings/site-settings.server.ts';
import { settingsRecords } from '../src/features/settings/settings.server.ts';
import { takeBaseTexts } from '../src/features/translations/base/take-base-texts.server.ts';
import { actors } from '../src/model/actors.ts';
import { demoEditor } from '../src/platform/activity.ts';
import { changeContent, readContentVersion } from '../src/platform/database/content.ts';
import type { Transaction } from '../src/platform/database/database.ts';
import { listReferencedMedia } from '../src/records/media-uses.server.ts';
import { deletePastOf } from '../src/features/past/past-records.server.ts';
import { closeGaps } from '../src/records/positions.server.ts';
import { publicRows } from '../src/records/publishing/public-rows.server.ts';
import { storedKey } from '../src/lib/media/media-key.ts';
import { deleteTranslationsOf } from '../src/records/translations/translations-of.server.ts';
import type { SiteSettings } from '../src/site/settings/sections.ts';
import { demoForm } from '../src/features/subscriptions/subscriptions.demo.ts';
import { nounsInOrder } from '../src/site/paths.ts';
import { clearFirstSettings } from './clear-settings.ts';
import { listDemoRecords, type DemoRecord } from './demo-records.ts';

export class Damaged extends Error {}

export type Cleared = {
  /** The number of removed records per noun, and of pages that now have neutral text. */
  removed: Record<string, number>;
  files: number;
  sections: string[];
  /** Names of records that somebody changed, or that those need. */
  remaining: string[];
};

/**
 * Removes the demo content that nobody has changed, in one transaction. Pages stay, with neutral text for any company.
 * Throws {@link Damaged} if something cannot be read.
 */
export async function clearDemoContent(): Promise<Cleared> {
  await readContentVersion();
  await followSettings();
  const [damagedSection] = damagedSections();
  if (damagedSection)
    throw new Damaged(`The settings of ${damagedSection} are damaged: repair them first`);
  const { files, ...cleared } = await changeContent(clear);
  await discardStored(files);
  return { ...cleared, files: files.length };
}

async function clear(tx: Transaction) {
  const { unchanged, changed } = await listDemoRecords(tx);
  await requireReadable(tx, changed);
  const neededIds = await listNeededDevelopers(tx, unchanged);
  const removable = unchanged.filter(({ id }) => !neededIds.has(id));
  const removed: Record<string, number> = {};
  for (const noun of nounsInOrder.toReversed()) {
    for (const record of removable.filter((candidate) => candidate.noun === noun)) {
      await removeRecord(tx, record);
      removed[noun] = (removed[noun] ?? 0) + 1;
    }
  }
  await tx.deleteFrom('subscriptions').where('form', '=', demoForm).execute();
  for (const noun of nounNames.filter((name) => nouns[name].noun.isOrdered))
    await closeGaps(tx, noun);
  const { sections, retainedSections } = await clearFirstSettings(tx);
  await translateAgain(tx);
  const files = await removeFiles(tx);
  const remaining = [...changed, ...unchanged.filter(({ id }) => neededIds.has(id))];
  return {
    removed,
    sections,
    files: files.removed,
    remaining: [
      ...remaining.map(({ noun, name }) => `${noun}: ${name}`),
      ...retainedSections.map((title) => `settings: ${title}`),
      ...files.remaining.map((name) => `media: ${name}`),
    ],
  };
}

/** Removes a record with its history. A fixed page is replaced by one with neutral text. */
async function removeRecord(tx: Transaction, { noun, id, slug }: DemoRecord) {
  await publicRows({ name: noun }).remove(tx, id);
  const namelessPage = noun === 'pages' && namelessPages.find((page) => page.slug === slug);
  for (const table of ['versions', 'deadLinks', 'previewLinks', 'notes'] as const) {
    // The notes on a page stay with it.
    if (table === 'notes' && namelessPage) continue;
    await tx.deleteFrom(table).where('noun', '=', noun).where('recordId', '=', id).execute();
  }
  await deletePastOf(tx, noun, id);
  await removeTranslations(tx, noun, id);
  if (namelessPage) await pageRecords.add(tx, namelessPage, actors.base, id);
}

/** Languages that somebody has chosen have the neutral texts, too. */
async function translateAgain(tx: Transaction) {
  const section = await settingsRecords.find(tx, 'language');
  if (!section) return;
  const { locale: from, others } = section.value as SiteSettings['language'];
  for (const { locale: to } of others) await takeBaseTexts(tx, { from, to });
}

async function removeTranslations(tx: Transaction, noun: string, id: string) {
  for (const translation of await deleteTranslationsOf(tx, noun, id))
    await deletePastOf(tx, 'translations', translation);
}

/** The developers of projects that stay, in drafts too. */
async function listNeededDevelopers(tx: Transaction, unchanged: DemoRecord[]) {
  const removableIds = new Set(unchanged.map(({ id }) => id));
  const rows = await tx.selectFrom('projects').select(['id', 'developerId']).execute();
  const drafts = await tx
    .selectFrom('drafts')
    .select('record')
    .where('noun', '=', 'projects')
    .execute();
  const developerIds = [
    ...rows.filter(({ id }) => !removableIds.has(id)).map(({ developerId }) => developerId),
    ...drafts.map(({ record }) => (JSON.parse(record) as { developerId?: string }).developerId),
  ];
  return new Set(developerIds.filter((id) => typeof id === 'string'));
}

/** Deletes films first, since a film references its poster. */
async function removeFiles(tx: Transaction) {
  const referencedUrls = new Set((await listReferencedMedia(tx)).keys());
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
  const posterUrls = new Set(others.map(({ posterUrl }) => posterUrl));
  const isSaved = (row: (typeof rows)[number]) =>
    referencedUrls.has(row.url) || posterUrls.has(row.url) || row.revision > 1;
  for (const row of rows) if (isSaved(row)) posterUrls.add(row.posterUrl);
  const removable = rows.filter((row) => !isSaved(row));
  for (const { url } of removable.toSorted((a) => (a.posterUrl === null ? 1 : -1))) {
    for (const table of ['media', 'mediaStates'] as const)
      await tx.deleteFrom(table).where('url', '=', url).execute();
    await tx.deleteFrom('notes').where('noun', '=', 'media').where('recordId', '=', url).execute();
    await removeTranslations(tx, 'media', storedKey(url));
  }
  return {
    removed: removable.map(({ url }) => url),
    remaining: rows.filter((row) => isSaved(row)).map(({ name }) => name),
  };
}

/** A damaged record cannot be checked for changes by a user. */
async function requireReadable(tx: Transaction, records: DemoRecord[]) {
  for (const { noun, id, name } of records.filter((record) => record.noun === 'pages')) {
    await pageRecords.find(tx, id).catch(() => {
      throw new Damaged(`The record ${name} of ${noun} is damaged: repair it first`);
    });
  }
}
