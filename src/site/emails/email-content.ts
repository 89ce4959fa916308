import { textOfHtml } from '../../lib/html/html-text.ts';
import { fullStop, inLine, inSentences, labelled } from '../../lib/text/in-line.ts';
import { countryName } from '../../lib/geo/countries.ts';
import { linesOfAddress } from '../../lib/geo/postal-address.ts';
import { headOffice, officeAddress, settings } from '../settings/settings.ts';
import { nameOfficer, privacyOfficer } from '../settings/officer.ts';

/** The content of a company letter. All of it is plain text, but for `body`. */
export type EmailContent = {
  /** Mail programs show it next to the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Rich text below the paragraphs, as `emailBody` returns it. */
  body?: string;
  /** Form answers, shown as a table. */
  lines?: readonly { label: string; text: string }[];
  /** What the email lists, each with its link. */
  entries?: readonly EmailEntry[];
  button?: { label: string; url: string };
  /** Who sells, below the signature. */
  seller?: readonly string[];
  /** Above the imprint: why the letter was sent, and the link to unsubscribe. */
  footer?: {
    text: string;
    link: { label: string; url: string; note: string };
    /** The reader's own page. */
    own?: { label: string; url: string };
  };
  /** Facts for programs that read the email, by name. People do not see them. */
  metadata?: Readonly<Record<string, string>>;
  /** True for letters to visitors, which name the privacy officer. */
  isToVisitor?: boolean;
};

export type EmailEntry = {
  heading: string;
  text: string;
  link: { label: string; url: string };
  /** Small lines, such as who sells. */
  notes?: readonly string[];
};

/** Placeholder for an office without an address. Mail then needs MAIL_FROM. */
const noAddress = 'nobody@localhost';

/** The From header, by default in the name of the company. */
export function sender(name = settings().company.name) {
  return `${name} <${officeAddress() || noAddress}>`;
}

/** The lines with the company's name, address and hours, and for visitors the privacy officer. */
export function imprint({ isToVisitor = false }: Pick<EmailContent, 'isToVisitor'>) {
  const office = headOffice();
  const officer = isToVisitor ? privacyOfficer() : undefined;
  const [street, ...place] = linesOfAddress(office);
  const hours = inSentences([office.shortHours, office.shortOtherwise]);
  return [
    inLine([settings().company.name, street]),
    street ? inLine([...place, countryName(office.country)]) : '',
    inLine([officeAddress(), office.phone]),
    hours && hours + fullStop(),
    officer ? inLine([nameOfficer(officer), officer.email]) : '',
  ].filter(Boolean);
}

export function renderEmailText(email: EmailContent) {
  const { heading, paragraphs, body, lines, entries = [], button, seller, footer } = email;
  const parts = [
    heading,
    ...paragraphs,
    ...(body ? [textOfHtml(body)] : []),
    ...(lines?.length ? [lines.map(lineAsText).join('\n')] : []),
    ...entries.map(entryAsText),
    ...(button ? [above(button.label, button.url)] : []),
    ...(seller?.length ? [seller.join('\n')] : []),
    ...(footer
      ? [[footer.text, above(footer.link.label, footer.link.url)].filter(Boolean).join('\n')]
      : []),
    ...(footer?.own ? [above(footer.own.label, footer.own.url)] : []),
    `-- \n${imprint(email).join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Indents continuation lines, so that a typed answer cannot imitate a line of the letter. */
export function lineAsText({ label, text }: { label: string; text: string }) {
  return text.includes('\n')
    ? above(label, `    ${text.replaceAll('\n', '\n    ')}`)
    : labelled(label, text);
}

function entryAsText({ heading, text, link, notes = [] }: EmailEntry) {
  return [heading, text, link.url, ...notes].filter(Boolean).join('\n');
}

/** A label on a line of its own. */
function above(label: string, text: string) {
  return `${labelled(label, '').trimEnd()}\n${text}`;
}
