import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { importsFolder, openSource } from '../source/source-process.server.ts';
import { SourceFault, workingStates, type ImportRow, type ImportState } from '../moving.ts';
import { listMembers } from '../../../platform/accounts/members.ts';
import { isUnavailable } from '../../../platform/database/connection.ts';
import { StorageAway } from '../../../platform/storage/contract.ts';
import { db } from '../../../platform/database/database.ts';
import { showAlive, wasKilled } from '../../../platform/jobs/alive-sign.ts';
import { claimRow, underLease } from '../../../platform/jobs/jobs.ts';
import { log } from '../../../platform/observability/log.ts';
import { may, type Member } from '../../../model/rights.ts';
import { changeState, findImport, readOptions, updateImport } from './imports.server.ts';
import { workOnImport } from './import-run.compose.server.ts';
import { undoImport } from './import-undo.compose.server.ts';

export const importQueue = 'imports';

/** A process that its import kills is not tried for ever. */
const maxTries = 5;

type WorkingState = (typeof workingStates)[number];

const results: Record<WorkingState, ImportState> = {
  checking: 'checked',
  running: 'done',
  undoing: 'undone',
};

const claimable = { table: 'imports', key: 'id', tries: 'tries', lease: 'leaseUntil' } as const;
const watchEveryMs = 1_000;

/**
 * Claims an import that has work to do: this one, or the first that was uploaded. Only one import at a time is worked on,
 * since two would each create the records of a source that both read.
 */
export async function claimImport(id?: string, now = new Date()) {
  const claimed = await claimFree(id, now);
  return claimed ?? ((await releaseKilled(now)) ? claimFree(id, now) : undefined);
}

/** Where the process that claimed an import shows that it lives. The tries tell its claims apart. */
function signOf({ id, tries }: Pick<ImportRow, 'id' | 'tries'>) {
  const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 6);
  return path.join(importsFolder, `${id.slice(0, 8)}-${tries}-${host}.sock`);
}

/** Ends the leases of processes that were killed on this machine, so that nobody waits for them. */
async function releaseKilled(now: Date) {
  const held = await db
    .selectFrom('imports')
    .selectAll()
    .where('state', 'in', [...workingStates])
    .where('leaseUntil', '>=', now.toISOString())
    .execute();
  let isReleased = false;
  for (const row of held) {
    if (!(await wasKilled(signOf(row)))) continue;
    const { numUpdatedRows } = await db
      .updateTable('imports')
      .set({ leaseUntil: null })
      .where('id', '=', row.id)
      .where('leaseUntil', '=', row.leaseUntil)
      .executeTakeFirst();
    isReleased ||= numUpdatedRows > 0n;
  }
  return isReleased;
}

async function claimFree(id: string | undefined, now: Date) {
  const states = sql.join([...workingStates]);
  const isWanted =
    id === undefined
      ? sql`(imports.folder is null or imports.state = 'undoing')`
      : sql`imports.id = ${id}`;
  const isAlone = sql`not exists (
    select 1 from imports as other
    where other.id <> imports.id and other.state in (${states})
      and other.lease_until >= ${now.toISOString()}
  )`;
  const claimed = await claimRow<ImportRow>(
    claimable,
    {
      isWaiting: sql`imports.state in (${states}) and ${isWanted} and ${isAlone}`,
      order: sql`imports.updated_at, imports.id`,
    },
    now,
  );
  if (!claimed || (await isOnlyOne(claimed.id, now))) return claimed;
  const tries = claimed.tries - 1;
  await updateImport(claimed.id, { leaseUntil: null, tries });
  return undefined;
}

/** False if another import was claimed in the same moment. Who sees the other steps back. */
async function isOnlyOne(id: string, now: Date) {
  const other = await db
    .selectFrom('imports')
    .select('id')
    .where('id', '<>', id)
    .where('state', 'in', [...workingStates])
    .where('leaseUntil', '>=', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Does the work that a claimed import waits for. `place` is the file or folder of its source. */
export async function workOn(
  row: ImportRow,
  place: () => Promise<string>,
  stopSignal: AbortSignal,
  onProgress?: (done: number, total: number) => void,
): Promise<ImportState> {
  const state = row.state as WorkingState;
  const lease = { id: row.id, leaseUntil: row.leaseUntil ?? '' };
  const stopped = new AbortController();
  await mkdir(importsFolder, { recursive: true }).catch(() => undefined);
  const hide = await showAlive(signOf(row));
  const watcher = setInterval(() => {
    findImport(row.id)
      .then((present) => present?.state !== state && stopped.abort(new Error('Stopped')))
      .catch(() => undefined);
  }, watchEveryMs);
  try {
    if (row.tries > maxTries) throw new Error('It has been tried too often');
    await underLease(claimable, lease, async (leaseLost) => {
      const signal = AbortSignal.any([stopSignal, stopped.signal, leaseLost]);
      await work(row, state, place, signal, onProgress);
    });
    await finish(row.id, state, { state: results[state], problem: null });
  } catch (cause) {
    if (stopped.signal.aborted || stopSignal.aborted) {
      await updateImport(row.id, { leaseUntil: null }).catch(() => undefined);
    } else if (isUnavailable(cause) || cause instanceof StorageAway) {
      await updateImport(row.id, { leaseUntil: null, tries: row.tries - 1 }).catch(() => undefined);
      throw cause;
    } else await fail(row, state, cause);
  } finally {
    clearInterval(watcher);
    await hide();
  }
  return (await findImport(row.id))?.state ?? 'failed';
}

async function fail({ id, name }: ImportRow, state: WorkingState, cause: unknown) {
  const isOurs = !(cause instanceof SourceFault);
  if (isOurs) log.error(`The import of ${name} failed`, cause);
  const problem = isOurs ? 'It could not be finished. Try again.' : cause.message;
  await finish(id, state, { state: 'failed', problem });
}

async function finish(id: string, from: WorkingState, to: Pick<ImportRow, 'state' | 'problem'>) {
  await changeState(id, [from], { ...to, leaseUntil: null, tries: 0 });
}

async function work(
  row: ImportRow,
  state: WorkingState,
  place: () => Promise<string>,
  signal: AbortSignal,
  onProgress: ((done: number, total: number) => void) | undefined,
) {
  const member = await findOwner(row.createdBy);
  if (state === 'undoing') return undoImport(row, { member, signal });
  const source = await openSource(await place(), {
    name: row.name,
    options: readOptions(row),
  });
  try {
    const { kind, system } = source;
    if (kind !== row.kind || system !== row.system) await updateImport(row.id, { kind, system });
    const present = { ...row, kind, system };
    await workOnImport(present, source, {
      isWriting: state === 'running',
      member,
      signal,
      ...(onProgress && { onProgress }),
    });
  } finally {
    await source.close();
  }
}

/** The member in whose name an import is made, who must still be an owner. */
async function findOwner(email: string): Promise<Member> {
  const member = (await listMembers()).find((one) => one.email === email);
  if (!member || !may(member.role, 'settings'))
    throw new SourceFault(`${email} is no longer an owner. Start a new import.`);
  return member;
}
