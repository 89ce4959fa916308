import type { ExpressionBuilder } from 'kysely';
import { dayMs } from '../../../lib/time/durations.ts';
import { keyBefore, pastKey, storedKey } from '../../../lib/media/media-key.ts';
import { plural } from '../../../lib/text/plural.ts';
import { actors } from '../../../model/actors.ts';
import { logActivity } from '../../../platform/activity.ts';
import { lockContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { log } from '../../../platform/observability/log.ts';
import { listReferencedMedia } from '../../../records/media-uses.server.ts';
import { deleteTranslationsOf } from '../../../records/translations/translations-of.server.ts';
import { listPastMedia, type PastPeriod } from '../../past/past-records.server.ts';
import { copyPastFile, recordPastFile } from './past-files.server.ts';
import { storage } from '../../../platform/storage/storage.ts';
import type { Tables } from '../../../platform/database/row-types.ts';

const retentionMs = 31 * dayMs;
const rowsAtOnce = 200;
const fewOrphans = 20;

/**
 * Deletes the rows of files without a reference for 31 days, and files without a row: those whose row was deleted the
 * day before, and those of killed processes. Visible pages do not change, so neither does the content version. The bytes
 * of a file that was public are copied first to where only pages of that time find them.
 */
export async function removeUnusedMedia(now: Date) {
  await recordReferences(now);
  const orphans = await removeOrphans(new Date(now.getTime() - dayMs));
  const removed = await removeUnreferenced(timeBefore(now, retentionMs));
  if (removed + orphans > 0)
    log.info(
      `Media: ${plural(removed, '# unused file', '# unused files')} deleted, ${orphans} without a row removed`,
    );
}

/** Stores since when each file is unreferenced. A film's poster counts as used while the film is. */
async function recordReferences(now: Date) {
  const referenced = new Set((await listReferencedMedia()).keys());
  const rows = await db
    .selectFrom('media')
    .select(['url', 'posterUrl', 'unreferencedSince'])
    .execute();
  for (const { url, posterUrl } of rows) {
    if (posterUrl !== null && referenced.has(url)) referenced.add(posterUrl);
  }
  const isMarked = (row: (typeof rows)[number]) => row.unreferencedSince !== null;
  const changedRows = rows.filter((row) => isMarked(row) === referenced.has(row.url));
  await note(changedRows.filter(isMarked), null);
  await note(
    changedRows.filter((row) => !isMarked(row)),
    now.toISOString(),
  );
}

async function note(rows: { url: string }[], unreferencedSince: string | null) {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const urls = rows.slice(start, start + rowsAtOnce).map((row) => row.url);
    await db.transaction().execute(async (tx) => {
      await lockContent(tx);
      await tx.updateTable('media').set({ unreferencedSince }).where('url', 'in', urls).execute();
    });
  }
}

/**
 * Films first, because a film references its poster. The files stay until the next run finds them without rows, so that
 * a row always has its file, also in a backup that is being written.
 */
async function removeUnreferenced(cutoff: string) {
  const rows = await db
    .selectFrom('media')
    .select('url')
    .where('unreferencedSince', '<=', cutoff)
    .orderBy('kind', 'desc')
    .execute();
  const past = rows.length > 0 ? await listPastMedia() : new Map<string, never>();
  let removed = 0;
  for (const { url } of rows) {
    const period = past.get(url);
    if (period) await copyPastFile(url);
    if (await deleteRow(url, cutoff, period)) removed++;
  }
  return removed;
}

function deleteRow(url: string, cutoff: string, period: PastPeriod | undefined) {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('media')
      .where('url', '=', url)
      .where('unreferencedSince', '<=', cutoff)
      .where((eb) => eb.not(eb.exists(videosWithPoster(eb, url))))
      .returning(['name', 'bytes'])
      .executeTakeFirst();
    if (!row) return false;
    await deleteTranslationsOf(tx, 'media', storedKey(url));
    await tx.deleteFrom('notes').where('noun', '=', 'media').where('recordId', '=', url).execute();
    const { name, bytes } = row;
    if (period) await recordPastFile(tx, { url, bytes, ...period });
    await logActivity(tx, {
      actor: actors.clock,
      kind: 'media',
      act: 'deleted',
      subjectId: url,
      name,
    });
    return true;
  });
}

function videosWithPoster(eb: ExpressionBuilder<Tables, 'media'>, posterUrl: string) {
  return eb.selectFrom('media as film').select('film.url').where('film.posterUrl', '=', posterUrl);
}

/** Storage full of unknown files more likely belongs to another database. */
async function removeOrphans(cutoff: Date) {
  const rows = await db.selectFrom('media').select('url').execute();
  const pastRows = await db.selectFrom('pastFiles').select('url').execute();
  const storedKeys = new Set([
    ...rows.map((row) => originalKey(storedKey(row.url))),
    ...pastRows.map((row) => originalKey(pastKey(storedKey(row.url)))),
  ]);
  const orphans: string[] = [];
  for await (const { key, modified } of storage.list()) {
    if (modified < cutoff && !storedKeys.has(originalKey(key))) orphans.push(key);
  }
  const images = new Set(orphans.map(originalKey)).size;
  if (images > fewOrphans && images > storedKeys.size) {
    log.error(
      `Storage contains ${plural(images, '# file that is', '# files that are')} not in the database. Nothing was deleted`,
    );
    return 0;
  }
  for (const key of orphans) await storage.delete(key);
  return images;
}

/** The same key for a picture and all its variants. */
function originalKey(key: string): string {
  const former = keyBefore(key);
  if (former !== undefined) return pastKey(originalKey(former));
  const [bucket, folder, name = ''] = key.split('/');
  return `${bucket}/${folder}/${withoutExtension(name)}`;
}

function withoutExtension(name: string) {
  return name.replace(/\.[a-z0-9]+$/, '');
}

function timeBefore(time: Date, milliseconds: number) {
  return new Date(time.getTime() - milliseconds).toISOString();
}
