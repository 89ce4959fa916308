import { countryName } from '../lib/countries.ts';
import { linesOfAddress } from '../lib/postal-address.ts';
import { headOffice, settings } from './settings.ts';

/** A letter of the company: what is written, without how it looks. All of it is plain text. */
export type Letter = {
  /** Stands beside the subject in lists of mail. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Ruled lines of a label and what was said to it. */
  lines?: readonly { label: string; words: string }[];
  button?: { label: string; url: string };
  /** Above the imprint: why it was sent, and the way to end that. */
  footer?: { text: string; link: { label: string; url: string } };
};

/** Where the office has none: mail then needs MAIL_FROM. */
const noAddress = 'nobody@localhost';

/** Whom mails come from unless told otherwise. */
export function sender() {
  return `${settings().company.name} <${headOffice().infoEmail || noAddress}>`;
}

/** Who writes, and from where. */
export function imprint() {
  const office = headOffice();
  const [street, ...place] = linesOfAddress(office);
  const hours = [office.shortHours, office.shortOtherwise].filter(Boolean).join('. ');
  return [
    [settings().company.name, street].filter(Boolean).join(', '),
    street ? [...place, countryName(office.country)].join(', ') : '',
    [office.infoEmail, office.phone].filter(Boolean).join(', '),
    hours && `${hours}.`,
  ].filter(Boolean);
}

export function letterAsText({ heading, paragraphs, lines, button, footer }: Letter) {
  const parts = [
    heading,
    ...paragraphs,
    ...(lines ? [lines.map(lineAsText).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(footer ? [`${footer.text} ${footer.link.label}:\n${footer.link.url}`] : []),
    `-- \n${imprint().join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Indents further lines, so that no answer can pass for a line of the letter. */
export function lineAsText({ label, words }: { label: string; words: string }) {
  return words.includes('\n')
    ? `${label}:\n    ${words.replaceAll('\n', '\n    ')}`
    : `${label}: ${words}`;
}
