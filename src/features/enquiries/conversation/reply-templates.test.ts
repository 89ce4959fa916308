import { expect, test } from 'vitest';
import type { InboxEnquiry } from '../inbox/enquiry-inbox.ts';
import { filledTemplate, firstSubject, needsSignature } from './reply-templates.ts';

test.each([
  ['en-CA', 'Dear {firstName},', 'Dear Taro,'],
  ['fr-CA', 'Bonjour {firstName},', 'Bonjour Taro,'],
  ['ja-JP', '{firstName}様', '山田 太郎様'],
  ['zh-Hant-TW', '{firstName} 您好：', '山田 太郎 您好：'],
])('a reply in %s begins with “%s” filled as the language does', (language, text, filled) => {
  const isEast = /^(?:ja|zh)/.test(language);
  const enquiry = {
    name: isEast ? '山田 太郎' : 'Taro Yamada',
    aboutName: null,
    answers: { firstName: isEast ? '太郎' : 'Taro' },
    consentLanguage: language,
  };
  const { html } = filledTemplate({ name: '', subject: '', text }, enquiry, 'Noor');
  expect(html).toContain(filled);
});

test.each([
  ['Administrator', 'Kind regards,\n{member}', true],
  ['', 'Kind regards,\n{member}', true],
  ['Noor Haddad', 'Kind regards,\n{member}', false],
  ['Administrator', 'Kind regards', false],
])('an account named “%s” signs “%s” only with a name of a person', (member, text, isAsked) => {
  expect(needsSignature({ name: '', subject: '', text }, member)).toBe(isAsked);
});

test('a first reply has the subject that the visitor chose', () => {
  const enquiry = { form: 'contact', answers: { subject: 'investment' } } as unknown;
  expect(firstSubject(enquiry as InboxEnquiry, [])).toBe('Re: Investment Opportunities');
});
