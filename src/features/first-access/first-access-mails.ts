import { fullMomentIn } from '../../lib/dates.ts';
import { paragraphs } from '../../lib/paragraphs.ts';
import { projectMessages } from '../../lib/project-messages.ts';
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
  const said = projectMessages().firstAccess.letter;
  const letter = {
    preview: said.preview(until),
    heading: access.subject,
    paragraphs: [said.dear(person.name), ...paragraphs(access.words)],
    lines: [
      { label: said.openTo, words: person.name },
      { label: said.until, words: until },
      { label: said.link, words: said.openings(openings) },
    ],
    button: { label: said.button, url: new URL(paths.firstAccess(token), siteUrl).href },
    footer: { text: said.why, link: { label: said.leave, url: leave } },
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
