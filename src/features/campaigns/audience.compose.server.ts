import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '../../platform/database/database.ts';
import { sourceLocale } from '../../platform/languages/page-language.ts';
import { officeToday } from '../../site/office-today.ts';
import type { ProjectFacts } from '../projects/search/project-facts.ts';
import { findDifferences } from '../projects/search/project-match.ts';
import { findFacts } from '../projects/search/project-search.server.ts';
import { selectReachable } from '../subscriptions/readers.server.ts';
import { searchContext } from '../subscriptions/subscription-search.ts';
import type { ReaderRow, SubscriptionRow } from '../subscriptions/subscription.ts';
import type { AudienceCount, Campaign, CampaignTexts, LeftOut } from './campaign.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

type Row = Pick<
  SubscriptionRow,
  | 'id'
  | 'personKey'
  | 'kind'
  | 'name'
  | 'language'
  | 'zone'
  | 'state'
  | 'enquiryId'
  | 'projectId'
  | 'city'
  | 'search'
  | 'endWay'
> &
  Pick<ReaderRow, 'mutedAt'>;

type Reader = Pick<Row, 'id' | 'personKey' | 'name' | 'language' | 'zone' | 'enquiryId'>;

/** One row a person. Their newest subscription that may be written for wins. */
export type Audience = { readers: Reader[]; leftOut: { reader: Reader; reason: LeftOut }[] };

type Asked = Pick<
  Campaign,
  'id' | 'lists' | 'priorityOf' | 'cities' | 'matching' | 'enquiryIds' | 'accessDays'
>;

/** Who gets a campaign, in one reading, and who of them may not be written to. */
export async function readAudience(connection: Connection, asked: Asked): Promise<Audience> {
  const { lists, priorityOf, cities, enquiryIds, accessDays } = asked;
  const project = asked.matching === null ? undefined : await findFacts(asked.matching);
  const rows: Row[] = await connection
    .selectFrom('subscriptions')
    .leftJoin('readers', 'readers.personKey', 'subscriptions.personKey')
    .select([
      'subscriptions.id',
      'subscriptions.personKey',
      'subscriptions.kind',
      'subscriptions.name',
      'subscriptions.language',
      'subscriptions.zone',
      'subscriptions.state',
      'subscriptions.enquiryId',
      'subscriptions.projectId',
      'subscriptions.city',
      'subscriptions.search',
      'subscriptions.endWay',
      'readers.mutedAt',
    ])
    .where((eb) =>
      eb.or([
        eb.lit(false),
        ...(lists.length > 0 ? [eb('kind', 'in', lists as Row['kind'][])] : []),
        ...(priorityOf.length > 0
          ? [eb.and([eb('kind', '=', 'project'), eb('projectId', 'in', priorityOf)])]
          : []),
        ...(cities.length > 0 ? [eb('city', 'in', cities)] : []),
        ...(project
          ? [
              eb.and([
                eb('kind', 'in', ['search', 'similar']),
                eb.or([eb('city', 'is', null), eb('city', '=', project.city)]),
              ]),
            ]
          : []),
        ...(enquiryIds.length > 0 ? [eb('enquiryId', 'in', enquiryIds)] : []),
      ]),
    )
    .orderBy((eb) => eb.fn.coalesce('confirmedAt', 'askedAt'), 'desc')
    .orderBy('subscriptions.id')
    .execute();
  const fitting = project ? await fittingSearches(project, rows) : new Set<string>();
  const isMeant = (row: Row) =>
    !project ||
    lists.includes(row.kind) ||
    cities.includes(row.city ?? '') ||
    (row.kind === 'project' && priorityOf.includes(row.projectId ?? '')) ||
    enquiryIds.includes(row.enquiryId ?? '') ||
    (row.kind === 'similar' && row.city === project.city) ||
    (row.kind === 'search' && fitting.has(row.search));
  const had = await findWritten(connection, asked.id);
  const audience: Audience = { readers: [], leftOut: [] };
  for (const own of Map.groupBy(rows.filter(isMeant), (row) => row.personKey).values()) {
    const [first] = own;
    const reader = own.find((row) => findReason(row, accessDays) === undefined);
    const reason = first && findReason(first, accessDays);
    if (first && had.has(first.personKey))
      audience.leftOut.push({ reader: first, reason: 'had-it' });
    else if (reader) audience.readers.push(reader);
    else if (first && reason) audience.leftOut.push({ reader: first, reason });
  }
  return audience;
}

/** Those to whom an earlier sending of a campaign was written. */
async function findWritten(connection: Connection, campaignId: string) {
  const rows = await connection
    .selectFrom('campaignRecipients')
    .innerJoin('campaignSends', 'campaignSends.id', 'campaignRecipients.sendId')
    .select('personKey')
    .where('campaignId', '=', campaignId)
    .where('campaignRecipients.state', '=', 'written')
    .execute();
  return new Set(rows.map(({ personKey: key }) => key));
}

/** Why nobody may write for a subscription; undefined if somebody may. */
export function findReason(
  row: Pick<Row, 'state' | 'mutedAt' | 'enquiryId' | 'endWay'>,
  accessDays: number | null,
): LeftOut | undefined {
  if (row.state === 'asked' || row.endWay === 'unconfirmed') return 'unconfirmed';
  if (row.state === 'ended') return 'withdrawn';
  if (row.state === 'paused') return 'paused';
  if (row.mutedAt !== null) return 'muted';
  return accessDays !== null && row.enquiryId === null ? 'no-enquiry' : undefined;
}

/** How many get it, by language, and how many do not and why. */
export function countAudience({ readers, leftOut }: Audience, texts: CampaignTexts): AudienceCount {
  const source = sourceLocale();
  const groups = Map.groupBy(readers, ({ language }) => language);
  // In the order of the texts, then those without one.
  const languages = [...new Set([...Object.keys(texts), ...groups.keys()])].flatMap((language) => {
    const own = groups.get(language);
    const hasText = language === source || language in texts;
    return own ? [{ language, people: own.length, hasText, first: own[0]?.id ?? null }] : [];
  });
  const reasons = Map.groupBy(leftOut, ({ reason }) => reason);
  return {
    people: readers.length,
    languages,
    leftOut: Object.fromEntries([...reasons].map(([reason, all]) => [reason, all.length])),
  };
}

const searchesAtOnce = 200;

/** The searches among these that a project fits. Requests are answered in between. */
async function fittingSearches(project: ProjectFacts, rows: readonly Row[]) {
  const searches = new Set(rows.flatMap(({ kind, search }) => (kind === 'search' ? search : [])));
  const today = officeToday();
  const fitting = new Set<string>();
  for (const [index, search] of [...searches].entries()) {
    if (index % searchesAtOnce === searchesAtOnce - 1) await setImmediate();
    const context = searchContext({ city: project.city, search }, today);
    if (findDifferences(project, context).length === 0) fitting.add(search);
  }
  return fitting;
}

const mostPeople = 500;

/** The people who may be chosen one by one: who asked for emails with an enquiry, and may be written to. */
export async function listConsented() {
  return selectReachable()
    .innerJoin('enquiries', 'enquiries.id', 'subscriptions.enquiryId')
    .select(['enquiries.id', 'enquiries.name', 'enquiries.email', 'enquiries.aboutName'])
    .where('enquiries.deletedAt', 'is', null)
    .orderBy('subscriptions.askedAt', 'desc')
    .orderBy('enquiries.id')
    .limit(mostPeople)
    .execute();
}
