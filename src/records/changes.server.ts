import { changeContent } from '../platform/database/content.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Change } from './record.ts';
import { changeRevision, RevisionConflict } from './revisions.server.ts';

/** What a change finds. */
type Found<Row> = {
  /** As editors see it; null if there is none. */
  edited: Row | null;
  /** True if it was there once. */
  isDeleted?: boolean;
};

type SeenRevision<Row, Revision> = {
  /** Undefined for what must not exist yet. */
  revision: Revision;
  /** True if the change has already been made: its answer was lost, and it has arrived again. */
  isRepeated?: (edited: Row, tx: Transaction) => boolean | Promise<boolean>;
};

export type Edited<Row, Revision> = { edited: undefined extends Revision ? Row | null : Row };

/**
 * All changes of one kind of thing. `read` finds what there is, `within` is the transaction. What `change` runs writes the
 * next revision with its version and its activity. The outcome names the activity entry by which it can be undone.
 */
export function changesOf<Key, Row extends { revision: number }, Current extends Found<Row>>(
  read: (tx: Transaction, key: Key) => Promise<Current & Found<Row>>,
  within: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T> = changeContent,
) {
  /** As `change`, inside the caller's transaction. Throws `RevisionConflict` if editors see another revision. */
  async function changeWithin<Revision extends number | undefined, Result>(
    tx: Transaction,
    seen: Key & SeenRevision<Row, Revision>,
    work: (tx: Transaction, current: Current & Edited<Row, Revision>) => Promise<Result>,
  ): Promise<Result | Row> {
    const current = await read(tx, seen);
    const { edited } = current;
    if (edited && (await seen.isRepeated?.(edited, tx))) return edited;
    return work(tx, requireSeen<Row, Current, Revision>(current, seen.revision));
  }

  function change<Revision extends number | undefined>(
    seen: Key & SeenRevision<Row, Revision>,
    work: (tx: Transaction, current: Current & Edited<Row, Revision>) => Promise<Row>,
  ): Promise<Change<Row>> {
    return changeRevision((tx) => changeWithin(tx, seen, work), within);
  }

  return { change, changeWithin };
}

/** Throws `RevisionConflict` if editors see another revision; undefined for what must not exist yet. */
export function requireSeen<
  Row extends { revision: number },
  Current extends Found<Row>,
  Revision extends number | undefined,
>(current: Current, revision: Revision) {
  const { edited, isDeleted } = current;
  if (edited?.revision !== revision) throw new RevisionConflict(edited);
  if (!edited && isDeleted) throw new RevisionConflict(null);
  return current as Current & Edited<Row, Revision>;
}
