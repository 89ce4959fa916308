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

const rowsAtOnce = 200;
const maxShown = 200;
/** A temporary fault is reported only if the next nightly check finds it again. */
const minIntervalMs = dayMs * 0.8;
const noPage: Fault = { fault: 'There is no page at this address', isCertain: true };

type Place = { noun: NounName; recordId: string };

type CheckOptions = {
  checksOthers?: boolean;
  check?: (address: string, signal: AbortSignal) => Promise<Fault | undefined>;
};

/** Checks the links of all records: internal ones against the known paths, external ones by a request, if enabled. */
export async function lookThroughLinks(
  now: Date,
  signal: AbortSignal,
  { checksOthers = env.checksLinks, check = urlChecker() }: CheckOptions = {},
) {
  const siteAddresses = await readAddresses();
  const links = await collectLinks();
  await forgetWhatIsGone(links);
  const external: string[] = [];
  for (const [address, places] of links) {
    const path = ownPathOf(address);
    if (path !== undefined)
      await storeResult(address, places, isThere(path, siteAddresses) ? undefined : noPage, now);
    else if (checksOthers) external.push(address);
    else await storeResult(address, places, undefined, now);
  }
  // Random order, so that checks that are cut short do not always skip the same links.
  for (const address of external.toSorted(() => Math.random() - 0.5)) {
    if (signal.aborted) return;
    const fault = await check(address, signal).catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
      return 'unknown' as const;
    });
    if (fault !== 'unknown') await storeResult(address, links.get(address) ?? [], fault, now);
  }
}

/** The dead links that are still in a text. Skips those fixed since the check. */
export async function listDeadLinks(addresses: KnownAddresses): Promise<DeadLink[]> {
  const rows = await db
    .selectFrom('deadLinks')
    .selectAll()
    .where('isCertain', '=', 1)
    .orderBy('since', 'desc')
    .orderBy('noun')
    .orderBy('address')
    .limit(maxShown)
    .execute();
  const links: DeadLink[] = [];
  for (const { noun, recordId, address, fault, since } of rows) {
    const record = await findRecord(noun, recordId);
    const path = ownPathOf(address);
    if (!record || !linksIn(record).has(address)) continue;
    if (path !== undefined && isThere(path, addresses)) continue;
    const { noun: facts, adminAddress } = versioned[noun];
    links.push({
      address,
      fault,
      since,
      title: capitalised(textIn(record, facts.nameIn)),
      kind: capitalised(facts.one),
      adminAddress: `${adminAddress}?edit=${recordId}`,
    });
  }
  return links;
}

function urlChecker() {
  return linkChecker({ userAgent: `Link check of ${env.siteUrl.origin}` });
}

/** The path on this site; undefined for an external URL. */
function ownPathOf(address: string) {
  const url = new URL(address, env.siteUrl);
  return url.origin === env.siteUrl.origin ? url.pathname + url.search : undefined;
}

function isThere(address: string, addresses: KnownAddresses) {
  const path = comparablePath(address);
  return path !== undefined && (isTakenPath(path) || hasEnd(address, addresses));
}

/** All link targets, with the records that contain them. */
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

/** Typed as one table for all. */
function selectRecords(noun: NounName) {
  return db.selectFrom(noun as 'news').selectAll();
}

async function storeResult(address: string, places: Place[], result: Fault | undefined, now: Date) {
  if (!result) {
    await db.deleteFrom('deadLinks').where('address', '=', address).execute();
    return;
  }
  for (const place of places) {
    const { fault } = result;
    const since = now.toISOString();
    await db
      .insertInto('deadLinks')
      .values({ ...place, address, fault, isCertain: result.isCertain ? 1 : 0, since })
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
