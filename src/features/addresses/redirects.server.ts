import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '../../lib/time/durations.ts';
import { binDays } from '../../records/bin.ts';
import type { SaveInput, Seen } from '../../records/record.ts';
import { comparablePath } from '../../lib/web/site-path.ts';
import { cachedContent } from '../../platform/page-cache/cached-content.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import {
  changesOf,
  changeRevision,
  FieldError,
  RevisionConflict,
} from '../../records/revisions.server.ts';
import {
  endOfChain,
  soundRedirect,
  type KnownAddresses,
  type ListedRedirect,
  type RedirectRow,
} from './redirect.ts';
import type { NounName } from '../../platform/database/tables.ts';
import { fixedPaths, nouns } from '../nouns.ts';

const { origin } = env.siteUrl;

/** All redirects, latest first. */
export async function listRedirects(known: KnownAddresses): Promise<ListedRedirect[]> {
  const rows = await selectLive().orderBy('createdAt', 'desc').orderBy('id').execute();
  return rows.map(({ deletedAt: _deletedAt, ...row }) => ({
    ...row,
    hasTarget: hasEnd(row.target, known),
  }));
}

/** All paths that the site answers, without the redirect `exceptId`. */
export async function readAddresses(reader: Reader = db, exceptId = ''): Promise<KnownAddresses> {
  const { pages, moved } = await listPublicPaths(reader);
  const rows = await selectLive(reader).where('id', '<>', exceptId).execute();
  return { origin, pages, moved, redirects: new Map(rows.map(targetEntry)) };
}

/** True for a URL of another site, and for one that leads to an existing page. */
export function hasEnd(address: string, known: KnownAddresses) {
  const end = comparablePath(endOfChain(address, known));
  return end === undefined || known.pages.has(end);
}

const { change, changeWithin } = changesOf(async (tx, { id }: { id: string }) => ({
  edited: (await find(tx, id)) ?? null,
}));

/** Adds or changes a redirect. Other redirects to its starting path get its target. */
export async function saveRedirect(
  { id = randomUUID(), revision, ...typed }: SaveInput<Pick<RedirectRow, 'fromPath' | 'target'>>,
  editor: string,
) {
  return changeRevision(async (tx) => {
    const { redirect, fields } = soundRedirect(typed, await readAddresses(tx, id));
    if (!redirect) throw new FieldError(fields);
    const { fromPath, target } = redirect;
    const isRepeated = (present: RedirectRow) =>
      revision === undefined && present.fromPath === fromPath && present.target === target;
    return changeWithin(tx, { id, revision, isRepeated }, async () => {
      await tx
        .deleteFrom('redirects')
        .where('fromPath', '=', fromPath)
        .where('deletedAt', 'is not', null)
        .execute();
      await tx.updateTable('redirects').set({ target }).where('target', '=', fromPath).execute();
      const updatedAt = new Date().toISOString();
      if (revision !== undefined) return update(tx, { id, revision }, { ...redirect, updatedAt });
      return tx
        .insertInto('redirects')
        .values({
          id,
          fromPath,
          target,
          visits: 0,
          revision: 1,
          deletedAt: null,
          createdBy: editor,
          createdAt: updatedAt,
          updatedAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  });
}

export async function removeRedirect(seen: Seen) {
  return change(seen, (tx) => update(tx, seen, { deletedAt: new Date().toISOString() }));
}

/** Restores a deleted redirect if its starting path is still free. */
export async function restoreRedirect({ id }: { id: string }) {
  return changeRevision(async (tx) => {
    const deleted = await tx
      .selectFrom('redirects')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!deleted) throw new RevisionConflict<RedirectRow>(null);
    if (deleted.deletedAt === null) return deleted;
    const { redirect, fields } = soundRedirect(deleted, await readAddresses(tx, id));
    if (!redirect) throw new FieldError(fields);
    return tx
      .updateTable('redirects')
      .set({ ...redirect, deletedAt: null, revision: deleted.revision + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Removes redirects that were deleted 30 days ago. */
export async function purgeDeletedRedirects(now = new Date()) {
  const before = new Date(now.getTime() - binDays * dayMs).toISOString();
  await db.deleteFrom('redirects').where('deletedAt', '<', before).execute();
}

const readRedirectsByPath = cachedContent(
  async () => {
    const rows = await selectLive().execute();
    return new Map(rows.map(({ id, fromPath, target }) => [fromPath, { id, target }]));
  },
  { servesStale: true },
);

export async function findRedirect(path: string) {
  return (await readRedirectsByPath()).get(path);
}

function targetEntry({ fromPath, target }: RedirectRow): [string, string] {
  return [fromPath, target];
}

function selectLive(reader: Reader = db) {
  return reader.selectFrom('redirects').selectAll().where('deletedAt', 'is', null);
}

async function find(tx: Transaction, id: string) {
  return selectLive(tx).where('id', '=', id).executeTakeFirst();
}

async function update(tx: Transaction, { id, revision }: Seen, columns: Partial<RedirectRow>) {
  return tx
    .updateTable('redirects')
    .set({ ...columns, revision: revision + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The paths of public pages, and old paths of records with their current ones. Pass the transaction inside one. */
async function listPublicPaths(reader: Reader = db) {
  const pages = new Set(fixedPaths);
  const moved = new Map<string, string>();
  for (const { noun, pageAddress } of Object.values(nouns)) {
    if (!pageAddress) continue;
    for (const { slug } of await findSlugs(reader, noun.name)) {
      const path = pageAddress(slug);
      if (path !== undefined) pages.add(path);
    }
    for (const { old, present } of await findOldSlugs(reader, noun.name)) {
      const [from, to] = [pageAddress(old), pageAddress(present)];
      if (from !== undefined && to !== undefined) moved.set(from, to);
    }
  }
  for (const path of pages) moved.delete(path);
  return { pages, moved };
}

type Reader = Pick<typeof db, 'selectFrom'>;

async function findSlugs(reader: Reader, noun: NounName) {
  return reader
    .selectFrom(db.dynamic.table(noun).as('record'))
    .select(sql.ref<string>('slug').as('slug'))
    .execute();
}

/** The old slugs of records. If several had the same slug, the last one is the latest. */
async function findOldSlugs(reader: Reader, noun: NounName) {
  const presentSlug = sql.ref<string>('present.slug');
  const present = sql<{ id: string }>`${sql.table(noun)}`.as('present');
  const rows = await reader
    .selectFrom('versions')
    .innerJoin(present, 'present.id', 'versions.recordId')
    .select(['versions.slug as old', presentSlug.as('slug')])
    .select((eb) => eb.fn.max('versions.savedAt').as('savedAt'))
    .where('versions.noun', '=', noun)
    .where('versions.isPublic', '=', 1)
    .where('versions.slug', '<>', presentSlug)
    .groupBy(['versions.slug', presentSlug])
    .orderBy('savedAt')
    .execute();
  return rows.map(({ old, slug }) => ({ old: String(old), present: slug }));
}
