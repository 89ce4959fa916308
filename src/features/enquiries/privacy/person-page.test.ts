// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { demoEnquiries } from '../enquiries.demo.ts';
import { enquiryFormNames, enquiryForms, enquiryDefaults } from '../enquiry.ts';
import type { ExportedEnquiry } from '../inbox/enquiry-inbox.ts';
import type { Consent } from './consent.ts';
import { personPage } from './person-page.ts';

test('every answer is shown as text under its label', () => {
  for (const form of enquiryFormNames) {
    const answers = demoEnquiries[form];
    const page = renderDocument([{ ...exported, form, answers }]);
    for (const { name, label, options } of enquiryForms[form].fields) {
      const answer = answers[name];
      if (answer === undefined) continue;
      const text = options?.find(({ value }) => value === answer)?.label ?? answer;
      expect(textBy(page, label)).toBe(answer === 'yes' ? 'Yes' : text.trim());
    }
  }
});

test('the site’s data is shown, too: time, subject, consent, state, note and mails', () => {
  const page = renderDocument([exported]);
  expect(page.querySelector('h1')?.textContent).toBe(
    'Personal data we hold for mei@tanaka.example',
  );
  expect(page.querySelector('h2')?.textContent).toBe('Partner: Ingrid Halvorsen');
  expect(textBy(page, 'Received')).toBe(
    'Wednesday, July 22, 2026 at 9:30 a.m. Pacific Daylight Time',
  );
  expect(textBy(page, 'Form')).toBe('Partners');
  expect(textBy(page, 'Consent given')).toBe('We use it to answer you. (Version 2)');
  expect(textBy(page, 'Stage')).toBe('Answered');
  expect(textBy(page, 'Our note about you')).toBe('Called on Monday.\nLikes <b>corners</b>.');
  expect(textBy(page, 'Email to ingrid@solmere.example')).toBe(
    'For Ingrid: Mei\nSent Wednesday, July 22, 2026 at 9:31 a.m. Pacific Daylight Time\n\nMei would like to hear from you.',
  );
  expect(textBy(page, 'Sent to CRM')).toBe(
    'enquiry.created, Wednesday, July 22, 2026 at 9:31 a.m. Pacific Daylight Time',
  );
});

test('the register of consents follows, with withdrawals and what is kept as proof', () => {
  const page = renderDocument([], [consent, { ...consent, withdrawal, erasedAt: withdrawal.at }]);
  expect(textBy(page, 'Emails about launches')).toBe(
    'Email me.\nGiven Wednesday, July 22, 2026 at 9:30 a.m. Pacific Daylight Time\nForm: VIP. Version 3. Language: English (Canada)',
  );
  expect(page.querySelector('section:last-of-type')?.textContent).toContain(
    'Withdrawn Thursday, July 23, 2026 at 9:30 a.m. Pacific Daylight Time: unsubscribe page\nEnquiry erased Thursday',
  );
});

test('typed text is never markup, and the file loads nothing else', () => {
  const html = renderHtml([
    {
      ...exported,
      aboutName: '</title><script>alert(1)</script>',
      answers: { message: '<img src=x>' },
    },
  ]);
  expect(html).not.toMatch(/<script|<img|<link|<[^>]*src=|@import|url\(/);
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});

function renderHtml(enquiries: ExportedEnquiry[], consents: Consent[] = []) {
  return personPage(
    { enquiries, letters: [], consents, subscriptions: [], subscriptionEmails: [] },
    {
      email: 'mei@tanaka.example',
      timeZone: 'America/Vancouver',
      company: ['SOLMERE', '1180 Harbour Row'],
      now: '2026-07-23T18:00:00.000Z',
    },
  );
}

function renderDocument(enquiries: ExportedEnquiry[], consents: Consent[] = []) {
  return new DOMParser().parseFromString(renderHtml(enquiries, consents), 'text/html');
}

function textBy(page: Document, label: string) {
  const term = [...page.querySelectorAll('dt')].find(({ textContent }) => textContent === label);
  return term?.nextElementSibling?.textContent;
}

const withdrawal = { at: '2026-07-23T16:30:00.000Z', way: 'page' } as const;
const consent: Consent = {
  enquiryId: '7e9f',
  form: 'vip',
  purpose: 'emails',
  sentence: 'Email me.',
  version: '3',
  language: 'en-CA',
  consentedAt: '2026-07-22T16:30:00.000Z',
  confirmedAt: null,
  withdrawal: null,
  erasedAt: null,
};

const exported: ExportedEnquiry = {
  ...enquiryDefaults,
  id: '7e9f',
  form: 'partner-contact',
  aboutId: 'p1',
  aboutSlug: 'ingrid-halvorsen',
  aboutName: 'Ingrid Halvorsen',
  name: 'Mei Tanaka',
  email: 'mei@tanaka.example',
  answers: { fullName: 'Mei Tanaka' },
  consentVersion: '2',
  consentSentence: 'We use it to answer you.',
  status: 'answered',
  note: 'Called on Monday.\nLikes <b>corners</b>.',
  notes: [
    {
      id: 'n1',
      enquiryId: '7e9f',
      body: 'Called on Monday.\nLikes <b>corners</b>.',
      writtenBy: 'staff@solmere.example',
      createdAt: null,
    },
  ],
  revision: 2,
  createdAt: '2026-07-22T16:30:00.000Z',
  updatedAt: '2026-07-22T18:30:00.000Z',
  updatedBy: 'staff@solmere.example',
  messages: [],
  activity: [],
  sentTo: [{ system: 'CRM', event: 'enquiry.created', sentAt: '2026-07-22T16:31:00.000Z' }],
  mails: [
    {
      id: 'm1',
      kind: 'notice',
      purpose: null,
      recipient: 'ingrid@solmere.example',
      subject: 'For Ingrid: Mei',
      bodyText: 'Mei would like to hear from you.',
      state: 'sent',
      tries: 1,
      nextTryAt: '2026-07-22T16:30:00.000Z',
      lastError: null,
      sentAt: '2026-07-22T16:31:00.000Z',
    },
  ],
};
