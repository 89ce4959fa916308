import { fullMomentIn } from '../../lib/dates.ts';
import { paragraphs } from '../../lib/paragraphs.ts';
import type { OutgoingMail } from '../../platform/mail-row.ts';
import { letterAsHtml } from '../../site/Letter.tsx';
import { letterAsText } from '../../site/letter.ts';
import { paths } from '../../site/paths.ts';
import { headOffice } from '../../site/settings.ts';
import type { FirstAccessRow } from './first-access.ts';

type Sending = {
  access: FirstAccessRow;
  person: { enquiryId: string; name: string; email: string };
  openings: number;
  /** The secret of the link. */
  token: string;
  /** The secret by which one leaves the list. */
  leaving: string;
  siteUrl: URL;
};

/** The letter with somebody's own link. It fetches nothing, and tells nobody that it was read. */
export function accessLetter(sending: Sending): OutgoingMail {
  const { access, person, openings, token, leaving, siteUrl } = sending;
  const until = fullMomentIn(headOffice().timeZone, access.expiresAt);
  const leave = new URL(paths.leaveLetters(leaving), siteUrl).href;
  const letter = {
    preview: `Open to you first, until ${until}.`,
    heading: access.subject,
    paragraphs: [`Dear ${person.name},`, ...paragraphs(access.words)],
    lines: [
      { label: 'Open to', words: person.name },
      { label: 'Until', words: until },
      { label: 'The link', words: `Is yours. It opens on ${timesOnDevices(openings)}.` },
    ],
    button: { label: 'See the homes', url: new URL(paths.firstAccess(token), siteUrl).href },
    footer: { text: 'You are on the VIP list.', link: { label: 'Leave the list', url: leave } },
  };
  return {
    enquiryId: person.enquiryId,
    kind: 'notice',
    recipient: person.email,
    replyTo: headOffice().infoEmail || null,
    subject: access.subject,
    bodyText: letterAsText(letter),
    bodyHtml: letterAsHtml(letter),
    unsubscribeUrl: leave,
  };
}

function timesOnDevices(openings: number) {
  return openings === 1 ? 'one device' : `${openings} devices`;
}
