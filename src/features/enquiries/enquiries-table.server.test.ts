import { expect, test } from 'vitest';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { formatIsoDateTime } from '../../lib/time/dates.ts';
import { openCsv, filterFrom } from './inbox/enquiries-csv.server.ts';
import { searchSchema } from './inbox/inbox-search.ts';
import { submitNext } from '../../../tests/fixtures/inbox-enquiries.ts';
import { clearEnquiries } from '../../../tests/fixtures/submitted-enquiries.ts';

await prepareDataFolder();

clearEnquiries();

test('the table has a person in each row, a column for each field and its options in words', async () => {
  await submitNext('contact', { firstName: '=cmd|calc', message: 'A "view",\n+ a garden' });
  await submitNext('partner-contact', { fullName: 'Émile van der Laroche' });
  const csv = await readCsv(new URLSearchParams());
  expect(csv.startsWith(`\uFEFF${columns.map((title) => `"${title}"`).join(',')},`)).toBe(true);
  expect(csv).toContain('"Follow-up date","Reference","Home",');
  expect(csv).toMatch(/"C-\d{4}","",/);
  expect(csv).toContain('"Investment Opportunities"');
  expect(csv).toContain('"\'=cmd|calc"');
  expect(csv).toContain('"+1 604 555 0177"');
  expect(csv).toContain('"A ""view"",\n+ a garden"');
  expect(csv).toContain('\r\n"Émile","van der Laroche","');
  expect(csv).toMatch(/"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[78]:00","Partners","Ingrid Halvorsen"/);
  expect(csv).toContain('"We use these details only to reply to you.');
  const [head = ''] = (await readCsv(new URLSearchParams({ form: 'vip' }))).split('\r\n');
  expect(head).not.toContain('Subject');
  expect(await readCsv(new URLSearchParams({ search: 'emile' }))).not.toContain('cmd');
});

test('the table and the list refuse a search that contains NUL', () => {
  expect(filterFrom(new URLSearchParams({ search: '\0emile' }))).toBeNull();
  expect(filterFrom(new URLSearchParams({ search: `${'a'.repeat(300)}\0` }))).toBeNull();
  expect(filterFrom(new URLSearchParams({ search: 'a'.repeat(300) }))).toMatchObject({
    search: 'a'.repeat(200),
  });
  expect(searchSchema.safeParse('emile\0').error?.issues).toMatchObject([
    { message: 'Must not contain NUL' },
  ]);
  expect(searchSchema.safeParse('emile').success).toBe(true);
});

test('a table of more than one batch contains every enquiry once', async () => {
  await submitNext('contact');
  const row = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: 1_050 }, (_, index) => ({
    ...row,
    id: crypto.randomUUID(),
    submissionKey: `copy-${index}`,
    reference: null,
    note: `copy-${index}@`,
  }));
  for (let start = 0; start < copies.length; start += 100) {
    await db
      .insertInto('enquiries')
      .values(copies.slice(start, start + 100))
      .execute();
  }
  const csv = await readCsv(new URLSearchParams());
  const emails = csv.match(/copy-\d+@/g) ?? [];
  expect([emails.length, new Set(emails).size]).toEqual([1_050, 1_050]);
});

const columns = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Received',
  'Form',
  'About',
  'Subject',
  'Message',
];

async function readCsv(params: URLSearchParams) {
  const csv = await openCsv(filterFrom(params) ?? {}, (time) =>
    formatIsoDateTime('America/Vancouver', time),
  );
  // `Response.text()` would drop the byte order mark.
  return Buffer.from(await new Response(csv).arrayBuffer()).toString();
}
