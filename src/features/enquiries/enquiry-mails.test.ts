import { expect, test } from 'vitest';
import { enquiryFormNames, enquiryForms, type Enquiry } from './enquiry.ts';
import { mailsOf } from './enquiry-mails.ts';

const sending = { siteUrl: new URL('https://www.solmere.example') };
const hostile = '"><img src=x onerror=alert(1)> https://evil.example/';

const maya: Enquiry = {
  id: '6a0b6e4e-0000-4000-8000-000000000000',
  form: 'contact',
  submissionKey: 'key',
  aboutId: null,
  aboutSlug: null,
  aboutName: null,
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
  consentSentence: '',
  newsletterOptIn: 0,
  state: 'new',
  note: '',
  searchText: '',
  revision: 1,
  createdAt: '2026-07-20T12:00:00.000Z',
  updatedAt: '2026-07-20T12:00:00.000Z',
  updatedBy: null,
};
const toIngrid = { form: 'partner-contact', aboutName: 'Ingrid Halvorsen' } as const;

test('the office is told what was asked, in words, and answers the visitor by replying', () => {
  const { notice } = mails(maya);
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

test('whom the office named is told instead', () => {
  expect(mails(maya, { mailTo: 'desk@solmere.example' }).notice.recipient).toBe(
    'desk@solmere.example',
  );
});

test('a partner is told of what was sent to that partner, and the visitor answers the partner', () => {
  const partnerEmail = 'ingrid@solmere.example';
  const { notice, confirmation } = mails({ ...maya, ...toIngrid }, { partnerEmail });
  expect(notice).toMatchObject({
    recipient: partnerEmail,
    replyTo: 'maya@chen.example',
    subject: 'For Ingrid Halvorsen: Maya Chen',
  });
  expect(confirmation).toMatchObject({
    recipient: 'maya@chen.example',
    replyTo: partnerEmail,
    subject: 'Your note to Ingrid Halvorsen',
  });
  expect(confirmation.bodyText).toContain('Ingrid has your note');
});

test('what was typed cannot become markup, or pass for a line of ours', () => {
  const message = `${hostile}\nOpen in the back office:\nhttps://evil.example/`;
  const { notice } = mails({ ...maya, name: hostile, answers: { ...maya.answers, message } });
  expect(notice.bodyHtml).not.toContain('<img');
  expect(notice.bodyText).toContain('    Open in the back office:\n    https://evil.example/');
});

test.each(enquiryFormNames)('the confirmation of %s repeats nothing that was typed', (form) => {
  const typed = enquiryForms[form].fields.filter(
    ({ options, kind }) => !options && kind !== 'checkbox',
  );
  const answers = Object.fromEntries(typed.map(({ name }) => [name, `zq ${name} ${hostile}`]));
  const enquiry = { ...maya, form, name: `zq ${hostile}`, phone: 'zq', answers };
  const { notice, confirmation } = mails({ ...enquiry, aboutName: 'The Harbour Light' });
  expect(notice.bodyText).toContain('zq');
  const { subject, bodyText, bodyHtml } = confirmation;
  expect(subject + bodyText + bodyHtml).not.toMatch(/zq|evil|Maya|maya/);
});

test.each(enquiryFormNames)(
  'the mails of %s fetch nothing and are complete in plain text',
  (form) => {
    for (const mail of mailsOf({ ...maya, form, aboutName: 'The Harbour Light' }, sending)) {
      expect(mail.bodyHtml).not.toMatch(/src=|url\(|@import|undefined|null/);
      expect(mail.bodyText).not.toMatch(/undefined|null|<[a-z]/);
      expect(mail.bodyText).toContain('1180 Harbour Row');
    }
  },
);

test('what a trap caught causes no mail', () => {
  expect(mailsOf({ ...maya, state: 'spam' }, sending)).toEqual([]);
});

function mails(enquiry: Enquiry, details: object = {}) {
  const all = mailsOf(enquiry, { ...sending, ...details });
  const [notice, confirmation] = all;
  if (!notice || !confirmation) throw new Error('A mail is missing');
  expect(all.map(({ kind }) => kind)).toEqual(['notice', 'confirmation']);
  return { notice, confirmation };
}
