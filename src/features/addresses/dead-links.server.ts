import { sql, type SqlBool } from 'kysely';
import { dayMs } from '../../lib/time/durations.ts';
import { capitalised } from '../../lib/text/capitalised.ts';

import { linksIn } from '../../lib/html/links-in.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { sourcePath } from '../../lib/web/local-path.ts';
import { comparablePath, isTakenPath } from '../../lib/web/site-path.ts';
import { db } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { linkChecker, type Fault } from '../../platform/http/link-check.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import type { Translated } from '../../model/translations/units.ts';
import { nounNames, versioned } from '../nouns.ts';
import { recordAddress } from '../record-address.ts';
import type { DeadLink } from './dead-link.ts';
import type { KnownAddresses } from './redirect.ts';
import { hasEnd, readAddresses } from './redirects.server.ts';

const rowsAtOnce = 200;
const maxListed = 200;
/** A temporary fault counts only if the check of the next night finds it again. */
const minIntervalMs = dayMs * 0.8;
const noPage: Fault = { fault: 'Page does not exist', isCertain: true };

type Source = { noun: NounName; recordId: string };

type CheckOptions = {
  checksOthers?: boolean;
  check?: (address: string, signal: AbortSignal) => Promise<Fault | undefined>;
};

/** Checks the links in all records: own URLs against the known pages, other URLs by a request if that is enabled. */
export async function checkLinks(
  now: Date,
  signal: AbortSignal,
  { checksOthers = env.checksLinks, check = createLinkChecker() }: CheckOptions = {},
) {
  const known = await readAddresses();
  const links = await collectLinks();
  await deleteObsoleteRows(links);
  const others: string[] = [];
  for (const [address, sources] of links) {
    const path = toOwnPath(address);
    if (path !== undefined)
      await saveFault(address, sources, pageExists(path, known) ? undefined : noPage, now);
    else if (checksOthers) others.push(address);
    else await saveFault(address, sources, undefined, now);
  }
  // In random order, so that an aborted check skips other links than the one before.
  for (const address of others.toSorted(() => Math.random() - 0.5)) {
    if (signal.aborted) return;
    const fault = await check(address, signal).catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
      return 'unknown' as const;
    });
    if (fault !== 'unknown') await saveFault(address, links.get(address) ?? [], fault, now);
  }
}

/** The dead links that are still in a record, without those fixed since the last check. */
export async function listDeadLinks(known: KnownAddresses): Promise<DeadLink[]> {
  const rows = await db
    .selectFrom('deadLinks')
    .selectAll()
    .where('isCertain', '=', 1)
    .orderBy('since', 'desc')
    .orderBy('noun')
    .orderBy('address')
    .limit(maxListed)
    .execute();
  const deadLinks: DeadLink[] = [];
  for (const { noun, recordId, address, fault, since } of rows) {
    const record = await findRecord(noun, recordId);
    const path = toOwnPath(address);
    if (!record || !listLinks(noun, record).has(address)) continue;
    if (path !== undefined && pageExists(path, known)) continue;
    const { noun: facts } = versioned[noun];
    deadLinks.push({
      address,
      fault,
      since,
      recordId,
      title: capitalised(textIn(record, facts.nameIn)),
      kind: capitalised(facts.one),
      adminAddress: recordAddress(noun, recordId, record),
    });
  }
  return deadLinks;
}

function createLinkChecker() {
  return linkChecker({ userAgent: `Link check of ${env.siteUrl.origin}` });
}

/** The path and query of a URL of this site; undefined for other sites. */
function toOwnPath(address: string) {
  const url = new URL(address, env.siteUrl);
  return url.origin === env.siteUrl.origin ? url.pathname + url.search : undefined;
}

function pageExists(address: string, known: KnownAddresses) {
  const path = comparablePath(address);
  return path !== undefined && (isTakenPath(path) || hasEnd(sourcePath(address), known));
}

/** All URLs with the records that contain them. */
async function collectLinks() {
  const links = new Map<string, Source[]>();
  for (const noun of [...nounNames, 'translations'] as const) {
    for await (const record of readRecords(noun)) {
      for (const address of listLinks(noun, record)) {
        const sources = links.get(address) ?? [];
        links.set(address, [...sources, { noun, recordId: record.id }]);
      }
    }
  }
  return links;
}

/** Of a translation the links of its texts, not those of the sources that they were made from. */
function listLinks(noun: NounName, record: object) {
  if (noun !== 'translations') return linksIn(record);
  const { fields } = record as { fields: string };
  const texts = Object(jsonValue(fields)) as Translated;
  return linksIn(Object.values(texts).map(({ text }) => text));
}

async function* readRecords(noun: NounName) {
  for (let lastId = ''; ;) {
    const records = await selectRecords(noun)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    yield* records;
    const end = records.at(-1)?.id;
    if (end === undefined || records.length < rowsAtOnce) return;
    lastId = end;
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

/** The public records of a noun. Translations are public with their record. */
function selectRecords(noun: NounName) {
  const all = db.selectFrom(noun).selectAll();
  return noun === 'translations' ? all.where(hasPublicRecord) : all;
}

const hasPublicRecord = sql<SqlBool>`(noun = 'settings' or record_id in (${sql.join(
  nounNames.map((noun) => sql`select id from ${sql.table(noun)}`),
  sql` union all `,
)}))`;

async function saveFault(address: string, sources: Source[], result: Fault | undefined, now: Date) {
  if (!result) {
    await db.deleteFrom('deadLinks').where('address', '=', address).execute();
    return;
  }
  for (const source of sources) {
    const { fault } = result;
    const since = now.toISOString();
    await db
      .insertInto('deadLinks')
      .values({ ...source, address, fault, isCertain: result.isCertain ? 1 : 0, since })
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

async function deleteObsoleteRows(links: Map<string, Source[]>) {
  const rows = await db.selectFrom('deadLinks').select(['noun', 'recordId', 'address']).execute();
  for (const { noun, recordId, address } of rows) {
    const isStillLinked = links
      .get(address)
      ?.some((source) => source.noun === noun && source.recordId === recordId);
    if (isStillLinked) continue;
    await db
      .deleteFrom('deadLinks')
      .where('noun', '=', noun)
      .where('recordId', '=', recordId)
      .where('address', '=', address)
      .execute();
  }
}
