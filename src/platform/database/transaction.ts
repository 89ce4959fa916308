import { AsyncLocalStorage } from 'node:async_hooks';
import { db, type Transaction } from './database.ts';
import { passesAtOnce } from './connection.ts';

/** A proxy waits 15 seconds for a response, and the second attempt may take 10 of them. */
const secondAttemptWithinMs = 4_000;

/**
 * Runs work in a transaction, and once more if a deadlock, a serialisation failure or a lost connection undid it. Never
 * after its commit was sent, which may have been carried out. The work changes nothing but the database.
 */
export async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const outer = present.getStore();
  if (outer) return work(outer);
  if (isRehearsal()) return rehearseOnce(work);
  const startedAt = performance.now();
  const first = { isCommitting: false };
  try {
    return await run(work, first);
  } catch (cause) {
    const isTooLate = performance.now() - startedAt > secondAttemptWithinMs;
    if (first.isCommitting || isTooLate || !passesAtOnce(cause)) throw cause;
    return run(work, { isCommitting: false });
  }
}

function run<T>(work: (tx: Transaction) => Promise<T>, state: { isCommitting: boolean }) {
  return db.transaction().execute(async (tx) => {
    const result = await work(tx);
    state.isCommitting = true;
    return result;
  });
}

const present = new AsyncLocalStorage<Transaction>();

/** Runs changes, each of which begins a transaction of its own, as parts of one. Throw to undo them all. */
export function asPartsOf<T>(tx: Transaction, changes: () => Promise<T>): Promise<T> {
  return present.run(tx, changes);
}

/** The transaction of which a change is a part. */
export function presentTransaction() {
  return present.getStore();
}

type Prepare = (tx: Transaction) => Promise<void>;

const rehearsal = new AsyncLocalStorage<Prepare>();

/** Thrown to undo a transaction whose result is wanted. */
class Rehearsed extends Error {}

/**
 * Runs work of which nothing is written: each of its transactions is undone, and answers as if it had been committed.
 * `prepare` writes what each of them finds.
 */
export function rehearse<T>(
  work: () => Promise<T>,
  prepare: Prepare = async () => undefined,
): Promise<T> {
  return rehearsal.run(prepare, work);
}

export function isRehearsal() {
  return rehearsal.getStore() !== undefined;
}

async function rehearseOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  let answer: { result: T } | undefined;
  try {
    await db.transaction().execute(async (tx) => {
      await rehearsal.getStore()?.(tx);
      answer = { result: await work(tx) };
      throw new Rehearsed();
    });
  } catch (cause) {
    if (!answer || !(cause instanceof Rehearsed)) throw cause;
  }
  if (!answer) throw new Rehearsed();
  return answer.result;
}
