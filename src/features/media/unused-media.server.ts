import type { ExpressionBuilder } from 'kysely';
import { dayMs } from '../../lib/durations.ts';
import { storedKey } from '../../lib/media-key.ts';
import { actors } from '../../lib/actors.ts';
import { noteActivity } from '../../platform/activity.ts';
import { lockContent } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';
import { log } from '../../platform/log.ts';
import { listReferencedMedia } from '../../records/media-uses.server.ts';
import { storage } from '../../platform/storage.ts';
import type { Tables } from '../../platform/tables.ts';

const retentionMs = 31 * dayMs;
const rowsAtOnce = 200;
const fewOrphans = 20;

/**
 * Forgets the files that no record and no version has named for 31 days, and removes from storage what has no
 * row: what was forgotten the day before, and what a killed process left. Nothing that a page shows is touched, so the content version stays.
 */
export async function removeUnusedMedia(now: Date) {
  await noteReferences(now);
  const orphans = await removeOrphans(new Date(now.getTime() - dayMs));
  const removed = await removeUnreferenced(before(now, retentionMs));
  if (removed + orphans > 0)
    log.info(`Media: ${removed} unused files forgotten, ${orphans} without a row removed`);
}

/** Writes down since when each file is unreferenced. The poster of a film counts as used while the film is. */
async function noteReferences(now: Date) {
  const referenced = new Set((await listReferencedMedia()).keys());
  const rows = await db
    .selectFrom('media')
    .select(['url', 'posterUrl', 'unreferencedSince'])
    .execute();
  for (const { url, posterUrl } of rows) {
    if (posterUrl !== null && referenced.has(url)) referenced.add(posterUrl);
  }
  const isMarked = (row: (typeof rows)[number]) => row.unreferencedSince !== null;
  const changed = rows.filter((row) => isMarked(row) === referenced.has(row.url));
  await note(changed.filter(isMarked), null);
  await note(
    changed.filter((row) => !isMarked(row)),
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
 * Films first, since a film holds on to its poster. The files stay until the next run finds them without rows: no
 * row is ever without its file, not in a backup either that is being written meanwhile.
 */
async function removeUnreferenced(cutoff: string) {
  const rows = await db
    .selectFrom('media')
    .select('url')
    .where('unreferencedSince', '<=', cutoff)
    .orderBy('kind', 'desc')
    .execute();
  let removed = 0;
  for (const { url } of rows) {
    if (await forget(url, cutoff)) removed++;
  }
  return removed;
}

function forget(url: string, cutoff: string) {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('media')
      .where('url', '=', url)
      .where('unreferencedSince', '<=', cutoff)
      .where((eb) => eb.not(eb.exists(filmsWith(eb, url))))
      .returning('name')
      .executeTakeFirst();
    if (!gone) return false;
    const { name } = gone;
    await noteActivity(tx, {
      actor: actors.clock,
      kind: 'media',
      act: 'deleted',
      subjectId: url,
      name,
    });
    return true;
  });
}

function filmsWith(eb: ExpressionBuilder<Tables, 'media'>, posterUrl: string) {
  return eb.selectFrom('media as film').select('film.url').where('film.posterUrl', '=', posterUrl);
}

/** A storage full of strays is more likely to belong to another database. */
async function removeOrphans(cutoff: Date) {
  const rows = await db.selectFrom('media').select('url').execute();
  const known = new Set(rows.map((row) => masterOf(storedKey(row.url))));
  const orphans: string[] = [];
  for await (const { key, modified } of storage.list()) {
    if (modified < cutoff && !known.has(masterOf(key))) orphans.push(key);
  }
  const pictures = new Set(orphans.map(masterOf)).size;
  if (pictures > fewOrphans && pictures > known.size) {
    log.error(
      `Storage holds ${pictures} files that the database does not know. They are left alone`,
    );
    return 0;
  }
  for (const key of orphans) await storage.delete(key);
  return pictures;
}

/** The same for a picture and each of its variants. */
function masterOf(key: string) {
  const [bucket, folder, name = ''] = key.split('/');
  return `${bucket}/${folder}/${withoutExtension(name)}`;
}

function withoutExtension(name: string) {
  return name.replace(/\.[a-z0-9]+$/, '');
}

function before(moment: Date, milliseconds: number) {
  return new Date(moment.getTime() - milliseconds).toISOString();
}
