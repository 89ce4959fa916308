import { NotFound } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import { sourceLocale } from '../../platform/languages/page-language.ts';
import { isTooLong } from '../../platform/mail/outbox.ts';
import { sender } from '../../site/emails/email-content.ts';
import { countAudience, readAudience } from './audience.compose.server.ts';
import {
  campaignErrors,
  type AudienceCount,
  type Campaign,
  type CampaignInput,
  type CampaignPreview,
  type CampaignSends,
} from './campaign.ts';
import { findSubscription } from '../subscriptions/readers.server.ts';
import { cleanBody } from './campaigns.server.ts';
import { listSends } from './report.server.ts';
import {
  exampleAccess,
  exampleCode,
  findCampaign,
  findProblems,
  isTried,
  nobody,
  readTexts,
  withSender,
  writeEmail,
} from './campaign-writing.compose.server.ts';

/** A campaign as typed in a form, which may be incomplete. */
export type TypedCampaign = CampaignInput & { id?: string | undefined };

/** Who gets a campaign as it is typed. */
export async function countTyped(typed: TypedCampaign): Promise<AudienceCount> {
  const campaign = await fromTyped(typed);
  return countAudience(await readAudience(db, campaign), await readTexts(db, campaign));
}

type Shown = { typed: TypedCampaign; language: string | null; readerId: string | null };

/** The email of a campaign as it is typed, to a real reader, with what the rules say against it. */
export async function previewTyped(
  { typed, language: asked, readerId }: Shown,
  now = new Date(),
): Promise<CampaignPreview> {
  const written = { ...(await fromTyped(typed)), body: await cleanBody(typed.body) };
  const campaign = await withSender(db, written);
  const texts = await readTexts(db, campaign, now);
  const language = asked !== null && asked in texts ? asked : sourceLocale();
  const reader = readerId === null ? undefined : await findSubscription(readerId);
  const sent = {
    campaign,
    texts,
    language,
    code: exampleCode,
    access: exampleAccess(campaign, now),
  };
  // The links of a preview end nobody's subscription.
  const { id, personKey } = nobody;
  const shownTo = { ...nobody, askedAt: '', ...reader, id, personKey };
  const email = await writeEmail(db, shownTo, sent);
  return {
    html: email.bodyHtml,
    text: email.bodyText,
    subject: email.subject,
    from: sender(email.fromName ?? undefined),
    to: reader ? reader.name || reader.email : null,
    languages: Object.keys(texts),
    problems: [
      ...(await findProblems(db, sent, now)),
      ...(isTooLong(email) ? [campaignErrors.tooLong] : []),
    ],
  };
}

async function fromTyped({ id, ...typed }: TypedCampaign): Promise<Campaign> {
  const stored = id === undefined ? undefined : await findCampaign(db, id);
  const { revision = 0, updatedAt = '' } = stored ?? {};
  return { ...typed, id: id ?? '', revision, updatedAt };
}

/** What was sent of a campaign, and whether it was tried as it is now. */
export async function readSends({ id }: { id: string }): Promise<CampaignSends> {
  const campaign = await findCampaign(db, id);
  if (!campaign) throw new NotFound(campaignErrors.missing);
  return {
    isTried: await isTried(db, campaign, await readTexts(db, campaign)),
    sends: await listSends(id),
  };
}
