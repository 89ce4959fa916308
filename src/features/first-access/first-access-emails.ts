import { frameMessages } from '../../messages/frame.ts';
import { formatFullDateTime } from '../../lib/time/dates.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { projectMessages } from '../../messages/projects.ts';
import type { OutgoingEmail } from '../../platform/mail/row.ts';
import { renderEmail } from '../../site/emails/render-email.ts';
import { paths } from '../../site/paths.ts';
import { headOffice, officeAddress } from '../../site/settings/settings.ts';
import { emailSignature, type Seller } from '../places/lines.ts';
import type { FirstAccessRow } from './first-access.ts';

type AccessEmail = {
  access: FirstAccessRow;
  person: { enquiryId: string; name: string; email: string };
  openings: number;
  /** The secret of the link. */
  token: string;
  /** The secret of the unsubscribe link. */
  leaving: string;
  /** The project and its partner. */
  seller?: Seller | undefined;
  siteUrl: URL;
};

/** The letter with a personal link. It loads no remote content and does not track whether it was read. */
export function accessEmail(context: AccessEmail): OutgoingEmail {
  const { access, person, openings, token, leaving, seller, siteUrl } = context;
  const until = formatFullDateTime(headOffice().timeZone, access.expiresAt);
  const leave = new URL(paths.leaveLetters(leaving), siteUrl).href;
  const messages = projectMessages().firstAccess.letter;
  const content = {
    preview: messages.preview(until),
    heading: access.subject,
    paragraphs: [messages.dear(person.name), ...paragraphs(access.words)],
    lines: [
      { label: messages.openTo, text: person.name },
      { label: messages.until, text: until },
      { label: messages.link, text: messages.openings(openings) },
    ],
    button: { label: messages.button, url: new URL(paths.firstAccess(token), siteUrl).href },
    seller: emailSignature(seller),
    footer: {
      text: messages.why,
      link: { label: messages.leave, url: leave, note: frameMessages().inOneClick },
    },
    isToVisitor: true,
  };
  return {
    enquiryId: person.enquiryId,
    kind: 'notice',
    recipient: person.email,
    replyTo: officeAddress() || null,
    subject: access.subject,
    ...renderEmail(content),
    unsubscribeUrl: leave,
  };
}
