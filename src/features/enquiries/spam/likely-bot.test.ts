import { expect, test } from 'vitest';
import { demoEnquiries } from '../enquiries.demo.ts';
import { enquiryFormNames } from '../enquiry.ts';
import { isLikelyBot } from './likely-bot.ts';
import { readEnquiry } from '../forms/read-enquiry.ts';

const { contact } = demoEnquiries;

test.each(enquiryFormNames)('what a person sends with %s does not look automatic', (form) => {
  expect(isLikelyBot(readEnquiry(form, demoEnquiries[form]))).toBe(false);
});

test.each([
  ['a link', { message: 'Is https://solmere.example/projects/kestrel-house still free?' }],
  ['two links', { message: 'http://a.example or http://b.example?' }],
  ['brackets and signs', { message: 'Unit [12] < 3 rooms, a > b, 100% & more' }],
  ['a missing answer', { message: '', lastName: '' }],
  ['no choice', { subject: '' }],
])('a person may send %s', (_what, changes) => {
  expect(isLikelyBot(readEnquiry('contact', { ...contact, ...changes }))).toBe(false);
});

test.each([
  ['nobody to answer', { email: '' }],
  ['no e-mail address', { email: 'none' }],
  ['a choice that is not offered', { subject: 'viagra' }],
  ['no text', { firstName: ['a', 'b'] }],
  ['a link as name', { lastName: 'win https://pills.example' }],
  ['many links', { message: 'http://a.example http://b.example http://c.example' }],
  ['HTML links', { message: 'See <a href="//pills.example">this</a>' }],
  ['links of forums', { message: 'See [url=pills.example]this[/url]' }],
])('%s looks automatic', (_what, changes) => {
  expect(isLikelyBot(readEnquiry('contact', { ...contact, ...changes }))).toBe(true);
});
