import { mentionLabel, type UnseenMention } from './note.ts';
import { renderEmailHtml } from '../../site/emails/EmailPage.tsx';
import { renderEmailText, type EmailContent } from '../../site/emails/email-content.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';

/** Tells a member once that a note mentions them. */
export function mentionEmail(
  mention: UnseenMention & { text: string },
  { email }: { email: string },
  siteUrl: URL,
): OutgoingEmail {
  const { author, address, text } = mention;
  const about = mentionLabel(mention);
  const content: EmailContent = {
    preview: about,
    heading: `${author} mentioned you`,
    paragraphs: [],
    lines: [
      { label: 'About', text: about },
      { label: 'Note', text },
    ],
    button: { label: 'Open note', url: new URL(address, siteUrl).href },
  };
  return {
    enquiryId: null,
    kind: 'notice',
    recipient: email,
    replyTo: null,
    subject: `${content.heading}: ${about}`,
    bodyText: renderEmailText(content),
    bodyHtml: renderEmailHtml(content),
  };
}
