import { mentionLabel, type UnseenMention } from './note.ts';
import { noticeTo } from '../../site/emails/render-email.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';

/** Tells a member once that a note mentions them. */
export function mentionEmail(
  mention: UnseenMention & { text: string },
  { email }: { email: string },
  siteUrl: URL,
): OutgoingEmail {
  const { author, address, text } = mention;
  const about = mentionLabel(mention);
  const heading = `${author} mentioned you`;
  return noticeTo(email, `${heading}: ${about}`, {
    preview: about,
    heading,
    paragraphs: [],
    lines: [
      { label: 'About', text: about },
      { label: 'Note', text },
    ],
    button: { label: 'Open note', url: new URL(address, siteUrl).href },
  });
}
