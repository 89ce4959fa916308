import { formatFullDateTime } from '../../lib/time/dates.ts';
import { linkInText } from '../../lib/web/local-path.ts';
import { textOfHtml } from '../../lib/html/html-text.ts';
import { textOfRichText } from '../../lib/html/rich-text.ts';
import { xmlText } from '../../lib/html/xml.ts';
import { campaignMessages } from '../../messages/campaigns.ts';
import { projectMessages } from '../../messages/projects.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import { emailBody } from '../../site/emails/email-body.tsx';
import { paths } from '../../site/paths.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { emailSignature, type Seller } from '../places/lines.ts';
import { listEmail } from '../subscriptions/list-emails.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.ts';
import { codeParameter } from './campaign-code.ts';
import type { CampaignProject } from './campaign.ts';

export type CampaignEmail = {
  text: { subject: string; body: string };
  subscription: Pick<SubscriptionRow, 'id' | 'kind' | 'personKey' | 'email' | 'askedAt' | 'name'>;
  /** What the subscription is about. */
  about: string;
  project: CampaignProject | null;
  /** The reader's own link of first access. */
  access: { token: string; expiresAt: string; openings: number } | null;
  seller?: Seller | undefined;
  /** Of the campaign, not of the reader. */
  code: string;
  leaving: string;
  reader: string;
  siteUrl: URL;
};

const longestPreview = 140;

/** The email of a campaign in the language that runs. It loads nothing and does not say whether it was read. */
export function campaignEmail(email: CampaignEmail): OutgoingEmail {
  const { text, subscription, about, project, access, seller, leaving, reader, siteUrl } = email;
  const messages = campaignMessages();
  const ofAccess = projectMessages().firstAccess.letter;
  const until = access && formatFullDateTime(headOffice().timeZone, access.expiresAt);
  const ownUrl = access && counted(paths.firstAccess(access.token));
  const pageUrl = project?.slug ? counted(paths.project(project.slug)) : null;
  const url = ownUrl ?? pageUrl;
  const body = emailBody(text.body, (escaped) => {
    const address = linkInText(textOfHtml(escaped));
    const isOurs = URL.parse(address, siteUrl)?.origin === siteUrl.origin;
    return xmlText(isOurs ? counted(address) : address);
  });
  return listEmail({
    subscription,
    // A preview without a reader has none.
    reasons: subscription.askedAt === '' ? [] : [{ ...subscription, about }],
    purpose: 'campaign',
    subject: text.subject,
    content: {
      preview: textOfRichText(text.body).replaceAll(/\s+/g, ' ').slice(0, longestPreview),
      heading: text.subject,
      paragraphs: subscription.name ? [ofAccess.dear(subscription.name)] : [],
      body,
      lines: [
        ...(project?.lines ?? []),
        ...(access && until
          ? [
              { label: ofAccess.until, text: until },
              { label: ofAccess.link, text: ofAccess.openings(access.openings) },
            ]
          : []),
      ],
      ...(url && {
        button: { label: access ? messages.readPlans : messages.see(project?.title ?? ''), url },
      }),
      seller: emailSignature(seller),
    },
    leaving,
    reader,
    siteUrl,
  });

  /** A link to our own page that says which campaign it stands in. */
  function counted(address: string) {
    const link = new URL(address, siteUrl);
    link.searchParams.set(codeParameter, email.code);
    return link.href;
  }
}
