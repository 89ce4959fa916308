import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import {
  countOf,
  optionsSchema,
  type Counts,
  type ImportItemRow,
  type ImportOptions,
  type ImportRow,
  type ItemKind,
  type ListedImport,
  type Outcome,
} from '../moving.ts';

/** Adds an import. `folder` is the place of a source that a command reads. */
export async function addImport({
  options,
  ...facts
}: Pick<ImportRow, 'system' | 'kind' | 'name' | 'folder' | 'state' | 'createdBy'> & {
  id?: string;
  options: ImportOptions;
}): Promise<ImportRow> {
  const now = new Date().toISOString();
  return db
    .insertInto('imports')
    .values({
      id: randomUUID(),
      ...facts,
      options: JSON.stringify(options),
      done: 0,
      total: 0,
      problem: null,
      tries: 0,
      leaseUntil: null,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findImport(id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The import of this folder that was begun last and is neither finished nor undone, and whether it has written. */
export async function findUnfinished(system: string, folder: string) {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('system', '=', system)
    .where('folder', '=', folder)
    .where('state', 'in', ['checking', 'checked', 'running', 'stopped', 'failed'])
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const counts = (await countItems([row.id])).get(row.id) ?? {};
  const hasWritten =
    row.state === 'running' || countOf(counts, ['writing', 'created', 'changed', 'waiting']) > 0;
  return { row, hasWritten };
}

/** The latest imports, the newest first. */
export async function listImports(): Promise<ListedImport[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
  const counts = await countItems(rows.map(({ id }) => id));
  return rows.map(({ options, leaseUntil: _lease, tries: _tries, ...row }) => ({
    ...row,
    options: readOptions({ options }),
    counts: counts.get(row.id) ?? {},
  }));
}

export function readOptions({ options }: Pick<ImportRow, 'options'>): ImportOptions {
  return optionsSchema.parse(JSON.parse(options));
}

export async function countItems(importIds: string[]): Promise<Map<string, Counts>> {
  const found = new Map<string, Counts>();
  if (importIds.length === 0) return found;
  const rows = await db
    .selectFrom('importItems')
    .select(['importId', 'kind', 'outcome', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('importId', 'in', importIds)
    .groupBy(['importId', 'kind', 'outcome'])
    .execute();
  for (const { importId, kind, outcome, count } of rows) {
    const counts = found.get(importId) ?? {};
    counts[kind] = { ...counts[kind], [outcome]: count };
    found.set(importId, counts);
  }
  return found;
}

export async function updateImport(id: string, columns: Partial<ImportRow>) {
  await db
    .updateTable('imports')
    .set({ ...columns, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** The items of an import in the order of the source. */
export async function listItems(
  importId: string,
  outcomes?: readonly Outcome[],
  limit = 1_000,
): Promise<ImportItemRow[]> {
  if (outcomes?.length === 0) return [];
  return db
    .selectFrom('importItems')
    .selectAll()
    .where('importId', '=', importId)
    .$if(outcomes !== undefined, (query) => query.where('outcome', 'in', outcomes ?? []))
    .orderBy('position')
    .orderBy('sourceId')
    .limit(limit)
    .execute();
}

export type NewItem = Pick<ImportItemRow, 'kind' | 'sourceId' | 'name' | 'place' | 'outcome'> &
  Partial<Omit<ImportItemRow, 'notes'>> & { notes?: readonly string[] };

/** Adds or replaces what an import says of one record or file. */
export async function putItem(importId: string, item: NewItem) {
  await putItems(importId, [item]);
}

/** As `putItem`, of several that have different ids. */
export async function putItems(importId: string, items: readonly NewItem[]) {
  if (items.length === 0) return;
  const rows = items.map(({ notes = [], ...item }): ImportItemRow => ({
    position: 0,
    target: null,
    hash: null,
    revision: null,
    entryId: null,
    isUndone: 0,
    ...item,
    importId,
    name: item.name.slice(0, 200),
    notes: JSON.stringify(notes.slice(0, 30).map((note) => note.slice(0, 500))),
  }));
  await db
    .insertInto('importItems')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['importId', 'kind', 'sourceId']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        name: eb.ref('excluded.name'),
        place: eb.ref('excluded.place'),
        outcome: eb.ref('excluded.outcome'),
        notes: eb.ref('excluded.notes'),
        target: eb.ref('excluded.target'),
        hash: eb.ref('excluded.hash'),
        revision: eb.ref('excluded.revision'),
        entryId: eb.ref('excluded.entryId'),
        isUndone: eb.ref('excluded.isUndone'),
      })),
    )
    .execute();
}

/** Removes the findings of an earlier dry run. What was written stays. */
export async function clearFindings(importId: string) {
  await db
    .deleteFrom('importItems')
    .where('importId', '=', importId)
    .where('outcome', 'in', [
      'create',
      'change',
      'same',
      'clash',
      'refused',
      'fetch',
      'found',
      'missing',
    ])
    .where('target', 'is', null)
    .execute();
}

export type KnownItem = Pick<
  ImportItemRow,
  'target' | 'hash' | 'revision' | 'importId' | 'outcome'
>;

/** What earlier imports of a system, and this one so far, have written, by kind and source id. */
export async function readKnown(system: string): Promise<Map<string, KnownItem>> {
  const rows = await db
    .selectFrom('importItems')
    .innerJoin('imports', 'imports.id', 'importItems.importId')
    .select(['importItems.kind', 'importItems.sourceId', 'importItems.target', 'importItems.hash'])
    .select(['importItems.revision', 'importItems.importId', 'importItems.outcome'])
    .where('imports.system', '=', system)
    .where('importItems.target', 'is not', null)
    .where('importItems.isUndone', '=', 0)
    .orderBy('imports.createdAt')
    .orderBy('imports.id')
    .execute();
  return new Map(rows.map(({ kind, sourceId, ...item }) => [knownKey(kind, sourceId), item]));
}

export function knownKey(kind: ItemKind, sourceId: string) {
  return `${kind} ${sourceId}`;
}

/** Stands for the id of a person in a source after the person was erased. */
export function erasedId(sourceId: string) {
  return `erased ${createHash('sha256').update(sourceId).digest('hex')}`;
}

/** Removes who was erased, and the names of their files, from what imports say. */
export async function eraseImported(tx: Transaction, kind: ItemKind, targets: readonly string[]) {
  if (targets.length === 0) return;
  const items = await tx
    .selectFrom('importItems')
    .select(['importId', 'sourceId'])
    .where('kind', '=', kind)
    .where('target', 'in', targets)
    .execute();
  for (const { importId, sourceId } of items)
    await tx
      .updateTable('importItems')
      .set({ sourceId: erasedId(sourceId), name: '', place: '', notes: '[]' })
      .where('importId', '=', importId)
      .where('kind', '=', kind)
      .where('sourceId', '=', sourceId)
      .execute();
}

/** Deletes what imports say, without what they wrote, 90 days after they were begun. */
export async function listOldUploads(before: string) {
  return db
    .selectFrom('imports')
    .select('id')
    .where('folder', 'is', null)
    .where('createdAt', '<', before)
    .execute();
}

/** Moves an import from one of some states to another; false if it is in none of them. */
export async function changeState(
  id: string,
  from: readonly ImportRow['state'][],
  to: Partial<ImportRow> & Pick<ImportRow, 'state'>,
) {
  return inTransaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('imports')
      .set({ ...to, updatedAt: new Date().toISOString() })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
