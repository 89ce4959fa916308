import path from 'node:path';
import {
  discardStored,
  recordMedia,
  storeVideo,
  storeImage,
  type StoredFile,
} from '../src/features/media/media.server.ts';
import { wakeVariantMaker } from '../src/features/media/storage/media-variants.server.ts';
import { demoLoaders } from '../src/features/nouns.server.ts';
import { demoBrokerages } from '../src/features/settings/brokerages.demo.ts';
import { demoLanguages } from '../src/features/settings/languages.demo.ts';
import { demoPlaces } from '../src/features/settings/places.demo.ts';
import { withSettings } from '../src/features/settings/site-settings.server.ts';
import { settingsRecords } from '../src/features/settings/settings.server.ts';
import {
  demoForm,
  listDemoSubscriptions,
} from '../src/features/subscriptions/subscriptions.demo.ts';
import { demoEditor as editor } from '../src/platform/activity.ts';
import { centre } from '../src/lib/media/focal-point.ts';
import { changeContent } from '../src/platform/database/content.ts';
import { nounsInOrder } from '../src/site/paths.ts';
import type { Places } from '../src/site/settings/places.ts';
import { db, type Transaction } from '../src/platform/database/database.ts';
import { demoImages } from './images.ts';
import { loadDemoTranslations, withOtherFiles } from './translations/load.ts';

const video = 'hero-loop.mp4';
const smallFilms = [
  { width: 480, file: 'hero-loop-480.mp4' },
  { width: 960, file: 'hero-loop-960.mp4' },
];
const poster = 'home-hero.jpg';

/** Loads the demo content into a database without pages. Does nothing if another instance was first. */
export async function loadDemoContent() {
  const storedFiles = await storeDemoFiles();
  const isLoaded = await changeContent(async (tx) => {
    if (await hasPages(tx)) return false;
    await writeDemoContent(tx, storedFiles);
    return true;
  });
  if (isLoaded) wakeVariantMaker();
  else await discardStored([...storedFiles.values()].map((file) => file.url));
}

/** Replaces all content, history and pictures with the demo content, in one transaction. */
export async function resetToDemoContent() {
  const storedFiles = await storeDemoFiles();
  const replacedFiles = await changeContent(async (tx) => {
    await tx.deleteFrom('drafts').execute();
    await tx.deleteFrom('schedules').execute();
    await tx.deleteFrom('versions').execute();
    await tx.deleteFrom('settings').execute();
    await tx.deleteFrom('translations').execute();
    for (const table of nounsInOrder.toReversed()) await tx.deleteFrom(table).execute();
    const deletedFiles = await tx.deleteFrom('media').returning('url').execute();
    for (const table of ['notes', 'recordNotices', 'failedSteps'] as const)
      await tx.deleteFrom(table).execute();
    for (const table of ['publications', 'pastVersions', 'pastFiles', 'mediaStates'] as const)
      await tx.deleteFrom(table).execute();
    await writeDemoContent(tx, storedFiles);
    return deletedFiles;
  });
  await discardStored(replacedFiles.map((row) => row.url));
}

/** True if content was ever loaded: pages are never deleted. */
export async function hasContent() {
  return hasPages(db);
}

export async function hasPages(connection: Pick<Transaction, 'selectFrom'>) {
  const page = await connection.selectFrom('pages').select('id').limit(1).executeTakeFirst();
  return page !== undefined;
}

async function storeDemoFiles() {
  const storedFiles = new Map<string, StoredFile>();
  for (const [name, { folder }] of Object.entries(demoImages)) {
    storedFiles.set(name, await storeImage(path.resolve('demo', name), folder));
  }
  const small = smallFilms.map(({ width, file }) => ({ width, file: path.resolve('demo', file) }));
  storedFiles.set(video, await storeVideo(path.resolve('demo', video), 'news', small));
  return storedFiles;
}

async function writeDemoContent(tx: Transaction, storedFiles: Map<string, StoredFile>) {
  for (const [name, file] of storedFiles) {
    const { alt = '', focal = centre } = demoImages[name] ?? {};
    const posterUrl = name === video ? storedFiles.get(poster)?.url : undefined;
    await recordMedia(tx, file, {
      alt,
      focal,
      name: path.basename(name),
      posterUrl,
      // Nothing that is shown has been built.
      imageType: name.endsWith('.jpg') ? 'rendering' : null,
      editor,
    });
  }
  await settingsRecords.add(tx, { value: demoBrokerages }, editor, 'brokerages');
  await settingsRecords.add(tx, { value: demoPlaces }, editor, 'places');
  await settingsRecords.add(tx, { value: demoLanguages }, editor, 'language');
  await tx.deleteFrom('subscriptions').where('form', '=', demoForm).execute();
  await tx.insertInto('subscriptions').values(listDemoSubscriptions()).execute();
  // The rules of the demo content apply to it, not those of what was there before.
  await withSettings('brokerages', demoBrokerages, async () => {
    await withSettings('places', withoutLanguages(demoPlaces), async () => {
      for (const name of nounsInOrder)
        await demoLoaders[name](tx, (record) => withUrls(record, storedFiles), editor);
    });
    await withSettings('places', demoPlaces, () =>
      withSettings('language', demoLanguages, () => loadDemoTranslations(tx, editor, storedFiles)),
    );
  });
  // Nobody is told that the demo content is new.
  await tx
    .updateTable('alertNews')
    .set((eb) => ({ matchedAt: eb.ref('raisedAt') }))
    .where('matchedAt', 'is', null)
    .execute();
}

/** The translations of the demo content follow its records in the same transaction. */
function withoutLanguages(places: Places): Places {
  return {
    ...places,
    places: places.places.map((place) => ({
      ...place,
      rules: place.rules.filter(({ asks }) => asks !== 'language'),
    })),
  };
}

/** Replaces the file names of `demo/` with the URLs of the stored files, also in rich texts. */
function withUrls<T>(content: T, storedFiles: Map<string, StoredFile>): T {
  const urlOf = (name: string) => storedFiles.get(name)?.url ?? name;
  const text = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'string' ? withOtherFiles(urlOf(value), urlOf) : value,
  );
  return JSON.parse(text) as T;
}
