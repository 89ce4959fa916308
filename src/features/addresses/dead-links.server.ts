import { dayMs } from '../../lib/durations.ts';
import { capitalised } from '../../lib/capitalised.ts';

import { linksIn } from '../../lib/links-in.ts';
import { comparablePath, isTakenPath } from '../../lib/site-path.ts';
import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { linkChecker, type Fault } from '../../platform/link-check.ts';
import type { NounName } from '../../platform/tables.ts';
import { nounNames, versioned } from '../nouns.ts';
import type { DeadLink } from './dead-link.ts';
import type { KnownAddresses } from './redirect.ts';
import { hasEnd, readAddresses } from './redirects.server.ts';
import { tableOf } from '../../records/table-of.ts';

const rowsAtOnce = 200;
const maxShown = 200;
/** A fault that may pass is told when the next night finds it again. */
const minIntervalMs = dayMs * 0.8;
const noPage: Fault = { fault: 'There is no page at this address', isCertain: true };

type Place = { noun: NounName; recordId: string };

type Look = {
  checksOthers?: boolean;
  check?: (address: string, signal: AbortSignal) => Promise<Fault | undefined>;
};

/** Looks through the links of all records: those of the site by what is there, those of others by asking, where that is on. */
export async function lookThroughLinks(
  now: Date,
  signal: AbortSignal,
  { checksOthers = env.checksLinks, check = askOthers() }: Look = {},
) {
  const known = await readAddresses();
  const links = await collectLinks();
  await forgetWhatIsGone(links);
  const others: string[] = [];
  for (const [address, places] of links) {
    const path = ownPathOf(address);
    if (path !== undefined)
      await note(address, places, isThere(path, known) ? undefined : noPage, now);
    else if (checksOthers) others.push(address);
    else await note(address, places, undefined, now);
  }
  // A night that is cut short leaves out other links than the last.
  for (const address of others.toSorted(() => Math.random() - 0.5)) {
    if (signal.aborted) return;
    const fault = await check(address, signal).catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
      return 'unknown' as const;
    });
    if (fault !== 'unknown') await note(address, links.get(address) ?? [], fault, now);
  }
}

/** The dead links that still stand in a text. What was mended since the night is left out. */
export async function listDeadLinks(known: KnownAddresses): Promise<DeadLink[]> {
  const rows = await db
    .selectFrom('deadLinks')
    .selectAll()
    .where('isCertain', '=', 1)
    .orderBy('since', 'desc')
    .orderBy('noun')
    .orderBy('address')
    .limit(maxShown)
    .execute();
  const listed: DeadLink[] = [];
  for (const { noun, recordId, address, fault, since } of rows) {
    const record = await findRecord(noun, recordId);
    const path = ownPathOf(address);
    if (!record || !linksIn(record).has(address)) continue;
    if (path !== undefined && isThere(path, known)) continue;
    const { noun: facts, adminAddress } = versioned[noun];
    listed.push({
      address,
      fault,
      since,
      title: capitalised(textIn(record, facts.nameIn)),
      kind: capitalised(facts.one),
      adminAddress: `${adminAddress}?edit=${recordId}`,
    });
  }
  return listed;
}

function askOthers() {
  return linkChecker({ userAgent: `Link check of ${env.siteUrl.origin}` });
}

/** A path of this site; undefined for an address elsewhere. */
function ownPathOf(address: string) {
  const url = new URL(address, env.siteUrl);
  return url.origin === env.siteUrl.origin ? url.pathname + url.search : undefined;
}

function isThere(address: string, known: KnownAddresses) {
  const path = comparablePath(address);
  return path !== undefined && (isTakenPath(path) || hasEnd(address, known));
}

/** Every address with the records that lead to it. */
async function collectLinks() {
  const links = new Map<string, Place[]>();
  for (const noun of nounNames) {
    for await (const record of recordsOf(noun)) {
      for (const address of linksIn(record)) {
        const places = links.get(address) ?? [];
        links.set(address, [...places, { noun, recordId: record.id }]);
      }
    }
  }
  return links;
}

async function* recordsOf(noun: NounName) {
  for (let last = ''; ;) {
    const records = await selectRecords(noun)
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    yield* records;
    const end = records.at(-1)?.id;
    if (end === undefined || records.length < rowsAtOnce) return;
    last = end;
  }
}

async function findRecord(noun: NounName, id: string) {
  const record = await selectRecords(noun).where('id', '=', id).executeTakeFirst();
  return record as Record<string, unknown> | undefined;
}

function textIn(record: Record<string, unknown>, name: string) {
  const text = record[name];
  return typeof text === 'string' ? text : '';
}

function selectRecords(noun: NounName) {
  return db.selectFrom(tableOf(noun)).selectAll();
}

async function note(address: string, places: Place[], found: Fault | undefined, now: Date) {
  if (!found) {
    await db.deleteFrom('deadLinks').where('address', '=', address).execute();
    return;
  }
  for (const place of places) {
    const { fault } = found;
    const since = now.toISOString();
    await db
      .insertInto('deadLinks')
      .values({ ...place, address, fault, isCertain: found.isCertain ? 1 : 0, since })
      .onConflict((conflict) =>
        conflict.columns(['noun', 'recordId', 'address']).doUpdateSet((eb) => ({
          fault,
          isCertain: eb
            .case()
            .when('deadLinks.since', '<', new Date(now.getTime() - minIntervalMs).toISOString())
            .then(1)
            .else(eb.ref('excluded.isCertain'))
            .end() as never,
        })),
      )
      .execute();
  }
}

async function forgetWhatIsGone(links: Map<string, Place[]>) {
  const rows = await db.selectFrom('deadLinks').select(['noun', 'recordId', 'address']).execute();
  for (const { noun, recordId, address } of rows) {
    const isThereStill = links
      .get(address)
      ?.some((place) => place.noun === noun && place.recordId === recordId);
    if (isThereStill) continue;
    await db
      .deleteFrom('deadLinks')
      .where('noun', '=', noun)
      .where('recordId', '=', recordId)
      .where('address', '=', address)
      .execute();
  }
}
