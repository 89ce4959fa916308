import { afterEach, expect, test } from 'vitest';
import { baseSettings } from '../../../site/settings/base-settings.ts';
import { noOfficer } from '../../../site/settings/privacy.ts';
import type { EmailTexts } from '../../../site/settings/emails.ts';
import { headOffice, provideSettings } from '../../../site/settings/settings.ts';
import { demoBrokerages } from '../../settings/brokerages.demo.ts';
import { enquiryFormNames, enquiryForms, enquiryDefaults, type Enquiry } from '../enquiry.ts';
import { newEnquiryEmails } from './enquiry-emails.ts';

const context = { siteUrl: new URL('https://www.solmere.example') };
const payload = '"><img src=x onerror=alert(1)> https://evil.example/';

const maya: Enquiry = {
  ...enquiryDefaults,
  id: '6a0b6e4e-0000-4000-8000-000000000000',
  form: 'contact',
  submissionKey: 'key',
  name: 'Maya Chen',
  email: 'maya@chen.example',
  emailFolded: 'maya@chen.example',
  phone: '+1 604 555 0100',
  answers: {
    firstName: 'Maya',
    lastName: 'Chen',
    email: 'maya@chen.example',
    phone: '+1 604 555 0100',
    subject: 'investment',
    message: 'Is the north corner free?\n\nReply-To: somebody else',
  },
  consentVersion: '1',
  createdAt: '2026-07-20T12:00:00.000Z',
  updatedAt: '2026-07-20T12:00:00.000Z',
};
afterEach(() => provideSettings(() => baseSettings));

const toIngrid = { form: 'partner-contact', aboutName: 'Ingrid Halvorsen' } as const;

test('an enquiry about a project goes to its partner and to the office', () => {
  const partnerEmail = 'ingrid@solmere.example';
  expect(notified({ partnerEmail }, { form: 'project-interest' })).toEqual([
    partnerEmail,
    headOffice().infoEmail,
  ]);
});

test('the notice to the office contains the answers, and replying to it reaches the visitor', () => {
  const { notice } = emails(maya);
  expect(notice).toMatchObject({
    recipient: 'info@solmere.example',
    replyTo: 'maya@chen.example',
    subject: 'Message from Maya Chen: Investment Opportunities',
  });
  expect(notice.bodyText).toContain('Monday, July 20, 2026 at 05:00');
  expect(notice.bodyText).toContain('Phone: +1 604 555 0100\nSubject: Investment Opportunities\n');
  expect(notice.bodyText).toContain(
    `https://www.solmere.example/admin/enquiries?enquiry=${maya.id}`,
  );
  expect(notice.bodyHtml).toContain('Is the north corner free?<br/><br/>Reply-To: somebody else');
});

test('an email to a visitor names the privacy officer, and one to the team does not', () => {
  const { notice, confirmation } = emails(maya);
  for (const body of [confirmation.bodyText, confirmation.bodyHtml])
    expect(body).toContain('Privacy officer: Odile Marchetti, privacy@solmere.example');
  expect(notice.bodyText + notice.bodyHtml).not.toContain('Odile');
  const privacy = { ...baseSettings.privacy, officer: noOfficer };
  provideSettings(() => ({ ...baseSettings, privacy }));
  expect(emails(maya).confirmation.bodyText).not.toMatch(/officer/);
});

test('the brokerage stands below what visitors receive, and not in the notice', () => {
  provideSettings(() => ({ ...baseSettings, brokerages: demoBrokerages }));
  const nobody = { licensedName: null, licenceClass: null, licenceNumber: null };
  const seller = { partner: { ...nobody, name: 'Daniel Okafor', brokerage: 'LAKESHORE' } };
  const { notice, confirmation } = emails({ ...maya, ...toIngrid }, { seller });
  const signature = ['Daniel Okafor', 'Okafor Lakeshore Realty Inc., Brokerage', '58 Wharf Lane'];
  expect(confirmation.bodyText).toContain(signature.join('\n'));
  expect(confirmation.bodyHtml).toContain(signature.join('<br/>'));
  expect(notice.bodyText).not.toContain('Lakeshore');
  expect(emails(maya).confirmation.bodyText).toContain('Halvorsen & Hale Realty Ltd.');
});

test('the recipients in the settings replace the default one', () => {
  expect(emails(maya, { mailTo: 'desk@solmere.example' }).notice.recipient).toBe(
    'desk@solmere.example',
  );
});

test('an enquiry to a partner goes to that partner, and the visitor’s replies do, too', () => {
  const partnerEmail = 'ingrid@solmere.example';
  const { notice, confirmation } = emails({ ...maya, ...toIngrid }, { partnerEmail });
  expect(notice).toMatchObject({
    recipient: partnerEmail,
    replyTo: 'maya@chen.example',
    subject: 'Message for Ingrid Halvorsen: Maya Chen',
  });
  expect(confirmation).toMatchObject({
    recipient: 'maya@chen.example',
    replyTo: partnerEmail,
    subject: 'Your message to Ingrid Halvorsen',
  });
  expect(confirmation.bodyText).toContain('Ingrid has received your message');
});

test('visitors reply to their partner, without one to the mailbox that is read, else to the office', () => {
  const inboxAddress = 'desk@solmere.example';
  const partnerEmail = 'ingrid@solmere.example';
  expect(replyTo({ inboxAddress, partnerEmail })).toBe(partnerEmail);
  expect(replyTo({ inboxAddress })).toBe(inboxAddress);
  expect(replyTo({})).toBe(headOffice().infoEmail);
});

test('typed text cannot inject markup or fake our own lines', () => {
  const message = `${payload}\nOpen enquiry:\nhttps://evil.example/`;
  const { notice } = emails({ ...maya, name: payload, answers: { ...maya.answers, message } });
  expect(notice.bodyHtml).not.toContain('<img');
  expect(notice.bodyText).toContain('    Open enquiry:\n    https://evil.example/');
});

test.each(enquiryFormNames)('the confirmation of %s repeats no typed text', (form) => {
  const fields = enquiryForms[form].fields.filter(
    ({ options, kind }) => !options && kind !== 'checkbox',
  );
  const answers = Object.fromEntries(fields.map(({ name }) => [name, `zq ${name} ${payload}`]));
  const enquiry = { ...maya, form, name: `zq ${payload}`, phone: 'zq', answers };
  const { notice, confirmation } = emails({ ...enquiry, aboutName: 'The Harbour Light' });
  expect(notice.bodyText).toContain('zq');
  const { subject, bodyText, bodyHtml } = confirmation;
  expect(subject + bodyText + bodyHtml).not.toMatch(/zq|evil|Maya|maya/);
});

test.each(enquiryFormNames)(
  'the mails of %s load no remote content and are complete in plain text',
  (form) => {
    for (const mail of newEnquiryEmails(
      { ...maya, form, aboutName: 'The Harbour Light' },
      context,
    )) {
      expect(mail.bodyHtml).not.toMatch(/src=|url\(|@import|undefined|null/);
      expect(mail.bodyText).not.toMatch(/undefined|null|<[a-z]/);
      expect(mail.bodyText).toContain('1180 Harbour Row');
      expect(mail.bodyText).toContain('\ninfo@solmere.example, ');
    }
  },
);

test('spam causes no mail', () => {
  expect(newEnquiryEmails({ ...maya, status: 'spam' }, context)).toEqual([]);
});

test('every recipient in the settings is notified; those of a form replace the general ones', () => {
  const { letters } = baseSettings;
  provideEmailSettings({
    recipients: 'desk@halden.example, ada@halden.example, DESK@halden.example',
  });
  expect(notified()).toEqual(['desk@halden.example', 'ada@halden.example']);
  provideEmailSettings({ recipients: 'desk@halden.example', mailTo: 'besides' });
  expect(notified({ mailTo: 'server@halden.example' })).toEqual([
    'desk@halden.example',
    'server@halden.example',
  ]);
  provideEmailSettings({
    recipients: 'desk@halden.example',
    contact: { ...letters.contact, recipients: 'ada@halden.example' },
    'partner-contact': { ...letters['partner-contact'], recipients: 'ada@halden.example' },
  });
  expect(notified()).toEqual(['ada@halden.example']);
  const partnerEmail = 'ingrid@solmere.example';
  expect(notified({ partnerEmail }, toIngrid)).toEqual([partnerEmail, 'ada@halden.example']);
});

test('mails use the texts of the settings, and placeholders in typed text are not filled', () => {
  const { contact } = baseSettings.letters;
  provideEmailSettings({
    contact: {
      ...contact,
      notice: { subject: '{name} asks {company}', heading: '{name}', note: 'Call {office.phone}.' },
      confirmation: { subject: 'Hei', preview: 'Takk', text: 'Takk.\n\nHilsen {company}' },
    },
  });
  const { notice, confirmation } = emails({ ...maya, name: '{office.phone}' });
  expect(notice.subject).toBe('{office.phone} asks SOLMERE');
  expect(notice.bodyText).toContain('Call +1 604 555 0142.');
  expect(confirmation).toMatchObject({ subject: 'Hei' });
  expect(confirmation.bodyText).toMatch(/^Hei\n\nTakk\.\n\nHilsen SOLMERE\n\n/);
});

test('mails have the colours of the site', () => {
  const theme = { ink: '#1b2a4a', accent: '#1f7a5c', spacing: 30 };
  provideSettings(() => ({ ...baseSettings, look: theme }));
  const { bodyHtml } = emails(maya).confirmation;
  expect(bodyHtml).toMatch(/color:#1b2a4a/);
  expect(bodyHtml).toMatch(/background:#1f7a5c/);
  expect(bodyHtml).toMatch(/letter-spacing:0\.3em/);
  expect(bodyHtml).not.toMatch(/#12201f|#d4502a/);
});

test.each([
  ['ja-JP', 'Hiragino Mincho ProN'],
  ['zh-Hant-TW', 'Songti TC'],
])('titles in %s name a face of its own, and are not set closely', (locale, face) => {
  provideSettings(() => ({ ...baseSettings, language: { ...baseSettings.language, locale } }));
  const title = /<h1[^>]*>/.exec(emails(maya).confirmation.bodyHtml ?? '')?.[0];
  expect(title).toContain(face);
  expect(title).toMatch(/line-height:1\.3;letter-spacing:0;/);
});

function provideEmailSettings(texts: Partial<EmailTexts>) {
  provideSettings(() => ({ ...baseSettings, letters: { ...baseSettings.letters, ...texts } }));
}

function notified(details: object = {}, about: Partial<Enquiry> = {}) {
  return newEnquiryEmails({ ...maya, ...about }, { ...context, ...details }).flatMap(
    ({ kind, recipient }) => (kind === 'notice' ? recipient : []),
  );
}

function replyTo(details: object) {
  return emails(maya, details).confirmation.replyTo;
}

function emails(enquiry: Enquiry, details: object = {}) {
  const all = newEnquiryEmails(enquiry, { ...context, ...details });
  const [notice, confirmation] = all;
  if (!notice || !confirmation) throw new Error('A mail is missing');
  expect(all.map(({ kind }) => kind)).toEqual(['notice', 'confirmation']);
  return { notice, confirmation };
}
