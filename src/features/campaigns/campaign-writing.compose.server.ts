import { textOfRichText } from '../../lib/html/rich-text.ts';
import { inLine } from '../../lib/text/in-line.ts';
import { siteLanguages } from '../../model/languages.ts';
import {
  translateRecord,
  unitsIn,
  unitStates,
  visitorTextsOf,
} from '../../model/translations/units.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { runInLanguage, sourceLocale } from '../../platform/languages/page-language.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';
import { leavingToken } from '../../records/consents.server.ts';
import { findTextsAt } from '../../records/translations/record-units.server.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import { findOfferedTitle } from '../alerts/offered-projects.compose.server.ts';
import { askAccess } from '../first-access/access-door.server.ts';
import { eveningAfter } from '../first-access/first-access.ts';
import { readRulings } from '../leaving-texts.server.ts';
import { listsOfTranslation } from '../places/record-words.ts';
import { recordFrom } from '../projects/project-row.ts';
import { askDoor } from '../public-door.server.ts';
import { findSeller } from '../sellers.server.ts';
import { readerToken } from '../subscriptions/readers.server.ts';
import { aboutText } from '../subscriptions/subscription-text.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.ts';
import { languageLabel } from '../translations/translation.ts';
import type { CampaignEmail } from './campaign-emails.ts';
import { findCampaignProject } from './campaign-project.compose.server.ts';
import {
  campaignErrors,
  type Campaign,
  type CampaignTexts,
  type SentCampaign,
} from './campaign.ts';
import { campaignFrom } from './campaigns.server.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** The texts of a campaign in the source language, and in each into which they are translated as they are now. */
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
    const isCurrent = unitStates(units, translated ?? {}).every(({ state }) => state === 'current');
    if (!translated || !isCurrent) continue;
    const shown = translateRecord('campaigns', campaign, translated);
    texts[language] = { subject: shown.subject, body: shown.body };
  }
  return texts;
}

/**
 * Why a campaign may not leave with these texts at a time: the rules of places on them and on its project. Empty if it
 * may.
 */
export async function findProblems(
  connection: Connection,
  { campaign, texts }: Pick<Sent, 'campaign' | 'texts'>,
  at: Date,
): Promise<string[]> {
  const { id, projectId, accessDays } = campaign;
  const asked = { noun: 'campaigns', id, record: campaign } as const;
  const rulings = await readRulings(connection, asked);
  const leaving = Object.entries(texts).map(([language, text]) => ({
    texts: visitorTextsOf('campaigns', { ...campaign, ...text }),
    rulings,
    ...(language !== sourceLocale() && {
      languages: listsOfTranslation(language),
      label: languageLabel(language),
    }),
  }));
  const problems = await ask({ ...asked, texts: leaving });
  if (projectId !== null && accessDays !== null) {
    const all = Object.values(texts);
    const subject = all.map((text) => text.subject).join('\n');
    const words = all.map(({ body }) => textOfRichText(body)).join('\n');
    const answer = await askAccess({ projectId, subject, words }, at, connection);
    if (answer.outcome === 'refused') problems.push(...Object.values(answer.fields));
  } else if (projectId !== null) {
    const row = await connection
      .selectFrom('projects')
      .selectAll()
      .where('id', '=', projectId)
      .executeTakeFirst();
    problems.push(
      ...(row
        ? await ask({ noun: 'projects', id: projectId, record: recordFrom(row) })
        : [campaignErrors.noProject]),
    );
  }
  if (campaign.senderId && !(await findSender(connection, campaign)))
    problems.push(campaignErrors.noSender);
  return [...new Set(problems)];

  async function ask(about: Omit<Parameters<typeof askDoor>[1], 'at' | 'channel'>) {
    const verdict = await askDoor(connection, { ...about, at, channel: 'site' });
    return verdict.outcome === 'refused' ? Object.values(verdict.faults) : [];
  }
}

type Sent = {
  campaign: SentCampaign;
  texts: CampaignTexts;
  language: string;
  code: string;
  access: CampaignEmail['access'];
};

/** The email to a reader. The preview, the trial and the sending all show this one. */
export async function writeEmail(
  connection: Connection,
  subscription: CampaignEmail['subscription'] &
    Pick<SubscriptionRow, 'projectId' | 'city' | 'search'>,
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
  const title = await findOfferedTitle(connection, subscription, language);
  const seller = projectId === null ? undefined : await findSeller(connection, projectId, language);
  // Loaded when it is needed: scripts that load the nouns do without React.
  const { campaignEmail } = await import('./campaign-emails.ts');
  const text = texts[language] ?? { subject: campaign.subject, body: campaign.body };
  const email = runInLanguage(language, () =>
    campaignEmail({
      text,
      subscription,
      about: aboutText(subscription, title),
      project: project ?? null,
      access,
      seller,
      code,
      leaving: leavingToken(subscription.personKey),
      reader: readerToken(subscription.id),
      siteUrl: env.siteUrl,
    }),
  );
  const { fromName } = campaign;
  return { ...email, ...(fromName && { fromName }) };
}

/** The office gets the replies, which may ask for no more emails. */
export async function withSender(
  connection: Connection,
  campaign: SentCampaign,
): Promise<SentCampaign> {
  if (campaign.fromName) return campaign;
  const partner = await findSender(connection, campaign);
  if (!partner) return campaign;
  return { ...campaign, fromName: inLine([partner.name, settings().company.name]) };
}

/** The partner in whose name it is sent; undefined for the company, and for one who is not published. */
async function findSender(connection: Connection, { senderId }: Campaign) {
  if (!senderId) return undefined;
  return connection
    .selectFrom('partners')
    .select('name')
    .where('id', '=', senderId)
    .executeTakeFirst();
}

export async function findCampaign(connection: Connection, id: string) {
  const row = await connection
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && campaignFrom(row);
}

export async function isTried(
  connection: Connection,
  { id, revision }: Campaign,
  texts: CampaignTexts,
) {
  const row = await connection
    .selectFrom('campaignTrials')
    .select('revision')
    .where('campaignId', '=', id)
    .where('revision', '=', revision)
    .where('textsHash', '=', hashTexts(texts))
    .executeTakeFirst();
  return row !== undefined;
}

/** By which a trial knows whether it was of the same texts. */
export function hashTexts(texts: CampaignTexts) {
  return hashToken(JSON.stringify(texts));
}

export const exampleCode = 'preview';

/** In place of a reader while there is none. The secrets of its links open nothing. */
export const nobody = {
  id: 'nobody',
  kind: 'newsletter',
  personKey: 'nobody',
  email: '',
  name: '',
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
