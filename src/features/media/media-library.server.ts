import { sql } from 'kysely';
import { missingFileWords } from '../../lib/media-key.ts';
import type { Change } from '../../lib/record.ts';
import { noteActivity } from '../../platform/activity.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { hasWords } from '../../platform/search.ts';
import { listMediaShown, type MediaUses } from '../../records/media-uses.server.ts';
import { changeRevision, FieldError, RevisionConflict } from '../../records/revisions.server.ts';
import { findFile, selectFiles, withUses } from './media-files.server.ts';
import { searchTextOf, type MediaFile, type MediaInput } from './media.ts';
import {
  type MediaFigures,
  type MediaList,
  type MediaPart,
  type MediaSort,
  type MediaView,
} from './media-list.ts';

const filesAtOnce = 48;

const orders = {
  newest: sql`created_at desc, url desc`,
  oldest: sql`created_at, url`,
  name: sql`search_text, url`,
  largest: sql`bytes desc, url`,
} satisfies Record<MediaSort, unknown>;

const lacksText = sql<boolean>`kind = 'image' and alt = '' and is_decorative = 0`;
const isLogo = sql<boolean>`url like '/media/images/logos/%'`;

const conditions = {
  missing: lacksText,
  unused: sql<boolean>`1 = 1`,
  pictures: sql<boolean>`kind = 'image'`,
  films: sql<boolean>`kind = 'video'`,
  logos: isLogo,
  deleted: sql<boolean>`1 = 1`,
} satisfies Record<MediaView, unknown>;

/** A page of the files that match every search word. */
export async function listMedia({ after, ...query }: MediaList): Promise<MediaPart> {
  const uses = await listMediaShown();
  const urls = await listUrls(query, uses);
  const start = after === undefined ? 0 : urls.indexOf(after) + 1;
  const part = urls.slice(start, start + filesAtOnce);
  return {
    files: await filesAt(part, uses),
    hasMore: urls.length > start + part.length,
    total: urls.length,
  };
}

/** The URLs of all matching files. They are short, and only the stored versions know which files are in use. */
async function listUrls(
  { view, search, sort = 'newest', usedIn, isWithoutDrawings = false }: Omit<MediaList, 'after'>,
  uses: MediaUses,
) {
  const rows = await db
    .selectFrom('media')
    .select('url')
    .where('deletedAt', view === 'deleted' ? 'is not' : 'is', null)
    .$if(view !== undefined, (query) => query.where(conditions[view ?? 'unused']))
    .$if(isWithoutDrawings, (query) => query.where('url', 'not like', '%.svg'))
    .where(hasWords('searchText', search))
    .orderBy(orders[sort])
    .execute();
  const urls = rows.map(({ url }) => url);
  if (view === 'unused') return urls.filter((url) => !uses.has(url));
  if (usedIn === undefined) return urls;
  return urls.filter((url) => uses.get(url)?.some(({ noun }) => noun === usedIn));
}

/** The counts for the tabs of the library. */
export async function countMedia(): Promise<MediaFigures> {
  const uses = await listMediaShown();
  const counts = await db
    .selectFrom('media')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
      sumOf(lacksText).as('missing'),
      sumOf(conditions.pictures).as('pictures'),
      sumOf(conditions.films).as('films'),
      sumOf(isLogo).as('logos'),
    ])
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const { deleted } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('deleted'))
    .where('deletedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  const unused = (await listUrls({ view: 'unused', search: '' }, uses)).length;
  return { ...counts, deleted, unused };
}

/** Pictures without an alternative text that are not decorative. */
export async function countWithoutText() {
  const { count } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('deletedAt', 'is', null)
    .where(lacksText)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function sumOf(condition: typeof lacksText) {
  return sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
}

/** The files with these URLs, in the same order. Skips missing files. */
export async function findMedia({ urls }: { urls: string[] }): Promise<MediaFile[]> {
  return urls.length === 0 ? [] : filesAt(urls);
}

async function filesAt(urls: readonly string[], uses?: MediaUses) {
  if (urls.length === 0) return [];
  const rows = await selectFiles(db).where('media.url', 'in', urls).execute();
  const files = new Map((await withUses(rows, uses)).map((file) => [file.url, file]));
  return urls.flatMap((url) => files.get(url) ?? []);
}

/** Saves a file's description. It takes effect on every page that shows the file. */
export async function describeMedia(
  { url, revision, alt, focal, posterUrl, isDecorative }: MediaInput,
  editor: string,
): Promise<Change<MediaFile>> {
  const change = await changeRevision(async (tx) => {
    const current = await findFile(tx, url);
    if (current?.revision !== revision) throw new RevisionConflict(current ?? null);
    await requirePoster(tx, current.kind, posterUrl);
    const isMarked = isDecorative ?? current.isDecorative === 1;
    await tx
      .updateTable('media')
      .set({
        alt,
        focalX: focal.x,
        focalY: focal.y,
        posterUrl,
        isDecorative: alt === '' && isMarked ? 1 : 0,
        searchText: searchTextOf(current.name, alt),
        revision: revision + 1,
      })
      .where('url', '=', url)
      .execute();
    const { name } = current;
    await noteActivity(tx, {
      actor: editor,
      kind: 'media',
      act: 'described',
      subjectId: url,
      name,
    });
    return (await findFile(tx, url)) ?? current;
  });
  if (change.outcome === 'refused') return change;
  const row = change.outcome === 'done' ? change.record : change.newest;
  const [file] = row ? await withUses([row]) : [];
  if (change.outcome === 'conflict' || !file) {
    return { outcome: 'conflict', newest: file ?? null };
  }
  return { outcome: 'done', record: file };
}

async function requirePoster(tx: Transaction, kind: string, posterUrl: string | null) {
  if (posterUrl === null) return;
  const poster = await findFile(tx, posterUrl);
  if (kind !== 'video' || poster?.kind !== 'image') {
    throw new FieldError({ posterUrl: missingFileWords });
  }
  await tx
    .updateTable('media')
    .set({ unreferencedSince: null, deletedAt: null })
    .where('url', '=', posterUrl)
    .execute();
}
