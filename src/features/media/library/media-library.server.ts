import { sql } from 'kysely';
import { focalFrom, toFocalColumns } from '../../../lib/media/focal-point.ts';
import { imageCard } from '../../../lib/media/image-variants.ts';
import { mediaKey, missingFileMessage } from '../../../lib/media/media-key.ts';
import type { Change } from '../../../model/record.ts';
import { logActivity } from '../../../platform/activity.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { hasWords } from '../../../platform/database/search.ts';
import { listMediaUsesWithPosters, type MediaUses } from '../../../records/media-uses.server.ts';
import { changesOf, FieldError } from '../../../records/revisions.server.ts';
import { noteChange } from '../../../records/publishing/relying-records.server.ts';
import { deleteProposal } from '../../../records/proposals.server.ts';
import { throughDoor } from '../../public-door.server.ts';
import { wakeVariantMaker } from '../storage/media-variants.server.ts';
import { findFile, selectFiles, withUses, type FoundFile } from '../storage/media-files.server.ts';
import { mediaSearchText, type MediaInput } from '../media.ts';
import {
  type MediaTotals,
  type MediaList,
  type MediaPart,
  type MediaSort,
  type MediaView,
} from './media-list.ts';

const pageSize = 48;

const orders = {
  newest: sql`created_at desc, url desc`,
  oldest: sql`created_at, url`,
  name: sql`search_text, url`,
  largest: sql`bytes desc, url`,
} satisfies Record<MediaSort, unknown>;

const lacksText = sql<boolean>`kind = 'image' and alt = '' and is_decorative = 0`;
const isLogo = sql<boolean>`url like '/media/images/logos/%'`;
const isFloorPlan = sql<boolean>`url like '/media/images/plans/%'`;

const conditions = {
  missing: lacksText,
  unused: sql<boolean>`1 = 1`,
  pictures: sql<boolean>`kind = 'image' and not ${isLogo} and not ${isFloorPlan}`,
  films: sql<boolean>`kind = 'video'`,
  logos: isLogo,
  plans: isFloorPlan,
  deleted: sql<boolean>`1 = 1`,
} satisfies Record<MediaView, unknown>;

type FoundPart = Omit<MediaPart, 'files'> & { files: FoundFile[] };

/** Returns a page of the files that match the filters and contain every word of the search. */
export async function listMedia({ after, ...filters }: MediaList): Promise<FoundPart> {
  const uses = await listMediaUsesWithPosters();
  const urls = await listUrls(filters, uses);
  const start = after === undefined ? 0 : urls.indexOf(after) + 1;
  const pageUrls = urls.slice(start, start + pageSize);
  return {
    files: await filesAt(pageUrls, uses),
    hasMore: urls.length > start + pageUrls.length,
    total: urls.length,
  };
}

/** Lists all matching URLs, which are short. Only the stored versions tell which files are used. */
async function listUrls(
  { view, kind, search, sort = 'newest', usedIn, isWithoutDrawings }: Omit<MediaList, 'after'>,
  uses: MediaUses,
) {
  const rows = await db
    .selectFrom('media')
    .select('url')
    .where('deletedAt', view === 'deleted' ? 'is not' : 'is', null)
    .$if(view !== undefined, (query) => query.where(conditions[view ?? 'unused']))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'image'))
    .$if(isWithoutDrawings === true, (query) => query.where('url', 'not like', '%.svg'))
    .where(hasWords('searchText', search))
    .orderBy(orders[sort])
    .execute();
  const urls = rows.map(({ url }) => url);
  if (view === 'unused') return urls.filter((url) => !uses.has(url));
  if (usedIn === undefined) return urls;
  return urls.filter((url) => uses.get(url)?.some(({ noun }) => noun === usedIn));
}

/** The counts for the tabs of the library. */
export async function countMedia(): Promise<MediaTotals> {
  const uses = await listMediaUsesWithPosters();
  const counts = await db
    .selectFrom('media')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
      countWhere(lacksText).as('missing'),
      countWhere(conditions.pictures).as('pictures'),
      countWhere(conditions.films).as('films'),
      countWhere(isLogo).as('logos'),
      countWhere(isFloorPlan).as('plans'),
    ])
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const deleted = await countRows(db.selectFrom('media').where('deletedAt', 'is not', null));
  const unused = (await listUrls({ view: 'unused', search: '' }, uses)).length;
  return { ...counts, deleted, unused };
}

/** Counts the pictures without alternative text, except decorative ones. */
export async function countWithoutText() {
  return countRows(db.selectFrom('media').where('deletedAt', 'is', null).where(lacksText));
}

function countWhere(condition: typeof lacksText) {
  return sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
}

/** Returns the files in the order of the URLs. Skips missing files. */
export async function findMedia({ urls }: { urls: string[] }): Promise<FoundFile[]> {
  return urls.length === 0 ? [] : filesAt(urls);
}

async function filesAt(urls: readonly string[], uses?: MediaUses) {
  if (urls.length === 0) return [];
  const rows = await selectFiles(db).where('media.url', 'in', urls).execute();
  const files = new Map((await withUses(rows, uses)).map((file) => [file.url, file]));
  return urls.flatMap((url) => files.get(url) ?? []);
}

const { change: changeFile } = changesOf(async (tx, { url }: { url: string }) => ({
  edited: (await findFile(tx, url)) ?? null,
}));

/** Saves the description of a file for every page that shows it. */
export async function describeMedia(
  { url, revision, alt, focal, posterUrl, isDecorative, imageType }: MediaInput,
  editor: string,
): Promise<Change<FoundFile>> {
  const change = await changeFile({ url, revision }, async (tx, { edited: current }) => {
    await requirePoster(tx, current.kind, posterUrl);
    if (alt !== current.alt) await requireLawfulText(tx, url, alt);
    if (alt !== current.alt) await deleteProposal(tx, { mediaUrl: url });
    if (posterUrl !== null && posterUrl !== current.posterUrl)
      await requireLawfulText(tx, url, (await findFile(tx, posterUrl))?.alt ?? '');
    const isOtherCard = imageCard(url, focal)?.url !== imageCard(url, focalFrom(current))?.url;
    const decorates = isDecorative ?? current.isDecorative === 1;
    await tx
      .updateTable('media')
      .set({
        alt,
        ...toFocalColumns(focal),
        ...(isOtherCard && { variantsReady: 0 }),
        posterUrl,
        imageType: imageType === undefined ? current.imageType : imageType,
        isDecorative: alt === '' && decorates ? 1 : 0,
        searchText: mediaSearchText(current.name, alt),
        revision: revision + 1,
      })
      .where('url', '=', url)
      .execute();
    const id = mediaKey(url);
    if (alt !== current.alt && id !== undefined) noteChange(tx, 'media', { id });
    const { name } = current;
    await logActivity(tx, {
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
  wakeVariantMaker();
  return { ...change, record: file };
}

/** Removes the alternative text that an assistant proposes. */
export async function dismissText({ url }: { url: string }) {
  await deleteProposal(db, { mediaUrl: url });
  return { outcome: 'done' } as const;
}

/** Throws `FieldError` if a record that visitors see shows the file, and must not be public with this text. */
async function requireLawfulText(tx: Transaction, url: string, alt: string) {
  const id = mediaKey(url);
  if (id === undefined || alt === '') return;
  await throughDoor('media')(tx, { alt }, { id, publicAt: new Date() });
}

async function requirePoster(tx: Transaction, kind: string, posterUrl: string | null) {
  if (posterUrl === null) return;
  const poster = await findFile(tx, posterUrl);
  if (kind !== 'video' || poster?.kind !== 'image') {
    throw new FieldError({ posterUrl: missingFileMessage });
  }
  await tx
    .updateTable('media')
    .set({ unreferencedSince: null, deletedAt: null })
    .where('url', '=', posterUrl)
    .execute();
}
