import { sql } from 'kysely';
import { ZodError } from 'zod';
import type { Seen, StoredRecord } from '../model/record.ts';
import { NotFound } from '../platform/actions.ts';
import { changeContent } from '../platform/database/content.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { closeGaps } from './positions.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { getDisplayOrder } from './record-writes.server.ts';
import { FieldError, RevisionConflict } from './revisions.server.ts';
import { isNewest } from './newest-version.server.ts';

type EachChange<Item, Result> = { changed: Result[]; refused: { item: Item; why: string }[] };

type ChangeOne<Item, Result> = (
  tx: Transaction,
  item: Item,
  last: StoredRecord | undefined,
) => Promise<Result | undefined>;

/**
 * Runs all changes in one transaction, in display order, so that restored records return to their own positions. If they
 * are refused together, for what they do to others, each is tried by itself.
 */
export async function changeEach<Item extends Seen, Result>(
  noun: RecordKind<never, never>['noun'],
  items: readonly Item[],
  change: ChangeOne<Item, Result>,
  editor: string,
): Promise<EachChange<Item, Result>> {
  const answer: EachChange<Item, Result> = { changed: [], refused: [] };
  if (items.length === 0) return answer;
  try {
    return await changeTogether(noun, items, change, editor);
  } catch (cause) {
    if (!(cause instanceof FieldError)) throw cause;
    if (items.length === 1)
      return { ...answer, refused: items.map((item) => ({ item, why: cause.message })) };
  }
  for (const item of items) {
    const { changed, refused } = await changeEach(noun, [item], change, editor);
    answer.changed.push(...changed);
    answer.refused.push(...refused);
  }
  return answer;
}

async function changeTogether<Item extends Seen, Result>(
  { name, isOrdered }: RecordKind<never, never>['noun'],
  items: readonly Item[],
  change: ChangeOne<Item, Result>,
  editor: string,
): Promise<EachChange<Item, Result>> {
  return changeContent(async (tx) => {
    const newest = await listNewest(tx, name, [...new Set(items.map(({ id }) => id))]);
    const ordered = items.map((item) => ({ item, ...newest.get(item.id) }));
    ordered.sort(
      (one, other) => getDisplayOrder(one.last ?? {}) - getDisplayOrder(other.last ?? {}),
    );
    const { changed, refused }: EachChange<Item, Result> = { changed: [], refused: [] };
    for (const { item, last, savedBy } of ordered) {
      await sql`savepoint one_of_many`.execute(tx);
      try {
        const changedRecord = await change(tx, item, last);
        if (changedRecord) changed.push(changedRecord);
      } catch (cause) {
        refused.push({ item, why: failureReason(cause, savedBy === editor) });
        await sql`rollback to savepoint one_of_many`.execute(tx);
      }
      await sql`release savepoint one_of_many`.execute(tx);
    }
    if (isOrdered) await closeGaps(tx, name);
    return { changed, refused };
  });
}

/** The newest versions of records, deleted or not, by their ids. */
async function listNewest(tx: Transaction, noun: NounName, ids: string[]) {
  const rows = await tx
    .selectFrom('versions')
    .select(['versions.recordId', 'versions.record', 'versions.savedBy'])
    .where('versions.noun', '=', noun)
    .where('versions.recordId', 'in', ids)
    .where(isNewest)
    .execute();
  return new Map(
    rows.map(({ recordId, record, savedBy }) => {
      const last = JSON.parse(record) as StoredRecord;
      return [recordId, { last, savedBy }];
    }),
  );
}

export function conflictReason(newest: unknown, isOwn = false) {
  if (newest === null) return 'It has been deleted';
  return isOwn ? 'You have changed it since' : 'Someone else has changed it';
}

/** The reason to show to the editor. Other errors are thrown again. */
function failureReason(cause: unknown, isOwn: boolean) {
  if (cause instanceof RevisionConflict) return conflictReason(cause.newest, isOwn);
  if (cause instanceof FieldError || cause instanceof NotFound) return cause.message;
  if (cause instanceof ZodError) {
    const fields = cause.issues.map(({ path }) => pathLabel(path));
    return `Check these fields: ${[...new Set(fields)].join(', ')}`;
  }
  throw cause;
}

/** The words of a path: `main images` for `['images', 'main']`, `price range` for `['priceRange']`. */
function pathLabel(path: PropertyKey[]) {
  const text = path
    .filter((part) => typeof part === 'string' && !part.includes('/'))
    .toReversed()
    .join(' ');
  return text.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
