import { locale } from '../../../lib/text/locale.ts';
import { fullMomentIn } from '../../../lib/time/dates.ts';
import { textOfHtml } from '../../../lib/html/html-text.ts';
import { plural } from '../../../lib/text/plural.ts';
import { xmlText } from '../../../lib/html/xml.ts';
import { answersInWords } from '../enquiry.ts';
import {
  formWords,
  topicOf,
  type ExportedEnquiry,
  type ExportedPerson,
  type InboxMail,
  type ThreadMessage,
} from '../inbox/enquiry-inbox.ts';
import { statusLabel } from '../enquiry-status.ts';
import { personPageStyles } from './person-page-styles.ts';

type PersonPageOptions = {
  email: string;
  timeZone: string;
  /** Name, address and contact, one line each. */
  company: readonly string[];
  now: string;
};

type Line = { label: string; words: string };

/** A self-contained HTML page of all data of one person, to read, print or forward. */
export function personPage(
  { enquiries, letters }: ExportedPerson,
  { email, timeZone, company, now }: PersonPageOptions,
) {
  const title = `Personal data we hold for ${email}`;
  const [name = '', ...imprint] = company;
  return `<!doctype html>
<html lang="${locale()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${xmlText(title)}</title>
<style>${personPageStyles()}</style>
</head>
<body>
<header>${xmlText(name)}</header>
<main>
<h1>${xmlText(title)}</h1>
<p>${xmlText(summary(enquiries.length + letters.length, fullMomentIn(timeZone, now)))}</p>
${enquiries.map((enquiry) => sectionOf(enquiry, timeZone)).join('\n')}
${lettersSection(letters, timeZone)}
</main>
<footer>${imprint.map(xmlText).join('<br>')}</footer>
</body>
</html>
`;
}

function summary(count: number, moment: string) {
  const countText = plural(count, 'This is the only message', 'These are the # messages');
  return `${countText} sent to us from this address, with our own notes, as of ${moment}.`;
}

function sectionOf(enquiry: ExportedEnquiry, timeZone: string) {
  const lines = linesOf(enquiry, (moment) => fullMomentIn(timeZone, moment));
  return sectionWith(topicOf(enquiry), lines);
}

/** Letters in other people's threads. */
function lettersSection(letters: readonly ThreadMessage[], timeZone: string) {
  if (letters.length === 0) return '';
  const lines = letters.map((letter) =>
    lineOfMessage(letter, (moment) => fullMomentIn(timeZone, moment)),
  );
  return sectionWith('In other people’s enquiries', lines);
}

function sectionWith(heading: string, lines: readonly Line[]) {
  return `<section>
<h2>${xmlText(heading)}</h2>
<dl>
${lines.map(({ label, words }) => `<div><dt>${xmlText(label)}</dt><dd>${xmlText(words)}</dd></div>`).join('\n')}
</dl>
</section>`;
}

function linesOf(enquiry: ExportedEnquiry, momentText: (moment: string) => string): Line[] {
  const { form, answers, aboutName, consentSentence, consentVersion, note } = enquiry;
  return [
    { label: 'Received', words: momentText(enquiry.createdAt) },
    { label: 'Form', words: formWords[form] },
    ...(aboutName ? [{ label: 'About', words: aboutName }] : []),
    ...answersInWords(form, answers),
    { label: 'Consent given', words: `${consentSentence} (Version ${consentVersion})` },
    ...(enquiry.newsletterOptIn ? [] : [{ label: 'Emails about new launches', words: 'No' }]),
    { label: 'Stage', words: statusLabel(enquiry) },
    { label: 'Our note about you', words: note || 'None' },
    { label: 'Last changed', words: momentText(enquiry.updatedAt) },
    { label: 'Reference', words: enquiry.id },
    ...enquiry.mails
      .filter(({ purpose }) => purpose !== 'reply')
      .map((mail) => lineOfMail(mail, momentText)),
    ...(enquiry.activity.length > 0
      ? [{ label: 'Activity', words: actsInWords(enquiry.activity, momentText) }]
      : []),
    ...enquiry.messages.map((message) => lineOfMessage(message, momentText)),
  ];
}

function lineOfMail(mail: InboxMail, momentText: (moment: string) => string): Line {
  const sent = {
    sent: mail.sentAt ? `Sent ${momentText(mail.sentAt)}` : 'Sent',
    waiting: 'Waiting to be sent',
    failed: 'Could not be sent',
  }[mail.state];
  return {
    label: `Email to ${mail.recipient}`,
    words: `${mail.subject}\n${sent}\n\n${mail.bodyText.trim()}`,
  };
}

function lineOfMessage(message: ThreadMessage, momentText: (moment: string) => string): Line {
  const { direction, subject, bodyHtml, createdAt, files } = message;
  const names = files.map(({ name }) => name).join(', ');
  return {
    label: direction === 'sent' ? 'Our email' : 'Your email',
    words: [
      `${subject}\n${momentText(createdAt)}\n\n${textOfHtml(bodyHtml)}`,
      ...(names ? [`Files: ${names}`] : []),
    ].join('\n\n'),
  };
}

function actsInWords(acts: ExportedEnquiry['activity'], momentText: (moment: string) => string) {
  return acts
    .map(({ at, act, detail }) => `${momentText(at)}: ${[act, detail].filter(Boolean).join(', ')}`)
    .join('\n');
}
