import { globSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { roleNames } from '../src/model/rights.ts';
import type { OutgoingEmail } from '../src/platform/mail/row.ts';
import { baseSettings } from '../src/site/settings/base-settings.ts';
import { renderEmailHtml } from '../src/site/emails/EmailPage.tsx';
import { emailForms } from '../src/site/settings/emails.ts';
import { provideSettings } from '../src/site/settings/settings.ts';
import * as inboxEmails from '../src/features/enquiries/notifications/inbox-emails.ts';
import * as enquiryEmails from '../src/features/enquiries/notifications/enquiry-emails.ts';
import { enquiryDefaults } from '../src/features/enquiries/enquiry.ts';
import * as confirmEmails from '../src/features/subscriptions/confirm-emails.ts';
import * as listEmails from '../src/features/subscriptions/list-emails.ts';
import type { SubscriptionRow } from '../src/features/subscriptions/subscription.ts';
import * as campaignEmails from '../src/features/campaigns/campaign-emails.ts';
import * as accessEmails from '../src/features/first-access/first-access-emails.ts';
import * as mentionEmails from '../src/features/notes/mention-emails.ts';
import * as expiryEmails from '../src/features/places/expiry-emails.ts';
import * as teamEmails from '../src/features/team/team-emails.ts';
import { disclosure, onePlace } from './fixtures/place.ts';
import { readTexts } from './sources/read-texts.ts';
import { oldWordsIn } from './sources/wording.ts';

provideSettings(() => baseSettings);

const siteUrl = new URL('https://www.solmere.example');
const url = siteUrl.href;
const at = '2026-07-20T12:00:00.000Z';
const person = { email: 'maya@chen.example', name: 'Maya Chen' };
const context = { siteUrl, member: person };
const enquiry = {
  ...enquiryDefaults,
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

const [place] = onePlace({ rules: [disclosure] }).places;
const [rule] = place?.rules ?? [];
if (!place || !rule) throw new Error('There is no rule');
const expiry = { recordId: 'one', title: 'Kestrel', at: 0, day: '2026-07-22', place, rule };
const laterExpiry = { ...expiry, title: 'Ferrand', day: '2026-07-23' };

/** Every function that makes mails, with all of the mails that it makes. */
const subscription: SubscriptionRow = {
  id: 'one',
  sameKey: '',
  personKey: '',
  kind: 'similar',
  name: '',
  email: person.email,
  emailFolded: person.email,
  language: 'en-CA',
  zone: null,
  projectId: 'kestrel',
  city: 'VANCOUVER',
  search: 'bedrooms=2',
  enquiryId: null,
  state: 'asked',
  form: 'tell-me-when',
  sentence: '',
  version: '3',
  placePath: '/projects/kestrel-house',
  proof: null,
  askedAt: at,
  confirmedAt: null,
  endedAt: null,
  endWay: null,
  revision: 1,
};

const emailsBy: Record<string, OutgoingEmail[]> = {
  invitationEmail: roleNames.map((role) =>
    teamEmails.invitationEmail({ ...person, role, expiresAt: at }, 'Henrik', url),
  ),
  mentionEmail: [
    mentionEmails.mentionEmail(
      {
        id: 'n1',
        author: 'Henrik',
        excerpt: 'Is it right?',
        text: 'Is it right?',
        at,
        kind: 'Project',
        name: 'Kestrel House',
        label: 'Price range',
        address: '/admin/projects?edit=k&notes=open',
      },
      person,
      siteUrl,
    ),
  ],
  passwordEmail: [teamEmails.passwordEmail(person, url)],
  newDeviceEmail: [teamEmails.newDeviceEmail({ email: person.email, device: 'Firefox', at }, url)],
  passkeyEmail: [true, false].map((isAdded) =>
    teamEmails.passkeyEmail({ email: person.email, passkey: 'Phone', isAdded }, siteUrl),
  ),
  secondStepResetEmail: [
    teamEmails.secondStepResetEmail({ email: person.email, by: 'Henrik' }, siteUrl),
  ],
  passwordChangedEmail: [0, 1, 2].map((passkeys) =>
    teamEmails.passwordChangedEmail({ email: person.email, passkeys }, siteUrl),
  ),
  accessEmail: [0, 1, 2].map((openings) =>
    accessEmails.accessEmail({
      access,
      person: { ...person, enquiryId: 'one' },
      openings,
      token: 'token',
      leaving: 'leaving',
      siteUrl,
    }),
  ),
  campaignEmail: [null, { token: 'token', expiresAt: at, openings: 2 }].map((ownAccess) =>
    campaignEmails.campaignEmail({
      text: { subject: 'The first plans', body: '<p>See <a href="/news">the news</a>.</p>' },
      subscription,
      about: 'Vancouver',
      project: { title: 'Kestrel House', slug: 'kestrel-house', lines: [] },
      access: ownAccess,
      code: 'code',
      leaving: 'leaving',
      reader: 'reader',
      siteUrl,
    }),
  ),
  listEmail: ([['vip'], ['newsletter'], ['project', 'search', 'similar']] as const).map((kinds) =>
    listEmails.listEmail({
      subscription,
      reasons: kinds.map((kind) => ({
        ...subscription,
        kind,
        about: kind === 'project' ? 'Kestrel House' : 'Vancouver, 2 bedrooms or more',
      })),
      purpose: 'alert',
      subject: 'Kestrel House is new',
      content: { preview: '', heading: 'Kestrel House is new', paragraphs: [] },
      leaving: 'leaving',
      reader: 'reader',
      siteUrl,
    }),
  ),
  confirmEmail: (['asked', 'already', 'paused', 'invited'] as const).map((because) =>
    confirmEmails.confirmEmail({
      subscription,
      projectName: 'Kestrel House',
      because,
      reader: 'reader',
      leaving: 'leaving',
      siteUrl,
    }),
  ),
  requestEmail: (['data', 'erase'] as const).map((request) =>
    confirmEmails.requestEmail(subscription, request, siteUrl.href),
  ),
  reminderEmail: inboxEmails.reminderEmail(enquiry, context),
  assignmentEmail: inboxEmails.assignmentEmail(enquiry, context, 'Henrik'),
  arrivalEmail: [true, false].flatMap((isAnswer) =>
    inboxEmails.arrivalEmail(enquiry, context, { text: 'It is.', isAnswer }),
  ),
  digestEmail: [1, 2].flatMap((count) =>
    inboxEmails.digestEmail(
      Array.from({ length: count }, () => ({
        ...enquiry,
        excerpt: 'Is it free?',
        hasFailedEmail: false,
        reasons: ['new' as const, 'answer' as const, 'given' as const],
      })),
      context,
      parts,
    ),
  ),
  replyEmail: [inboxEmails.replyEmail(message, { recipient: person.email, replyTo: null })],
  expiredEmail: [true, false].map((isUnpublished) =>
    expiryEmails.expiredEmail(person.email, expiry, { isUnpublished, siteUrl }),
  ),
  expiryWarningEmail: [
    [expiry],
    [{ ...expiry, rule: { ...rule, atExpiry: 'flag' as const } }],
    [{ ...expiry, day: '2026-07-20' }, laterExpiry],
  ].map((expiries) =>
    expiryEmails.expiryWarningEmail(person.email, expiries, { now: new Date(at), siteUrl }),
  ),
  newEnquiryEmails: emailForms.flatMap((form) =>
    enquiryEmails.newEnquiryEmails(
      { ...enquiry, form, submissionKey: 'key', emailFolded: person.email },
      { siteUrl, partnerEmail: 'ingrid@solmere.example' },
    ),
  ),
};

test('every function that makes emails is asked here', () => {
  const files = globSync('src/features/**/*.ts').filter(
    (file) =>
      !file.includes('.test.') && /\b(?:renderEmail|noticeTo)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(files.toSorted()).toEqual([
    'src/features/enquiries/notifications/enquiry-emails.ts',
    'src/features/enquiries/notifications/inbox-emails.ts',
    'src/features/first-access/first-access-emails.ts',
    'src/features/notes/mention-emails.ts',
    'src/features/places/expiry-emails.ts',
    'src/features/subscriptions/confirm-emails.ts',
    'src/features/subscriptions/list-emails.ts',
    'src/features/team/team-emails.ts',
    'src/features/viewings/viewing-emails.ts',
  ]);
  const makers = Object.entries({
    ...inboxEmails,
    ...enquiryEmails,
    ...accessEmails,
    ...campaignEmails,
    ...listEmails,
    ...confirmEmails,
    ...expiryEmails,
    ...mentionEmails,
    ...teamEmails,
  })
    .filter(([name, maker]) => typeof maker === 'function' && !name.startsWith('is'))
    .map(([name]) => name);
  expect(Object.keys(emailsBy).toSorted()).toEqual(makers.toSorted());
});

test('a line of an email ends within no amount, and in Japanese after a phrase', () => {
  onTestFinished(() => provideSettings(() => baseSettings));
  const language = { ...baseSettings.language, locale: 'ja-JP' };
  provideSettings(() => ({ ...baseSettings, language }));
  const heading = 'Kestrel Houseほか5件の新着情報';
  const html = renderEmailHtml({ preview: '', heading, paragraphs: ['From CAD 2,480,000.'] });
  expect(html).toContain('Houseほか<wbr>5件の<wbr>新着情報</h1>');
  expect(html).toContain('From CAD\u00A02,480,000.');
});

test.each(Object.entries(emailsBy))('no mail of %s uses an old word', (_name, emails) => {
  expect(emails.length).toBeGreaterThan(0);
  for (const { subject, bodyText, bodyHtml } of emails) {
    const texts = [subject, ...bodyText.split('\n\n'), ...readTexts(bodyHtml ?? '')];
    expect(texts.flatMap(oldWordsIn)).toEqual([]);
    expect(texts.filter((text) => /\{\w+\}|undefined/.test(text))).toEqual([]);
  }
});
