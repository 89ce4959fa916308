import { randomBytes, randomUUID } from 'node:crypto';
import { textOfRichText } from '../../lib/html/rich-text.ts';
import { instantAt } from '../../lib/time/zoned-time.ts';
import { daysAfter } from '../../lib/time/dates.ts';
import { siteLanguages } from '../../model/languages.ts';
import { refused, type Refusal } from '../../model/record.ts';
import { isWholeIn, translateRecord, unitsIn } from '../../model/translations/units.ts';
import { logActivity } from '../../platform/activity.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { env } from '../../platform/env/env.ts';
import { startQueue, wakeQueue } from '../../platform/jobs/jobs.ts';
import { runInLanguage, sourceLocale } from '../../platform/languages/page-language.ts';
import { newMessageId, putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';
import { leavingToken } from '../../records/consents.server.ts';
import { findTextsAt } from '../../records/translations/record-units.server.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { askAccess } from '../first-access/access-door.server.ts';
import { eveningAfter } from '../first-access/first-access.ts';
import { askDoor } from '../public-door.server.ts';
import { findSeller } from '../sellers.server.ts';
import { readerToken } from '../subscriptions/readers.server.ts';
import { findReason, readAudience, type Audience } from './audience.compose.server.ts';
import type { CampaignEmail } from './campaign-emails.ts';
import { aboutSubscription, findCampaignProject } from './campaign-project.compose.server.ts';
import {
  campaignErrors,
  type Campaign,
  type CampaignRecipientRow,
  type CampaignSendRow,
  type CampaignTexts,
  type LeftOut,
} from './campaign.ts';
import { campaignFrom } from './campaigns.server.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

const queueName = 'campaigns';
const pollIntervalMs = 5_000;
const rowsAtOnce = 400;
/** The time at which it is sent in the zone of each reader. */
const zoneTime = '09:00';
/** When people who wait for a translation are due. */
const whenTranslated = '9999-12-31T00:00:00.000Z';

/** The texts of a campaign, in the source language and in each into which both are translated. */
export async function readTexts(
  connection: Connection,
  campaign: Campaign,
  at = new Date(),
): Promise<CampaignTexts> {
  const { id, subject, body } = campaign;
  const texts: CampaignTexts = { [sourceLocale()]: { subject, body } };
  const units = unitsIn('campaigns', campaign, new Map());
  for (const { locale: language } of siteLanguages()) {
    const wanted = { noun: 'campaigns', recordIds: [id], language } as const;
    const translated = (await findTextsAt(connection, wanted, at)).get(id);
    if (!translated || !isWholeIn(units, translated)) continue;
    const shown = translateRecord('campaigns', campaign, translated);
    texts[language] = { subject: shown.subject, body: shown.body };
  }
  return texts;
}

/** Why a campaign may not leave at a time: the rules of places on its texts and its project. Empty if it may. */
export async function findProblems(
  connection: Connection,
  campaign: Campaign,
  at: Date,
): Promise<string[]> {
  const { id, projectId, accessDays, subject, body } = campaign;
  const asked = { noun: 'campaigns', id, record: campaign, at, channel: 'site' } as const;
  const verdict = await askDoor(connection, asked);
  const problems = verdict.outcome === 'refused' ? Object.values(verdict.faults) : [];
  if (projectId !== null && accessDays !== null) {
    const question = { projectId, subject, words: textOfRichText(body) };
    const answer = await askAccess(question, at, connection);
    if (answer.outcome === 'refused') problems.push(...Object.values(answer.fields));
  } else if (projectId !== null && !(await isPublic(connection, projectId)))
    problems.push(campaignErrors.noProject);
  return [...new Set(problems)];
}

async function isPublic(connection: Connection, projectId: string) {
  return connection
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .executeTakeFirst();
}

type Sent = {
  campaign: Campaign;
  texts: CampaignTexts;
  language: string;
  code: string;
  access: CampaignEmail['access'];
};

/** The email to a reader. The preview, the trial and the sending all show this one. */
export async function writeEmail(
  connection: Connection,
  subscription: CampaignEmail['subscription'] & Parameters<typeof aboutSubscription>[2],
  { campaign, texts, language, code, access }: Sent,
): Promise<OutgoingEmail> {
  const { projectId, accessDays } = campaign;
  const project =
    projectId === null
      ? undefined
      : await findCampaignProject(connection, {
          id: projectId,
          language,
          isPrivate: accessDays !== null,
        });
  const about = await aboutSubscription(connection, language, subscription);
  const seller = projectId === null ? undefined : await findSeller(connection, projectId, language);
  // Loaded when it is needed: scripts that load the nouns do without React.
  const { campaignEmail } = await import('./campaign-emails.ts');
  const text = texts[language] ?? { subject: campaign.subject, body: campaign.body };
  return runInLanguage(language, () =>
    campaignEmail({
      text,
      subscription,
      about,
      project: project ?? null,
      access,
      seller,
      code,
      leaving: leavingToken(subscription.id),
      reader: readerToken(subscription.id),
      siteUrl: env.siteUrl,
    }),
  );
}

/** When it is sent: at once, at a time, or at nine on a day in the zone of each reader. */
type SendTime = { at: string | null; zoneDay: string | null };

export type NewSend = SendTime & {
  id?: string | undefined;
  campaignId: string;
  revision: number;
  rate: number;
};

/** Begins to send a campaign. Repeating the call changes nothing. */
export async function sendCampaign(
  { id = randomUUID(), campaignId, revision, rate, at, zoneDay }: NewSend,
  editor: string,
  now = new Date(),
): Promise<{ outcome: 'done' } | Refusal> {
  const result = await inTransaction(async (tx) => {
    const campaign = await findCampaign(tx, campaignId);
    if (!campaign) return refused({ id: campaignErrors.missing });
    if (campaign.revision !== revision) return refused({ id: campaignErrors.changed });
    if (!(await isTried(tx, campaignId, revision))) return refused({ id: campaignErrors.untried });
    const [problem] = await findProblems(tx, campaign, now);
    if (problem !== undefined) return refused({ id: problem });
    const { readers } = await readAudience(tx, campaign);
    if (readers.length === 0) return refused({ id: campaignErrors.nobody });
    const startAt = zoneDay === null ? (at ?? now.toISOString()) : firstNine(zoneDay);
    const lastAt = zoneDay === null ? at : `${daysAfter(zoneDay, 1)}T21:00:00.000Z`;
    if (lastAt !== null && lastAt <= now.toISOString()) return refused({ at: campaignErrors.late });
    const accessId = await addAccess(tx, campaign, { editor, startAt, now });
    const row = await tx
      .insertInto('campaignSends')
      .values({
        id,
        campaignId,
        revision,
        code: randomBytes(9).toString('base64url'),
        campaign: JSON.stringify(campaign),
        texts: JSON.stringify(await readTexts(tx, campaign, now)),
        accessId,
        state: 'scheduled',
        problem: null,
        rate,
        sliceAt: null,
        sliceCount: 0,
        at: startAt,
        zoneDay,
        startedBy: editor,
        createdAt: now.toISOString(),
        endedAt: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) {
      if (accessId !== null)
        await tx.deleteFrom('firstAccesses').where('id', '=', accessId).execute();
      const same = await tx
        .selectFrom('campaignSends')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      return same ? ({ outcome: 'done' } as const) : refused({ id: campaignErrors.running });
    }
    const isLater = startAt > now.toISOString();
    await log(tx, campaign, isLater ? 'scheduled' : 'sent', editor);
    return { outcome: 'done' } as const;
  });
  wakeQueue(queueName);
  return result;
}

/** Nine o'clock in the zone in which a day begins first. */
function firstNine(day: string) {
  return instantAt('Pacific/Kiritimati', day, zoneTime)?.instant ?? `${day}T00:00:00.000Z`;
}

async function addAccess(
  tx: Transaction,
  { projectId, accessDays, accessHomes }: Campaign,
  { editor, startAt, now }: { editor: string; startAt: string; now: Date },
) {
  if (projectId === null || accessDays === null) return null;
  const language = sourceLocale();
  const project = await findCampaignProject(tx, { id: projectId, language, isPrivate: true });
  const id = randomUUID();
  await tx
    .insertInto('firstAccesses')
    .values({
      id,
      projectId,
      projectTitle: project?.title || '-',
      homes: accessHomes.length > 0 ? JSON.stringify(accessHomes) : null,
      subject: '',
      words: '',
      expiresAt: eveningAfter(accessDays, new Date(startAt), headOffice().timeZone),
      createdBy: editor,
      createdAt: now.toISOString(),
    })
    .execute();
  return id;
}

export async function findCampaign(connection: Connection, id: string) {
  const row = await connection
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && campaignFrom(row);
}

export async function isTried(connection: Connection, campaignId: string, revision: number) {
  const row = await connection
    .selectFrom('campaignTrials')
    .select('revision')
    .where('campaignId', '=', campaignId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sends the email in each language to a member, as its first reader gets it. Its links end nobody's subscription. */
export async function sendTrial(
  { id, revision }: { id: string; revision: number },
  email: string,
  now = new Date(),
): Promise<{ outcome: 'done'; emails: number } | Refusal> {
  const result = await inTransaction(async (tx) => {
    const campaign = await findCampaign(tx, id);
    if (!campaign) return refused({ id: campaignErrors.missing });
    if (campaign.revision !== revision) return refused({ id: campaignErrors.changed });
    const [problem] = await findProblems(tx, campaign, now);
    if (problem !== undefined) return refused({ id: problem });
    const texts = await readTexts(tx, campaign, now);
    const { readers } = await readAudience(tx, campaign);
    const access = exampleAccess(campaign, now);
    const emails: OutgoingEmail[] = [];
    for (const language of Object.keys(texts)) {
      const reader = readers.find((one) => one.language === language) ?? readers[0];
      const subscription = (reader && (await findSubscription(tx, reader.id))) ?? nobody;
      const shown = { ...subscription, id: nobody.id };
      const sent = { campaign, texts, language, code: exampleCode, access };
      const own = await writeEmail(tx, shown, sent);
      emails.push({ ...own, recipient: email, personKey: null, purpose: null });
    }
    await putInOutbox(tx, emails, now);
    await tx
      .insertInto('campaignTrials')
      .values({ campaignId: id, revision, sentAt: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { outcome: 'done', emails: emails.length } as const;
  });
  wakeMailer();
  return result;
}

export const exampleCode = 'preview';

/** In place of a reader while there is none. The secrets of its links open nothing. */
export const nobody = {
  id: 'nobody',
  kind: 'newsletter',
  personKey: '',
  email: '',
  name: '',
  askedAt: new Date(0).toISOString(),
  projectId: null,
  city: null,
  search: '',
} as const;

/** A link in a preview, which opens nothing. */
export function exampleAccess(
  { accessDays, accessOpenings }: Campaign,
  now: Date,
): CampaignEmail['access'] {
  if (accessDays === null) return null;
  const expiresAt = eveningAfter(accessDays, now, headOffice().timeZone);
  return { token: exampleCode, expiresAt, openings: accessOpenings };
}

export async function findSubscription(connection: Connection, id: string) {
  return connection.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

const changes = {
  pause: { from: ['running'], to: 'paused', act: 'paused' },
  continue: { from: ['paused'], to: 'running', act: 'continued' },
  stop: { from: ['scheduled', 'running', 'paused'], to: 'stopped', act: 'stopped' },
} as const;

export type SendChange = keyof typeof changes;

/** Pauses a sending, goes on with it, or stops it for good. What stands already is left. */
export async function changeSend(
  { id, change }: { id: string; change: SendChange },
  editor: string,
  now = new Date(),
): Promise<{ outcome: 'done' }> {
  const { from, to, act } = changes[change];
  await inTransaction(async (tx) => {
    const send = await tx
      .updateTable('campaignSends')
      .set({
        state: to,
        ...(to === 'running' && { problem: null }),
        ...(to === 'stopped' && { endedAt: now.toISOString() }),
      })
      .where('id', '=', id)
      .where('state', 'in', [...from])
      .returning('campaign')
      .executeTakeFirst();
    if (!send) return;
    if (to === 'stopped')
      await tx
        .updateTable('campaignRecipients')
        .set({ state: 'left-out', reason: 'stopped' })
        .where('sendId', '=', id)
        .where('state', '=', 'waiting')
        .execute();
    await log(tx, JSON.parse(send.campaign) as Campaign, act, editor);
  });
  wakeQueue(queueName);
  return { outcome: 'done' };
}

async function log(
  tx: Transaction,
  { id, name }: Campaign,
  act: 'scheduled' | 'sent' | 'paused' | 'continued' | 'stopped',
  actor: string,
) {
  await logActivity(tx, { actor, kind: 'campaigns', act, subjectId: id, name });
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
    if (await db.transaction().execute((tx) => step(tx, id, now))) {
      wakeMailer();
      return true;
    }
  }
  return false;
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
  return JSON.parse(campaign) as Campaign;
}

function recipientsFor(send: CampaignSendRow, audience: Audience, now: Date) {
  const texts = JSON.parse(send.texts) as CampaignTexts;
  const { withoutText } = readCampaign(send);
  const source = sourceLocale();
  const shared = { sendId: send.id, messageId: null };
  const readers = audience.readers.map((reader): CampaignRecipientRow => {
    const { id: subscriptionId, personKey, language: own, zone } = reader;
    const waits = !(own in texts) && withoutText === 'wait';
    return {
      ...shared,
      personKey,
      subscriptionId,
      language: own in texts || waits ? own : source,
      dueAt: waits ? whenTranslated : dueTime(send, zone, now),
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
  const campaign = readCampaign(send);
  const [problem] = await findProblems(tx, campaign, now);
  if (problem !== undefined) {
    await tx
      .updateTable('campaignSends')
      .set({ state: 'paused', problem })
      .where('id', '=', id)
      .execute();
    return true;
  }
  const outcome = await writeTo(tx, { send, campaign, recipient }, now);
  await tx
    .updateTable('campaignRecipients')
    .set(outcome)
    .where('sendId', '=', id)
    .where('personKey', '=', recipient.personKey)
    .execute();
  return true;
}

/** Locks a sending that may write one more email in this minute, and counts it. */
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
    .returningAll()
    .executeTakeFirst();
}

async function findDue(tx: Transaction, id: string, now: Date) {
  return tx
    .selectFrom('campaignRecipients')
    .selectAll()
    .where('sendId', '=', id)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now.toISOString())
    .orderBy('dueAt')
    .orderBy('personKey')
    .limit(1)
    .executeTakeFirst();
}

type Turn = { send: CampaignSendRow; campaign: Campaign; recipient: CampaignRecipientRow };

type Written = Pick<CampaignRecipientRow, 'state' | 'reason' | 'messageId'>;

/** Asks again whether the reader may be written to. Their subscription is locked: a withdrawal waits, or has won. */
async function writeTo(
  tx: Transaction,
  { send, campaign, recipient }: Turn,
  now: Date,
): Promise<Written> {
  const subscription = await tx
    .updateTable('subscriptions')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', recipient.subscriptionId)
    .returningAll()
    .executeTakeFirst();
  if (!subscription) return leftOut('withdrawn');
  const reader = await tx
    .selectFrom('readers')
    .select('mutedAt')
    .where('personKey', '=', recipient.personKey)
    .executeTakeFirst();
  const mutedAt = reader?.mutedAt ?? null;
  const reason = findReason({ ...subscription, mutedAt }, campaign.accessDays);
  if (reason) return leftOut(reason);
  const access = await addLink(tx, { send, campaign }, subscription.enquiryId, now);
  if (access === 'no-enquiry') return leftOut(access);
  const texts = JSON.parse(send.texts) as CampaignTexts;
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
      .set({ dueAt: now.toISOString(), reason: null })
      .where('sendId', '=', id)
      .where('state', '=', 'waiting')
      .where('language', '=', language)
      .execute();
  return true;
}
