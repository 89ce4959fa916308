import type { ExpressionBuilder } from 'kysely';
import { db, type Transaction } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/row-types.ts';
import { settings } from '../../site/settings/settings.ts';
import type {
  CampaignRecipientRow,
  CampaignSendRow,
  LeftOut,
  SendReport,
  SentCampaign,
} from './campaign.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** The sendings of a campaign, the newest first, with what became of them. Nobody's reading is followed. */
export async function listSends(campaignId: string, connection: Connection = db) {
  const sends = await connection
    .selectFrom('campaignSends')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const reports: SendReport[] = [];
  for (const send of sends) reports.push(await readReport(connection, send));
  return reports;
}

async function readReport(connection: Connection, send: CampaignSendRow): Promise<SendReport> {
  const { id, revision, state, problem, at, zoneDay, rate, startedBy, endedAt } = send;
  const groups = await connection
    .selectFrom('campaignRecipients')
    .select(['state', 'reason'])
    .select(({ fn }) => fn.countAll().as('people'))
    .where('sendId', '=', id)
    .groupBy(['state', 'reason'])
    .execute();
  const count = (isCounted: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(isCounted).reduce((sum, { people }) => sum + Number(people), 0);
  const leftOut = groups.flatMap(({ state: of, reason, people }) =>
    of === 'left-out' && reason ? [[reason, Number(people)] as const] : [],
  );
  const written = count((group) => group.state === 'written');
  return {
    id,
    revision,
    state,
    problem,
    at,
    zoneDay,
    rate,
    from: (JSON.parse(send.campaign) as SentCampaign).fromName ?? settings().company.name,
    startedBy,
    endedAt,
    people: count(() => true) - leftOut.reduce((sum, [, people]) => sum + people, 0),
    written,
    waiting: count((group) => group.state === 'waiting' && group.reason === null),
    waitingForText: count((group) => group.state === 'waiting' && group.reason === 'no-text'),
    leftOut: Object.fromEntries(leftOut) as Partial<Record<LeftOut, number>>,
    ...(await readResults(connection, send)),
  };
}

/** What the outbox, the register and the link's own code say. */
async function readResults(connection: Connection, { id, code, accessId, at }: CampaignSendRow) {
  const written = await connection
    .selectFrom('campaignRecipients as one')
    .leftJoin('outgoingMails', 'outgoingMails.messageId', 'one.messageId')
    .leftJoin('readers', 'readers.personKey', 'one.personKey')
    .leftJoin('subscriptions', 'subscriptions.id', 'one.subscriptionId')
    .where('one.sendId', '=', id)
    .where('one.state', '=', 'written')
    .select(({ fn, eb }) => [
      fn
        .countAll()
        .filterWhere(
          eb.or([eb('outgoingMails.state', '=', 'sent'), eb('one.messageId', 'is', null)]),
        )
        .as('accepted'),
      fn
        .countAll()
        .filterWhere(eb.or([eb('outgoingMails.state', '=', 'failed'), eb('one.hasFailed', '=', 1)]))
        .as('failed'),
      fn
        .countAll()
        .filterWhere(eb.or([eb('readers.mutedAt', '>=', at), eb('one.hasReturned', '=', 1)]))
        .as('returned'),
      fn
        .countAll()
        .filterWhere(eb.or([eb('subscriptions.endedAt', '>=', at), eb('one.hasLeft', '=', 1)]))
        .as('left'),
    ])
    .executeTakeFirstOrThrow();
  const enquiries = await connection
    .selectFrom('enquiries')
    .select(({ fn }) => [fn.countAll().as('count'), fn.count('viewingState').as('viewings')])
    .where('campaignCode', '=', code)
    .where('status', '!=', 'spam')
    .executeTakeFirstOrThrow();
  const opened =
    accessId === null
      ? null
      : await connection
          .selectFrom('firstAccessLinks')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('accessId', '=', accessId)
          .where('opened', '>', 0)
          .executeTakeFirstOrThrow();
  return {
    accepted: Number(written.accepted),
    failed: Number(written.failed),
    returned: Number(written.returned),
    left: Number(written.left),
    enquiries: Number(enquiries.count),
    viewings: Number(enquiries.viewings),
    opened: opened && Number(opened.count),
  };
}

/** The newest sending of each campaign, with how far it is. */
export async function listStates() {
  const sends = await db
    .selectFrom('campaignSends')
    .select(['id', 'campaignId', 'state', 'at', 'zoneDay', 'endedAt'])
    .select((eb) => [
      countRecipients(eb, ['waiting', 'written']).as('people'),
      countRecipients(eb, ['written']).as('written'),
    ])
    .orderBy('createdAt', 'desc')
    .execute();
  const newest = [...Map.groupBy(sends, ({ campaignId }) => campaignId).values()].flatMap(
    ([send]) => send ?? [],
  );
  return newest.map((send) => ({
    ...send,
    people: Number(send.people),
    written: Number(send.written),
  }));
}

function countRecipients(
  eb: ExpressionBuilder<Tables, 'campaignSends'>,
  states: CampaignRecipientRow['state'][],
) {
  return eb
    .selectFrom('campaignRecipients')
    .select(({ fn }) => fn.countAll().as('count'))
    .whereRef('sendId', '=', 'campaignSends.id')
    .where('campaignRecipients.state', 'in', states);
}
