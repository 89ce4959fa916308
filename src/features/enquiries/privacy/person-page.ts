import { localeName } from '../../../lib/text/languages.ts';
import { formatFullDateTime } from '../../../lib/time/dates.ts';
import { textOfHtml } from '../../../lib/html/html-text.ts';
import { plural } from '../../../lib/text/plural.ts';
import { xmlText } from '../../../lib/html/xml.ts';
import { formatAnswers } from '../enquiry.ts';
import {
  consentFormLabel,
  formLabels,
  enquiryTopic,
  type ExportedEnquiry,
  type ExportedPerson,
  type EnquiryEmail,
  type ThreadMessage,
} from '../inbox/enquiry-inbox.ts';
import { consentPurposes, withdrawalText, type Consent } from './consent.ts';
import { subscriptionText } from '../../subscriptions/subscription-text.ts';
import { viewingLine } from '../../viewings/office/viewing-texts.ts';
import { statusLabel } from '../enquiry-status.ts';
import { emailFaces } from '../../../site/email-faces.ts';
import { emailColours } from '../../../site/settings/colours.ts';
import { paper } from '../../../site/settings/branding.ts';

type PersonPageOptions = {
  email: string;
  timeZone: string;
  /** Name, address and contact, one line each. */
  company: readonly string[];
  now: string;
  /** For one that the person opens alone, without the notes of the team: a sentence in the person's language. */
  own?: { lead: string; language: string };
};

type Line = { label: string; text: string };

/** A self-contained HTML page of all data of one person, to read, print or forward. */
export function personPage(
  { enquiries, letters, consents, subscriptions, subscriptionEmails }: ExportedPerson,
  { email, timeZone, company, now, own }: PersonPageOptions,
) {
  const title = `Personal data we hold for ${email}`;
  const [name = '', ...imprint] = company;
  return `<!doctype html>
<html lang="en">
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
${own ? `<p lang="${own.language}">${xmlText(own.lead)}</p>` : ''}
<h1>${xmlText(title)}</h1>
<p>${xmlText(summary(enquiries.length + letters.length, formatFullDateTime(timeZone, now), !own))}</p>
${enquiries.map((enquiry) => enquirySection(enquiry, timeZone, !own)).join('\n')}
${emailsSection(letters, timeZone)}
${subscriptionsSection({ subscriptions, subscriptionEmails }, timeZone)}
${consentsSection(consents, timeZone)}
</main>
<footer>${imprint.map(xmlText).join('<br>')}</footer>
</body>
</html>
`;
}

function summary(count: number, time: string, hasNotes: boolean) {
  const countText = plural(count, 'This is the only message', 'These are the # messages');
  const notes = hasNotes ? ', with our own notes' : '';
  return `${countText} sent to us from this address${notes}, as of ${time}.`;
}

function enquirySection(enquiry: ExportedEnquiry, timeZone: string, hasNotes: boolean) {
  const formatTime = (time: string) => formatFullDateTime(timeZone, time);
  const lines = answerLines(enquiry, formatTime, hasNotes);
  return sectionWith(enquiryTopic(enquiry), lines);
}

/** Letters in other people's threads. */
function emailsSection(emails: readonly ThreadMessage[], timeZone: string) {
  if (emails.length === 0) return '';
  const lines = emails.map((email) =>
    lineOfMessage(email, (time) => formatFullDateTime(timeZone, time)),
  );
  return sectionWith('In other people’s enquiries', lines);
}

/** What the person asked to hear about, and the emails about it. */
function subscriptionsSection(
  { subscriptions, subscriptionEmails }: Pick<ExportedPerson, `subscription${'s' | 'Emails'}`>,
  timeZone: string,
) {
  if (subscriptions.length + subscriptionEmails.length === 0) return '';
  const formatTime = (time: string) => formatFullDateTime(timeZone, time);
  return sectionWith('Subscriptions', [
    ...subscriptions.map((row) => ({
      label: subscriptionText(row, row.project),
      text: [
        `Asked ${formatTime(row.askedAt)}`,
        row.confirmedAt && `Confirmed ${formatTime(row.confirmedAt)}`,
        row.endedAt && `Ended ${formatTime(row.endedAt)}`,
        `Language: ${localeName(row.language)}`,
        row.zone && `Time zone: ${row.zone}`,
      ]
        .filter(Boolean)
        .join('\n'),
    })),
    ...subscriptionEmails.map((mail) => emailLine(mail, formatTime)),
  ]);
}

/** The register of consents, with what is kept of erased ones. */
function consentsSection(consents: readonly Consent[], timeZone: string) {
  if (consents.length === 0) return '';
  const formatTime = (time: string) => formatFullDateTime(timeZone, time);
  return sectionWith(
    'Consents',
    consents.map((consent) => ({
      label: consentPurposes[consent.purpose],
      text: consentLines(consent, formatTime).join('\n'),
    })),
  );
}

function consentLines(consent: Consent, formatTime: (time: string) => string) {
  const { form, sentence, version, language, consentedAt, confirmedAt } = consent;
  const { withdrawal, erasedAt } = consent;
  return [
    sentence,
    `Given ${formatTime(consentedAt)}`,
    `Form: ${consentFormLabel(form)}. Version ${version}. Language: ${localeName(language)}`,
    ...(confirmedAt === null ? [] : [`Confirmed ${formatTime(confirmedAt)}`]),
    ...(withdrawal ? [withdrawalText(withdrawal, formatTime)] : []),
    ...(erasedAt === null ? [] : [`Enquiry erased ${formatTime(erasedAt)}. Kept as proof.`]),
  ];
}

function sectionWith(heading: string, lines: readonly Line[]) {
  return `<section>
<h2>${xmlText(heading)}</h2>
<dl>
${lines.map(({ label, text }) => `<div><dt>${xmlText(label)}</dt><dd>${xmlText(text)}</dd></div>`).join('\n')}
</dl>
</section>`;
}

function answerLines(
  enquiry: ExportedEnquiry,
  formatTime: (time: string) => string,
  hasNotes: boolean,
): Line[] {
  const { form, answers, aboutName, consentSentence, consentVersion, notes } = enquiry;
  return [
    { label: 'Received', text: formatTime(enquiry.createdAt) },
    { label: 'Form', text: formLabels[form] },
    ...(aboutName ? [{ label: 'About', text: aboutName }] : []),
    ...formatAnswers(form, answers),
    ...(enquiry.viewingState ? [{ label: 'Viewing', text: viewingLine(enquiry) }] : []),
    { label: 'Consent given', text: `${consentSentence} (Version ${consentVersion})` },
    ...(enquiry.newsletterOptIn ? [] : [{ label: 'Emails about new launches', text: 'No' }]),
    { label: 'Stage', text: statusLabel(enquiry) },
    ...(hasNotes ? noteLines(notes, formatTime) : []),
    { label: 'Last changed', text: formatTime(enquiry.updatedAt) },
    { label: 'Reference', text: enquiry.id },
    ...enquiry.mails
      .filter(({ purpose }) => purpose !== 'reply')
      .map((mail) => emailLine(mail, formatTime)),
    ...(enquiry.activity.length > 0
      ? [{ label: 'Activity', text: activityLines(enquiry.activity, formatTime) }]
      : []),
    ...enquiry.messages.map((message) => lineOfMessage(message, formatTime)),
    ...sentLines(enquiry.sentTo, formatTime),
  ];
}

/** The other systems of the company that have the enquiry. */
function sentLines(
  sentTo: ExportedEnquiry['sentTo'],
  formatTime: (time: string) => string,
): Line[] {
  return sentTo.map(({ system, event, sentAt }) => ({
    label: `Sent to ${system}`,
    text: `${event}, ${formatTime(sentAt)}`,
  }));
}

function noteLines(notes: ExportedEnquiry['notes'], formatTime: (time: string) => string): Line[] {
  const label = 'Our note about you';
  if (notes.length === 0) return [{ label, text: 'None' }];
  return notes.map(({ body, createdAt }) => ({
    label,
    text: createdAt === null ? body : `${formatTime(createdAt)}\n\n${body}`,
  }));
}

function emailLine(mail: EnquiryEmail, formatTime: (time: string) => string): Line {
  const sent = {
    sent: mail.sentAt ? `Sent ${formatTime(mail.sentAt)}` : 'Sent',
    waiting: 'Waiting to be sent',
    failed: 'Could not be sent',
  }[mail.state];
  return {
    label: `Email to ${mail.recipient}`,
    text: `${mail.subject}\n${sent}\n\n${mail.bodyText.trim()}`,
  };
}

function lineOfMessage(message: ThreadMessage, formatTime: (time: string) => string): Line {
  const { direction, subject, bodyHtml, createdAt, files } = message;
  const names = files.map(({ name }) => name).join(', ');
  return {
    label: direction === 'sent' ? 'Our email' : 'Your email',
    text: [
      `${subject}\n${formatTime(createdAt)}\n\n${textOfHtml(bodyHtml)}`,
      ...(names ? [`Files: ${names}`] : []),
    ].join('\n\n'),
  };
}

function activityLines(
  activity: ExportedEnquiry['activity'],
  formatTime: (time: string) => string,
) {
  return activity
    .map(({ at, act, detail }) => `${formatTime(at)}: ${[act, detail].filter(Boolean).join(', ')}`)
    .join('\n');
}

/** Matches the design of the letters, on screen and on paper. */
function personPageStyles() {
  const { ink, ink2, rule, sol, mere, ink2OnMere, ruleOnMere, solOnMere } = emailColours();
  const { display, text, heading, prose } = emailFaces();
  return `
:root { color-scheme: light dark; --paper: ${paper}; --ink: ${ink}; --ink-2: ${ink2}; --line: ${rule}; --sun: ${sol} }
@media (prefers-color-scheme: dark) {
  :root { --paper: ${mere}; --ink: ${paper}; --ink-2: ${ink2OnMere}; --line: ${ruleOnMere}; --sun: ${solOnMere} }
}
* { box-sizing: border-box; margin: 0 }
body { max-width: 46rem; margin: 0 auto; padding: 2.75rem 1.5rem 3rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/${prose} ${text}; overflow-wrap: anywhere }
html { background: var(--paper) }
header { position: relative; padding-bottom: .7rem; border-bottom: 1px solid; line-height: 1; letter-spacing: .18em; font-size: 1.5rem }
header::after { content: ''; position: absolute; right: 2.25rem; bottom: 0; width: 3.25rem; height: 1.625rem;
  border-radius: 1.625rem 1.625rem 0 0; background: var(--sun) }
header, h1, h2 { font-family: ${display}; font-weight: 400 }
h1 { margin: 2.75rem 0 1.25rem; font-size: ${heading.fontSize / 16}rem; line-height: ${heading.lineHeight}; letter-spacing: ${heading.letterSpacing}; text-wrap: balance }
h2 { margin: 3.5rem 0 1rem; font-size: 1.75rem; line-height: 1.25; break-after: avoid }
dl > div { display: grid; grid-template-columns: 11rem 1fr; gap: 0 1rem; padding: .7rem 0; border-top: 1px solid var(--line) }
dt, footer { color: var(--ink-2); font-size: .9375rem }
dd { white-space: pre-wrap }
footer { margin-top: 3rem; padding-top: 1.1rem; border-top: 1px solid var(--line); line-height: 1.6 }
@media (max-width: 30rem) { dl > div { grid-template-columns: 1fr } h1 { font-size: 2rem } }
@media print {
  :root { --paper: #fff; --ink: #000; --ink-2: #333; --line: #999; color-scheme: light }
  html { font-size: 10pt }
  body { max-width: none; padding: 0 }
  header::after { print-color-adjust: exact }
  dl > div { break-inside: avoid-page }
}
@page { margin: 18mm }
`;
}
