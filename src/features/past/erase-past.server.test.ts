import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { noteOn } from '../../../tests/fixtures/media.ts';
import { emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { record, storePhoto } from '../../../tests/fixtures/stored-media.ts';
import { mediaKey, pastKey, storedKey } from '../../lib/media/media-key.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { makeBackup } from '../../platform/backup/backup.ts';
import { openBackup } from '../../platform/backup/file.ts';
import { db } from '../../platform/database/database.ts';
import { storage } from '../../platform/storage/storage.ts';
import { emptyBin } from '../../records/deleted-records.server.ts';
import { findPastRecord } from './past-records.server.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import { removeUnusedMedia } from '../media/storage/unused-media.compose.server.ts';
import { findPastFile } from '../media/storage/past-files.server.ts';
import {
  readTranslation,
  saveTranslation,
  saveTranslationDraft,
} from '../translations/translations.server.ts';
import type { Translated } from '../../model/translations/units.ts';
import { optionsSchema } from '../moving/moving.ts';
import { addImport, putItems } from '../moving/import/imports.server.ts';
import { GET } from '../../pages/admin/past/media/[...key].ts';
import { erasePast, findErasable } from './erase-past.compose.server.ts';
import { deleteOldPast } from './past-retention.server.ts';

const yearMs = 366 * dayMs;

beforeEach(async () => {
  await emptyPartners();
  for (const table of [
    'publications',
    'pastVersions',
    'pastFiles',
    'versions',
    'activity',
    'translations',
  ] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('media').execute();
  for await (const { key } of storage.list()) await storage.delete(key);
});

test('a file that was public keeps its bytes after the bin and the library are emptied, until its period ends', async () => {
  const { photo, partner, time } = await deletedPartner();
  await emptyBinAndLibrary();
  expect(await db.selectFrom('media').selectAll().execute()).toEqual([]);
  expect(await storage.exists(storedKey(photo))).toBe(false);
  expect(await storage.exists(pastKey(storedKey(photo)))).toBe(true);
  expect(await readBytes(photo)).toBeGreaterThan(0);
  expect(await readBytes(photo.replace('.jpg', '/480.avif'))).toBe(await readBytes(photo));
  expect(await findPastRecord(time, 'partners', partner.id)).toMatchObject({ imageUrl: photo });

  await deleteOldPast(daysFromNow(6 * 366));
  await removeUnusedMedia(daysFromNow(6 * 366));
  expect(await readBytes(photo)).toBeGreaterThan(0);
  await deleteOldPast(new Date(Date.now() + 8 * yearMs));
  await removeUnusedMedia(new Date(Date.now() + 8 * yearMs));
  expect(await readBytes(photo)).toBeUndefined();
  expect(await findPastRecord(time, 'partners', partner.id)).toBeUndefined();
});

test('a backup contains the files that were public @once', async () => {
  const { photo } = await deletedPartner();
  await emptyBinAndLibrary();
  const folder = await mkdtemp(path.join(tmpdir(), 'past-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { file } = await makeBackup(folder);
  const backup = await openBackup(file);
  expect([...backup.media.keys()]).toEqual([pastKey(storedKey(photo))]);
  await backup.close();
});

test('a file that only a draft showed goes with it', async () => {
  const photo = await storedPhoto();
  const draft = await partnerRecords.saveDraft({ ...ingrid, imageUrl: photo }, 'Ada');
  if (draft.outcome !== 'done') throw new Error('It was not saved');
  await partnerRecords.remove(seen(draft.record), 'Ada');
  await emptyBinAndLibrary();
  expect(await readBytes(photo)).toBeUndefined();
});

test.each(['in the bin', 'after it was emptied'])(
  'a deleted person is erased %s, with the files that only they had and their name in the activity',
  async (when) => {
    const { photo, partner, time } = await deletedPartner();
    if (when !== 'in the bin') await emptyBinAndLibrary();
    await db
      .insertInto('recordNotices')
      .values({ noun: 'partners', recordId: partner.id, notice: 'filing', sentAt: time })
      .execute();
    await addImported(partner.id, photo);
    await db.insertInto('notes').values(noteOn(photo)).execute();
    const reference = `partners:${partner.id}`;
    expect(await findErasable(reference)).toMatchObject({ one: 'partner' });
    expect(await erasePast(reference, 'ada@halden.example')).toBe(true);
    expect(await findPastRecord(time, 'partners', partner.id)).toBeUndefined();
    expect(await partnerRecords.deleted()).toEqual([]);
    expect(await readBytes(photo)).toBeUndefined();
    for (const table of [
      'versions',
      'pastVersions',
      'publications',
      'media',
      'activity',
      'translations',
      'drafts',
      'importItems',
    ] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(
        /Ingrid/,
      );
    for (const table of ['recordNotices', 'notes'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await findErasable(reference)).toBeUndefined();
    expect(await erasePast(reference, 'ada@halden.example')).toBe(false);
  },
);

test('who is not deleted, and what is no person, is not erased', async () => {
  const partner = await saved(ingrid);
  expect(await erasePast(`partners:${partner.id}`, 'Ada')).toBe(false);
  expect(await erasePast('settings:company', 'Ada')).toBe(false);
  expect(await erasePast('nonsense', 'Ada')).toBe(false);
  expect(await partnerRecords.versions({ id: partner.id })).toHaveLength(1);
});

test('a file that another record has shown stays', async () => {
  const { photo, partner } = await deletedPartner();
  await saved({ ...ingrid, slug: 'other', name: 'Other', imageUrl: photo });
  await erasePast(`partners:${partner.id}`, 'Ada');
  expect(await readBytes(photo)).toBeGreaterThan(0);
});

/** As an import remembers a partner and their photo. */
async function addImported(id: string, photo: string) {
  await db.deleteFrom('imports').execute();
  const facts = { kind: 'sheet', system: 'sheet', name: 'a.csv', folder: null } as const;
  const options = optionsSchema.parse({});
  const { id: importId } = await addImport({ ...facts, state: 'done', options, createdBy: 'Ada' });
  const name = 'Ingrid Halvorsen';
  await putItems(importId, [
    { kind: 'partners', sourceId: name, name, place: 'Row 2', outcome: 'created', target: id },
    { kind: 'file', sourceId: 'Ingrid.jpg', name, place: '', outcome: 'created', target: photo },
  ]);
}

async function deletedPartner() {
  const photo = await storedPhoto();
  const partner = await saved({ ...ingrid, imageUrl: photo });
  await translated(partner.id);
  const time = new Date().toISOString();
  await expect.poll(() => new Date().toISOString() > time, { interval: 1 }).toBe(true);
  await partnerRecords.remove(seen(partner), 'Ada');
  return { photo, partner, time };
}

/** Publishes a French text, and drafts a Japanese one. */
async function translated(recordId: string) {
  const key = { noun: 'partners' as const, recordId };
  const view = await readTranslation({ ...key, language: 'fr-CA' });
  const entries = view?.units.map((unit) => [
    unit.path,
    { source: unit.source, text: `FR ${unit.source}` },
  ]);
  const fields = Object.fromEntries(entries ?? []) as Translated;
  done(await saveTranslation({ ...key, language: 'fr-CA', fields }, 'Ada'));
  done(await saveTranslationDraft({ ...key, language: 'ja-JP', fields }, 'Ada'));
}

async function storedPhoto() {
  const stored = await storePhoto();
  await record(stored, 'Ingrid.jpg');
  return stored.url;
}

async function emptyBinAndLibrary() {
  await emptyBin(daysFromNow(40));
  for (const days of [41, 73, 75]) await removeUnusedMedia(daysFromNow(days));
}

test('HEAD of a file that was public opens nothing', async () => {
  const url = await storedPhoto();
  const opened = vi.spyOn(storage, 'open');
  onTestFinished(() => opened.mockRestore());
  const ask = (method: string) => {
    const request = new Request('https://solmere.example', { method });
    return GET({ params: { key: mediaKey(url) }, request } as never) as Promise<Response>;
  };
  const head = await ask('HEAD');
  expect(head.body).toBeNull();
  expect(opened).not.toHaveBeenCalled();
  const bytes = await (await ask('GET')).bytes();
  expect(head.headers.get('content-length')).toBe(String(bytes.length));
  expect(opened).toHaveBeenCalledOnce();
});

async function readBytes(url: string) {
  return (await findPastFile(url))?.bytes;
}

function daysFromNow(days: number) {
  return new Date(Date.now() + days * dayMs);
}
