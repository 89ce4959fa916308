import { randomBytes, randomUUID } from 'node:crypto';
import { instantAt } from '../../lib/time/zoned-time.ts';
import { isUnavailable } from '../../platform/database/connection.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { startQueue, wakeQueue } from '../../platform/jobs/jobs.ts';
import { sourceLocale } from '../../platform/languages/page-language.ts';
import { newMessageId, putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import { log } from '../../platform/observability/log.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';
import { findReader } from '../../records/consents.server.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { findReason, readAudience, type Audience } from './audience.compose.server.ts';
import type { CampaignEmail } from './campaign-emails.ts';
import {
  findProblems,
  readTexts,
  withSender,
  writeEmail,
} from './campaign-writing.compose.server.ts';
import {
  campaignErrors,
  zoneTime,
  type CampaignRecipientRow,
  type CampaignSendRow,
  type CampaignTexts,
  type LeftOut,
  type SentCampaign,
} from './campaign.ts';

const queueName = 'campaigns';
const pollIntervalMs = 5_000;
const rowsAtOnce = 400;

export function wakeCampaigns() {
  wakeQueue(queueName);
}

/** Starts the queue that writes campaigns into the outbox, a slice a minute. Several instances share it. */
export function startCampaigns() {
  return startQueue({
    name: queueName,
    pollIntervalMs,
    databaseAway: 'Campaigns paused: the database is unavailable',
    runNext: () => writeNextOfCampaigns(),
  });
}

/** Takes the next step of a campaign that is due; false if there is none. */
export async function writeNextOfCampaigns(now = new Date()): Promise<boolean> {
  const sends = await db
    .selectFrom('campaignSends')
    .select(['id', 'state'])
    .where('state', 'in', ['scheduled', 'running'])
    .where('at', '<=', now.toISOString())
    .orderBy('at')
    .orderBy('id')
    .execute();
  for (const { id, state } of sends) {
    const step = state === 'scheduled' ? begin : writeNext;
    try {
      if (!(await db.transaction().execute((tx) => step(tx, id, now)))) continue;
      wakeMailer();
    } catch (cause) {
      if (isUnavailable(cause)) throw cause;
      log.error('An email of a campaign could not be written', cause);
      await halt(id, state, now);
    }
    return true;
  }
  return false;
}

/** So that what fails is not tried again and again before all others. */
async function halt(id: string, from: CampaignSendRow['state'], now: Date) {
  const { unwritten: problem } = campaignErrors;
  await db
    .updateTable('campaignSends')
    .set(
      from === 'running'
        ? { state: 'paused', problem }
        : { state: 'stopped', problem, endedAt: now.toISOString() },
    )
    .where('id', '=', id)
    .where('state', '=', from)
    .execute();
}

/** Chooses the people at the time of the sending, so that who has left is not among them. */
async function begin(tx: Transaction, id: string, now: Date) {
  const send = await tx
    .updateTable('campaignSends')
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .returningAll()
    .executeTakeFirst();
  if (!send) return false;
  const rows = recipientsFor(send, await readAudience(tx, readCampaign(send)), now);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insertInto('campaignRecipients')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  return true;
}

function readCampaign({ campaign }: Pick<CampaignSendRow, 'campaign'>) {
  return JSON.parse(campaign) as SentCampaign;
}

function recipientsFor(send: CampaignSendRow, audience: Audience, now: Date) {
  const texts = JSON.parse(send.texts) as CampaignTexts;
  const { withoutText } = readCampaign(send);
  const source = sourceLocale();
  const results = { hasFailed: 0, hasReturned: 0, hasLeft: 0 } as const;
  const shared = { sendId: send.id, messageId: null, ...results };
  const readers = audience.readers.map((reader): CampaignRecipientRow => {
    const { id: subscriptionId, personKey, language: own, zone } = reader;
    const waits = !(own in texts) && withoutText === 'wait';
    return {
      ...shared,
      personKey,
      subscriptionId,
      language: own in texts || waits ? own : source,
      dueAt: dueTime(send, zone, now),
      state: 'waiting',
      reason: waits ? 'no-text' : null,
    };
  });
  const others = audience.leftOut.map(({ reader, reason }): CampaignRecipientRow => {
    const { id: subscriptionId, personKey, language } = reader;
    const ended = { dueAt: send.at, state: 'left-out', reason } as const;
    return { ...shared, personKey, subscriptionId, language, ...ended };
  });
  return [...readers, ...others];
}

function dueTime({ zoneDay }: CampaignSendRow, zone: string | null, now: Date) {
  if (zoneDay === null) return now.toISOString();
  return (
    instantAt(zone ?? headOffice().timeZone, zoneDay, zoneTime)?.instant ??
    instantAt(headOffice().timeZone, zoneDay, zoneTime)?.instant ??
    now.toISOString()
  );
}

/**
 * Writes one email into the outbox, in the transaction that marks its reader as written to. The row of the sending is
 * locked first, so that instances take turns and a kill leaves nothing half done. What may not leave pauses the sending.
 */
async function writeNext(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const due = await findDue(tx, id, now);
  if (!due) return finish(tx, id, now);
  const send = await takeTurn(tx, id, now);
  const recipient = send && (await findDue(tx, id, now));
  if (!recipient) return false;
  // A sending of an earlier release has no name yet.
  const campaign = await withSender(tx, readCampaign(send));
  const texts = JSON.parse(send.texts) as CampaignTexts;
  const problem = (await isAccessOver(tx, send, now))
    ? campaignErrors.accessEnded
    : (await findProblems(tx, { campaign, texts }, now))[0];
  if (problem !== undefined) {
    await tx
      .updateTable('campaignSends')
      .set({ state: 'paused', problem })
      .where('id', '=', id)
      .execute();
    return true;
  }
  const outcome = await writeTo(tx, { send, campaign, texts, recipient }, now);
  await tx
    .updateTable('campaignRecipients')
    .set(outcome)
    .where('sendId', '=', id)
    .where('personKey', '=', recipient.personKey)
    .execute();
  return true;
}

async function isAccessOver(tx: Transaction, { accessId }: CampaignSendRow, now: Date) {
  const over = await tx
    .selectFrom('firstAccesses')
    .select('id')
    .where('id', '=', accessId)
    .where('expiresAt', '<=', now.toISOString())
    .executeTakeFirst();
  return over !== undefined;
}

/**
 * Locks a sending that may write one more email in this minute, and counts it. While the mail server is away no more emails
 * of campaigns wait than that, so that they do not keep up those of enquiries.
 */
async function takeTurn(tx: Transaction, id: string, now: Date) {
  const minute = now.toISOString().slice(0, 16);
  return tx
    .updateTable('campaignSends')
    .set((eb) => ({
      sliceAt: minute,
      sliceCount: eb
        .case()
        .when('sliceAt', '=', minute)
        .then(eb('sliceCount', '+', 1))
        .else(1)
        .end(),
    }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where((eb) =>
      eb.or([
        eb('sliceAt', 'is', null),
        eb('sliceAt', '<>', minute),
        eb('sliceCount', '<', eb.ref('rate')),
      ]),
    )
    .where('rate', '>', (eb) =>
      eb
        .selectFrom('outgoingMails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('outgoingMails.state', '=', 'waiting')
        .where('outgoingMails.purpose', '=', 'campaign'),
    )
    .returningAll()
    .executeTakeFirst();
}

async function findDue(tx: Transaction, id: string, now: Date) {
  return tx
    .selectFrom('campaignRecipients')
    .selectAll()
    .where('sendId', '=', id)
    .where('state', '=', 'waiting')
    .where('reason', 'is', null)
    .where('dueAt', '<=', now.toISOString())
    .orderBy('dueAt')
    .orderBy('personKey')
    .limit(1)
    .executeTakeFirst();
}

type Turn = {
  send: CampaignSendRow;
  campaign: SentCampaign;
  texts: CampaignTexts;
  recipient: CampaignRecipientRow;
};

type Written = Pick<CampaignRecipientRow, 'state' | 'reason' | 'messageId'>;

/** Asks again whether the reader may be written to. Their subscription is locked: a withdrawal waits, or has won. */
async function writeTo(
  tx: Transaction,
  { send, campaign, texts, recipient }: Turn,
  now: Date,
): Promise<Written> {
  const subscription = await tx
    .updateTable('subscriptions')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', recipient.subscriptionId)
    .returningAll()
    .executeTakeFirst();
  if (!subscription) return leftOut('withdrawn');
  const { mutedAt = null } = (await findReader(tx, recipient.personKey)) ?? {};
  const reason = findReason({ ...subscription, mutedAt }, campaign.accessDays);
  if (reason) return leftOut(reason);
  const access = await addLink(tx, { send, campaign }, subscription.enquiryId, now);
  if (access === 'no-enquiry') return leftOut(access);
  const { language } = recipient;
  const sent = { campaign, texts, language, code: send.code, access };
  const messageId = newMessageId();
  await putInOutbox(tx, [{ ...(await writeEmail(tx, subscription, sent)), messageId }], now);
  return { state: 'written', reason: null, messageId };
}

function leftOut(reason: LeftOut): Written {
  return { state: 'left-out', reason, messageId: null };
}

/** The reader's own link of first access; null for a campaign without. */
async function addLink(
  tx: Transaction,
  { send, campaign }: Pick<Turn, 'send' | 'campaign'>,
  enquiryId: string | null,
  now: Date,
): Promise<CampaignEmail['access'] | 'no-enquiry'> {
  if (send.accessId === null) return null;
  const access = await tx
    .selectFrom('firstAccesses')
    .select('expiresAt')
    .where('id', '=', send.accessId)
    .executeTakeFirstOrThrow();
  const enquiry = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', enquiryId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!enquiry) return 'no-enquiry';
  const token = randomBytes(24).toString('base64url');
  const openings = campaign.accessOpenings;
  await tx
    .insertInto('firstAccessLinks')
    .values({
      id: randomUUID(),
      accessId: send.accessId,
      enquiryId: enquiry.id,
      tokenHash: hashToken(token),
      state: 'sent',
      openings,
      opened: 0,
      lastOpenedAt: null,
      problem: null,
      createdAt: now.toISOString(),
    })
    .execute();
  return { token, expiresAt: access.expiresAt, openings };
}

/** Ends a sending that has nobody left, and lets those go who waited for a language that has texts now. */
async function finish(tx: Transaction, id: string, now: Date) {
  const waiting = await tx
    .selectFrom('campaignRecipients')
    .select(['language', 'reason'])
    .distinct()
    .where('sendId', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  if (waiting.length > 0) {
    const untranslated = waiting.filter(({ reason }) => reason === 'no-text');
    return untranslated.length > 0 && releaseTranslated(tx, { id, untranslated }, now);
  }
  const ended = await tx
    .updateTable('campaignSends')
    .set({ state: 'done', endedAt: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

async function releaseTranslated(
  tx: Transaction,
  { id, untranslated }: { id: string; untranslated: { language: string }[] },
  now: Date,
) {
  const send = await tx
    .selectFrom('campaignSends')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const before = JSON.parse(send.texts) as CampaignTexts;
  const present = await readTexts(tx, readCampaign(send), now);
  const added = untranslated.flatMap(({ language }) => {
    const text = present[language];
    return text ? [[language, text] as const] : [];
  });
  if (added.length === 0) return false;
  const texts = { ...before, ...Object.fromEntries(added) };
  await tx
    .updateTable('campaignSends')
    .set({ texts: JSON.stringify(texts) })
    .where('id', '=', id)
    .execute();
  for (const [language] of added)
    await tx
      .updateTable('campaignRecipients')
      .set({ reason: null })
      .where('sendId', '=', id)
      .where('state', '=', 'waiting')
      .where('language', '=', language)
      .execute();
  return true;
}
