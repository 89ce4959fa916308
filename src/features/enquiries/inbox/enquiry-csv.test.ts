import { expect, onTestFinished, test } from 'vitest';
import { provideLocale } from '../../../lib/text/locale.ts';
import { enquiryDefaults } from '../enquiry.ts';
import { enquiryTable } from './enquiry-csv.ts';
import type { InboxEnquiry } from './enquiry-inbox.ts';

test.each([
  ['+1 604 555 0100', '+1 604 555 0100'],
  ['+1-604-555-0100', '+1 604 555 0100'],
  ['+1 (604) 555-01.00', '+1 (604) 555 01.00'],
  ['+1 604–555‑0100', '+1 604 555 0100'],
  ['+49 30/123', `'+49 30/123`],
  ['604-555-0100', '604-555-0100'],
  ['604 555 0100', '604 555 0100'],
  ['=HYPERLINK("https://x.example")', `'=HYPERLINK(""https://x.example"")`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['-2+3', `'-2+3`],
  ['+2+3', `'+2+3`],
  ['+1 604 555 0100 =A1', `'+1 604 555 0100 =A1`],
  ['+cmd', `'+cmd`],
  ['\t=1', `'\t=1`],
  ['\n=1', `'\n=1`],
  ['＝1', `'＝1`],
])('no spreadsheet evaluates %s', (input, output) => {
  expect(readRow({ ...enquiry, answers: { phone: input } })).toContain(`,"${output}",`);
});

test.each([
  ['+1 604 555 0100', '+1 604 555 0100'],
  ['+1-604-555-0100', `'+1-604-555-0100`],
  ['+1 604-555', `'+1 604-555`],
  ['-1-604', `'-1-604`],
])('no spreadsheet evaluates %s in a note', (note, output) => {
  expect(readRow({ ...enquiry, note })).toContain(`,"${output}",`);
});

test('a row begins with one person, whichever name fields the form has', () => {
  expect(readRow({ ...enquiry, answers: { firstName: 'Mei Lin', lastName: 'Tanaka' } })).toMatch(
    /^"Mei Lin","Tanaka",/,
  );
  const interest = { ...enquiry, form: 'project-interest' } as const;
  expect(readRow({ ...interest, answers: { fullName: 'Mei Lin Tanaka' } })).toMatch(
    /^"Mei Lin","Tanaka",/,
  );
  expect(readRow({ ...enquiry, answers: {}, name: '' })).toMatch(/^"","",/);
});

test('where a comma is the decimal sign, semicolons separate the cells', () => {
  onTestFinished(provideLocale(() => 'nb-NO'));
  expect(enquiryTable(undefined, String).head).toContain('"First name";"Last name";');
  expect(readRow({ ...enquiry, answers: { firstName: 'Mei', lastName: 'Tanaka' } })).toMatch(
    /^"Mei";"Tanaka";/,
  );
});

function readRow(one: InboxEnquiry) {
  return enquiryTable(undefined, String).lines([one]);
}

const enquiry: InboxEnquiry = {
  ...enquiryDefaults,
  id: '1',
  form: 'contact',
  name: 'Mei Tanaka',
  email: 'mei@tanaka.example',
  answers: {},
  consentVersion: '2',
  consentSentence: 'We use it to answer you.',
  createdAt: '2026-11-22T17:30:00.000Z',
  updatedAt: '2026-11-22T17:30:00.000Z',
};
