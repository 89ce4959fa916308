import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '../../lib/time/durations.ts';
import { binDays } from '../../model/bin.ts';
import type { SaveInput, Seen } from '../../model/record.ts';
import { sourcePath } from '../../lib/web/local-path.ts';
import { comparablePath } from '../../lib/web/site-path.ts';
import { cachedContent } from '../../platform/page-cache/cached-content.ts';
import { changeContent } from '../../platform/database/content.ts';
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
  filePath,
  isMediaPath,
  soundRedirect,
  type KnownAddresses,
  type ListedRedirect,
  type RedirectRow,
} from './redirect.ts';
import type { NounName } from '../../platform/database/row-types.ts';
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

/** All paths that the site answers, without the redirect `exceptId`. `targets` are those that shall be led to. */
export async function readAddresses(
  reader: Reader = db,
  exceptId = '',
  targets: readonly string[] = [],
): Promise<KnownAddresses> {
  const { pages, moved } = await listPublicPaths(reader);
  const rows = await selectLive(reader).where('id', '<>', exceptId).execute();
  const files = await findFiles(reader, [...rows.map(({ target }) => target), ...targets]);
  return { origin, pages, moved, files, redirects: new Map(rows.map(targetEntry)) };
}

const filesAtOnce = 500;

/** The targets that are files of the library. */
async function findFiles(reader: Reader, targets: readonly string[]) {
  const local = targets.map((target) => target.replace(origin, ''));
  const wanted = [...new Set(local.filter(isMediaPath).map(filePath))];
  const found = new Set<string>();
  for (let start = 0; start < wanted.length; start += filesAtOnce) {
    const rows = await reader
      .selectFrom('media')
      .select('url')
      .where('url', 'in', wanted.slice(start, start + filesAtOnce))
      .where('deletedAt', 'is', null)
      .execute();
    for (const { url } of rows) found.add(url);
  }
  return found;
}

/** True for a URL of another site, and for one that leads to an existing page or file. */
export function hasEnd(address: string, known: KnownAddresses) {
  const end = endOfChain(address, known);
  const path = comparablePath(end);
  return path === undefined || known.pages.has(sourcePath(path)) || known.files.has(filePath(end));
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
    const known = await readAddresses(tx, id, [typed.target]);
    const { redirect, fields } = soundRedirect(typed, known);
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

type NewRedirect = Pick<RedirectRow, 'id' | 'fromPath' | 'target'>;

export type AddedRedirect =
  | { id: string; revision: number }
  | { fields: Partial<Record<'fromPath' | 'target', string>> };

/** Adds many redirects in one transaction. Answers for each of them whether it was added, also by an earlier attempt. */
export async function addRedirects(
  wanted: readonly NewRedirect[],
  editor: string,
): Promise<AddedRedirect[]> {
  if (wanted.length === 0) return [];
  return changeContent(async (tx) => {
    const known = await readAddresses(
      tx,
      '',
      wanted.map(({ target }) => target),
    );
    const redirects = new Map(known.redirects);
    const present = await selectLive(tx)
      .where(
        'id',
        'in',
        wanted.map(({ id }) => id),
      )
      .execute();
    const rows: NewRedirect[] = [];
    const answers = wanted.map(({ id, ...typed }): AddedRedirect => {
      const own = present.find((one) => one.id === id);
      if (own) return { id, revision: own.revision };
      const { redirect, fields } = soundRedirect(typed, { ...known, redirects });
      if (!redirect) return { fields };
      redirects.set(redirect.fromPath, redirect.target);
      rows.push({ id, ...redirect });
      return { id, revision: 1 };
    });
    await insertAll(tx, rows, editor);
    return answers;
  });
}

async function insertAll(tx: Transaction, rows: readonly NewRedirect[], createdBy: string) {
  if (rows.length === 0) return;
  const starts = rows.map(({ fromPath }) => fromPath);
  await tx
    .deleteFrom('redirects')
    .where('fromPath', 'in', starts)
    .where('deletedAt', 'is not', null)
    .execute();
  const leading = await selectLive(tx).where('target', 'in', starts).execute();
  for (const { id, target } of leading) {
    const next = rows.find(({ fromPath }) => fromPath === target)?.target ?? target;
    await tx.updateTable('redirects').set({ target: next }).where('id', '=', id).execute();
  }
  const createdAt = new Date().toISOString();
  const facts = { visits: 0, revision: 1, deletedAt: null, createdBy, createdAt };
  await tx
    .insertInto('redirects')
    .values(rows.map((row) => ({ ...row, ...facts, updatedAt: createdAt })))
    .execute();
}

export async function removeRedirect(seen: Seen) {
  return change(seen, (tx) => update(tx, seen, { deletedAt: new Date().toISOString() }));
}

/** Deletes those of many redirects that still have the seen revision. Returns the ids of the others that are still there. */
export async function removeRedirects(seen: readonly Seen[]): Promise<Set<string>> {
  if (seen.length === 0) return new Set();
  const revisions = new Map(seen.map(({ id, revision }) => [id, revision]));
  return changeContent(async (tx) => {
    const present = await selectLive(tx)
      .where('id', 'in', [...revisions.keys()])
      .execute();
    const removed = present.filter(({ id, revision }) => revisions.get(id) === revision);
    const deletedAt = new Date().toISOString();
    for (const [revision, rows] of Map.groupBy(removed, (row) => row.revision)) {
      const ids = rows.map(({ id }) => id);
      await tx
        .updateTable('redirects')
        .set({ deletedAt, revision: revision + 1 })
        .where('id', 'in', ids)
        .execute();
    }
    const changed = present.filter((row) => !removed.includes(row));
    return new Set(changed.map(({ id }) => id));
  });
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
    const known = await readAddresses(tx, id, [deleted.target]);
    const { redirect, fields } = soundRedirect(deleted, known);
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

/** The redirect that is stored under one of these keys, the first that there is. */
export async function findRedirect<Key extends { key: string }>(keys: readonly Key[]) {
  const redirects = await readRedirectsByPath();
  for (const key of keys) {
    const found = redirects.get(key.key);
    if (found) return { ...found, ...key };
  }
  return undefined;
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
