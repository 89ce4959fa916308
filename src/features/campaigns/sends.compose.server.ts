import { randomBytes, randomUUID } from 'node:crypto';
import { instantAt } from '../../lib/time/zoned-time.ts';
import { refused, type Refusal } from '../../model/record.ts';
import { logActivity } from '../../platform/activity.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { env } from '../../platform/env/env.ts';
import { sourceLocale } from '../../platform/languages/page-language.ts';
import { isTooLong, putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { eveningAfter } from '../first-access/first-access.ts';
import { readAudience } from './audience.compose.server.ts';
import { findCampaignProject } from './campaign-project.compose.server.ts';
import { lockCampaign } from './campaigns.server.ts';
import { wakeCampaigns } from './campaign-queue.compose.server.ts';
import {
  exampleAccess,
  exampleCode,
  findCampaign,
  findProblems,
  hashTexts,
  isTried,
  nobody,
  readTexts,
  withSender,
  writeEmail,
} from './campaign-writing.compose.server.ts';
import { campaignErrors, zoneTime, type Campaign } from './campaign.ts';

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
  if (env.smtpUrl === undefined) return refused({ id: campaignErrors.noEmail });
  // Read before the transaction, which keeps others waiting. Who gets it is chosen when the sending begins.
  const seen = await findCampaign(db, campaignId);
  const { readers } = seen ? await readAudience(db, seen) : { readers: [] };
  const result = await inTransaction(async (tx) => {
    await lockCampaign(tx, campaignId);
    const campaign = await findCampaign(tx, campaignId);
    if (!campaign) return refused({ id: campaignErrors.missing });
    if (campaign.revision !== revision || seen?.revision !== revision)
      return refused({ id: campaignErrors.changed });
    const texts = await readTexts(tx, campaign, now);
    if (!(await isTried(tx, campaign, texts))) return refused({ id: campaignErrors.untried });
    const [problem] = await findProblems(tx, { campaign, texts }, now);
    if (problem !== undefined) return refused({ id: problem });
    if (readers.length === 0) return refused({ id: campaignErrors.nobody });
    const startAt = zoneDay === null ? (at ?? now.toISOString()) : firstNine(zoneDay);
    const lastAt =
      zoneDay === null ? at : instantAt(headOffice().timeZone, zoneDay, zoneTime)?.instant;
    if (lastAt && lastAt <= now.toISOString()) return refused({ at: campaignErrors.late });
    const accessId = await addAccess(tx, campaign, { editor, startAt, now });
    const row = await tx
      .insertInto('campaignSends')
      .values({
        id,
        campaignId,
        revision,
        code: randomBytes(9).toString('base64url'),
        campaign: JSON.stringify(await withSender(tx, campaign)),
        texts: JSON.stringify(texts),
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
  wakeCampaigns();
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

/** Sends the email in each language to a member, as an invented reader gets it. Its links end nobody's subscription. */
export async function sendTrial(
  { id, revision }: { id: string; revision: number },
  email: string,
  now = new Date(),
): Promise<{ outcome: 'done'; emails: number } | Refusal> {
  const result = await inTransaction(async (tx) => {
    const campaign = await findCampaign(tx, id);
    if (!campaign) return refused({ id: campaignErrors.missing });
    if (campaign.revision !== revision) return refused({ id: campaignErrors.changed });
    const texts = await readTexts(tx, campaign, now);
    const [problem] = await findProblems(tx, { campaign, texts }, now);
    if (problem !== undefined) return refused({ id: problem });
    const access = exampleAccess(campaign, now);
    const reader = { ...nobody, name: 'Maya Chen', askedAt: now.toISOString() };
    const named = await withSender(tx, campaign);
    const emails: OutgoingEmail[] = [];
    for (const language of Object.keys(texts)) {
      const sent = { campaign: named, texts, language, code: exampleCode, access };
      const own = await writeEmail(tx, reader, sent);
      const isTrial = { personKey: null, subscriptionId: null, purpose: null };
      emails.push({ ...own, ...isTrial, recipient: email });
    }
    if (emails.some(isTooLong)) return refused({ body: campaignErrors.tooLong });
    await putInOutbox(tx, emails, now);
    await tx
      .insertInto('campaignTrials')
      .values({
        campaignId: id,
        revision,
        textsHash: hashTexts(texts),
        sentAt: now.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { outcome: 'done', emails: emails.length } as const;
  });
  wakeMailer();
  return result;
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
  wakeCampaigns();
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
