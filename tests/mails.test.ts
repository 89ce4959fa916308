import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roleNames } from '../src/records/rights.ts';
import type { OutgoingMail } from '../src/platform/mail/row.ts';
import { baseSettings } from '../src/site/base-settings.ts';
import { letterForms } from '../src/site/settings-letters.ts';
import { provideSettings } from '../src/site/settings.ts';
import * as deskMails from '../src/features/enquiries/notifications/desk-mails.ts';
import * as enquiryMails from '../src/features/enquiries/notifications/enquiry-mails.ts';
import { untouched } from '../src/features/enquiries/enquiry.ts';
import * as accessMails from '../src/features/first-access/first-access-mails.ts';
import * as peopleMails from '../src/features/people/people-mails.ts';
import { readTexts } from './read-texts.ts';
import { oldWordsIn } from './wording.ts';

provideSettings(() => baseSettings);

const siteUrl = new URL('https://www.solmere.example');
const url = siteUrl.href;
const at = '2026-07-20T12:00:00.000Z';
const person = { email: 'maya@chen.example', name: 'Maya Chen' };
const context = { siteUrl, member: person };
const enquiry = {
  ...untouched,
  ...person,
  id: 'one',
  form: 'contact' as const,
  answers: { ...person, firstName: 'Maya', subject: 'investment', message: 'Is it free?' },
  followUpOn: '2026-07-22',
  note: 'Called back',
  aboutName: 'Ingrid Halvorsen',
  createdAt: at,
  updatedAt: at,
};
const access = {
  id: 'one',
  projectId: 'kestrel',
  projectTitle: 'Kestrel',
  homes: null,
  subject: 'Your first access to Kestrel',
  words: 'You are among the first.',
  expiresAt: at,
  createdBy: person.email,
  createdAt: at,
};
const message = {
  id: 'one',
  enquiryId: 'one',
  direction: 'sent' as const,
  submissionKey: null,
  messageId: '<one@solmere.example>',
  inReplyTo: null,
  threadReferences: null,
  subject: 'About Kestrel',
  bodyHtml: '<p>Yes, it is.</p>',
  bodyText: 'Yes, it is.',
  fromName: '',
  fromAddress: '',
  sentBy: null,
  isAutomatic: 0 as const,
  filesLeftOut: null,
  createdAt: at,
};
const parts = [{ userId: 'one', enquiryId: 'one', reason: 'new' as const }];

/** Every function that makes mails, with all of the mails that it makes. */
const mailsBy: Record<string, OutgoingMail[]> = {
  invitationMail: roleNames.map((role) =>
    peopleMails.invitationMail({ ...person, role, expiresAt: at }, 'Henrik', url),
  ),
  passwordMail: [peopleMails.passwordMail(person, url)],
  newDeviceMail: [peopleMails.newDeviceMail({ email: person.email, device: 'Firefox', at }, url)],
  passkeyMail: [true, false].map((isAdded) =>
    peopleMails.passkeyMail({ email: person.email, passkey: 'Phone', isAdded }, siteUrl),
  ),
  secondStepResetMail: [
    peopleMails.secondStepResetMail({ email: person.email, by: 'Henrik' }, siteUrl),
  ],
  passwordChangedMail: [0, 1, 2].map((passkeys) =>
    peopleMails.passwordChangedMail({ email: person.email, passkeys }, siteUrl),
  ),
  accessLetter: [0, 1, 2].map((openings) =>
    accessMails.accessLetter({
      access,
      person: { ...person, enquiryId: 'one' },
      openings,
      token: 'token',
      leaving: 'leaving',
      siteUrl,
    }),
  ),
  reminderOf: deskMails.reminderOf(enquiry, context),
  givenMailOf: deskMails.givenMailOf(enquiry, context, 'Henrik'),
  arrivalMailOf: [true, false].flatMap((isAnswer) =>
    deskMails.arrivalMailOf(enquiry, context, { text: 'It is.', isAnswer }),
  ),
  digestMailOf: [1, 2].flatMap((count) =>
    deskMails.digestMailOf(
      Array.from({ length: count }, () => ({
        ...enquiry,
        excerpt: 'Is it free?',
        hasFailedMail: false,
        reasons: ['new' as const, 'answer' as const, 'given' as const],
      })),
      context,
      parts,
    ),
  ),
  replyMailOf: [deskMails.replyMailOf(message, { recipient: person.email, replyTo: null })],
  mailsOf: letterForms.flatMap((form) =>
    enquiryMails.mailsOf(
      { ...enquiry, form, submissionKey: 'key', emailFolded: person.email },
      { siteUrl, partnerEmail: 'ingrid@solmere.example' },
    ),
  ),
};

test('every function that makes mails is asked here', () => {
  const files = globSync('src/**/*.ts').filter(
    (file) => !file.includes('.test.') && readFileSync(file, 'utf8').includes('letterAsHtml('),
  );
  expect(files.toSorted()).toEqual([
    'src/features/enquiries/notifications/desk-mails.ts',
    'src/features/enquiries/notifications/enquiry-mails.ts',
    'src/features/first-access/first-access-mails.ts',
    'src/features/people/people-mails.ts',
  ]);
  const makers = Object.entries({ ...deskMails, ...enquiryMails, ...accessMails, ...peopleMails })
    .filter(([name, maker]) => typeof maker === 'function' && !name.startsWith('is'))
    .map(([name]) => name);
  expect(Object.keys(mailsBy).toSorted()).toEqual(makers.toSorted());
});

test.each(Object.entries(mailsBy))('no mail of %s uses an old word', (_name, mails) => {
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, bodyText, bodyHtml } of mails) {
    const texts = [subject, ...bodyText.split('\n\n'), ...readTexts(bodyHtml ?? '')];
    expect(texts.flatMap(oldWordsIn)).toEqual([]);
    expect(texts.filter((text) => /\{\w+\}|undefined/.test(text))).toEqual([]);
  }
});
