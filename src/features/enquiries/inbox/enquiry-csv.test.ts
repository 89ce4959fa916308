import { expect, onTestFinished, test } from 'vitest';
import { provideLocale } from '../../../lib/text/locale.ts';
import { enquiryDefaults, type EnquiryFormName } from '../enquiry.ts';
import { enquiryTable, type CsvEnquiry } from './enquiry-csv.ts';
import { enquiryEvent } from '../enquiry-event.ts';
import type { InboxEnquiry } from './enquiry-inbox.ts';

const siteUrl = new URL('https://www.solmere.example');

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
  expect(tableOf(undefined).head).toContain('"First name";"Last name";');
  expect(readRow({ ...enquiry, answers: { firstName: 'Mei', lastName: 'Tanaka' } })).toMatch(
    /^"Mei";"Tanaka";/,
  );
});

test('the table has all that other systems are told of an enquiry', () => {
  const full: CsvEnquiry = {
    ...enquiry,
    form: 'project-interest',
    name: 'Haruka Sato',
    email: 'haruka@sato.example',
    phone: '+81 3 5555 0142',
    answers: {
      fullName: 'Haruka Sato',
      email: 'haruka@sato.example',
      phone: '+81 3 5555 0142',
      message: 'Is the north corner free?',
    },
    aboutId: 'kestrel',
    aboutSlug: 'kestrel-house',
    aboutName: 'Kestrel House',
    home: '1204',
    city: 'VANCOUVER',
    reference: 'SOL-7K2M',
    source: 'Landing page of Kestrel House',
    consentLanguage: 'ja-JP',
    newsletterOptIn: 1,
    newsletterSentence: 'Write to me about launches.',
    joinedTo: '6a0b6e4e-1f0d-4c53-9a52-0d2a7f3f9c11',
    followUpOn: '2026-12-04',
    answeredAt: '2026-11-23T09:00:00.000Z',
    updatedAt: '2026-11-24T09:00:00.000Z',
    assignee: { name: 'Ingrid Halvorsen', email: 'ingrid@solmere.example' },
  };
  const event = enquiryEvent(full, { siteUrl, assignee: full.assignee });
  // The column of the form tells the kind, and that of the status is in words.
  const { form: _form, status: _status, about, consent, answers, ...others } = event;
  const { kind: _kind, id: _id, ...subject } = about ?? {};
  const texts = textsIn([others, subject, consent, answers.map(({ text }) => text)]);
  expect(texts.length).toBeGreaterThan(25);
  const row = readRow(full);
  // A name is in two columns.
  for (const text of texts) if (text !== full.name) expect(row).toContain(`"${text}"`);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function readRow(one: InboxEnquiry) {
  return tableOf(undefined).lines([one]);
}

function tableOf(form: EnquiryFormName | undefined) {
  return enquiryTable({ form, siteUrl }, String);
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
