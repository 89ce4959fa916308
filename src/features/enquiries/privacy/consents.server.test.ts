import { beforeEach, expect, test } from 'vitest';
import { countStatements } from '../../../../tests/fixtures/count-statements.ts';
import { submitNext } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { clearEnquiries, stored } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { leavingToken } from '../../../records/consents.server.ts';
import { leaveLetters } from '../../first-access/leaving.server.ts';
import { filterFrom, openCsv } from '../inbox/enquiries-csv.server.ts';
import { findEnquiry } from '../inbox/opened-enquiries.server.ts';
import { listConsents, unsubscribePerson } from './consents.server.ts';
import { erasePerson, exportPerson, findPerson } from './enquiries-of-person.server.ts';
import { eraseExpiredEnquiries } from './expired-enquiries.server.ts';

await prepareDataFolder();
clearEnquiries();

beforeEach(async () => {
  for (const table of ['consentWithdrawals', 'consentProofs'] as const)
    await db.deleteFrom(table).execute();
});

const email = 'mei@tanaka.example';
const never = { confirmedAt: null, withdrawal: null, erasedAt: null };

test('the register has sentence, version, time, form and language of every consent', async () => {
  await submitNext('contact', { email: 'MEI@tanaka.example' });
  await submitNext('vip', { email });
  await submitNext('project-interest', { email, newsletterOptIn: 'yes' });
  await submitNext('vip', { email, 'bot-field': 'robots' });
  await submitNext('vip', { email: 'noor@lindqvist.example' });
  const rows = await stored();
  const [contact, vip, interest] = rows.map((row) => ({
    enquiryId: row.id,
    form: row.form,
    version: '3',
    language: 'en-CA',
    consentedAt: row.createdAt,
    sentence: row.consentSentence,
    ...never,
  }));
  const newsletter = expect.stringMatching(/^Optional. SOLMERE, 1180 Harbour Row.* may email me/);
  const register = [
    { ...contact, purpose: 'reply' },
    { ...vip, purpose: 'emails' },
    { ...interest, purpose: 'reply' },
    { ...interest, purpose: 'emails', sentence: newsletter },
  ];
  expect(await listConsents(email)).toEqual(register);
  expect((await findPerson({ email })).consents).toEqual(register);
  expect((await exportPerson({ email })).consents).toEqual(register);
  expect((await findEnquiry({ id: vip?.enquiryId ?? '' }))?.consents).toEqual(register);
});

test('an enquiry of the release before has the sentence of its version, and the language of the site', async () => {
  await submitNext('project-interest', { email, newsletterOptIn: 'yes' });
  await db.updateTable('enquiries').set({ newsletterSentence: '', consentLanguage: '' }).execute();
  expect(await listConsents(email)).toMatchObject([
    { purpose: 'reply' },
    {
      purpose: 'emails',
      sentence: expect.stringContaining('SOLMERE, 1180 Harbour Row'),
      language: 'en-CA',
    },
  ]);
});

test('the confirmation of who agrees to emails has a way to leave, and using it twice or twice at once is one entry', async () => {
  await submitNext('vip', { email });
  await submitNext('project-interest', { email, newsletterOptIn: 'yes' });
  await submitNext('contact', { email });
  const emails = await confirmations();
  expect(emails.map(({ unsubscribeUrl }) => unsubscribeUrl !== null)).toEqual([true, true, false]);
  const [{ unsubscribeUrl, bodyText } = { unsubscribeUrl: '', bodyText: '' }] = emails;
  expect(bodyText).toContain(`Unsubscribe:\n${unsubscribeUrl}`);
  expect(bodyText).toContain('because you joined our VIP list');
  expect(bodyText).toContain('SOLMERE, 1180 Harbour Row');
  expect(unsubscribeUrl).not.toContain('mei');
  const token = unsubscribeUrl?.split('/').at(-1) ?? '';
  await Promise.all([leaveLetters(token, 'one-click'), leaveLetters(token)]);
  await leaveLetters(token);
  expect(await db.selectFrom('consentWithdrawals').selectAll().execute()).toHaveLength(1);
  // What waited is deleted, and what only answers them is not.
  expect(await confirmations()).toHaveLength(1);
  const withdrawals = (await listConsents(email)).map(({ withdrawal }) => withdrawal !== null);
  expect(withdrawals).toEqual([true, false, true, false]);
});

test('a secret that was changed or never given unsubscribes nobody', async () => {
  await submitNext('vip', { email });
  const [row] = await stored();
  const token = leavingToken(row?.id ?? '');
  for (const wrong of [`${token}x`, `${row?.id}.`, `${row?.id}`, '', token.replace('.', '..')])
    expect(await leaveLetters(wrong)).toBe(false);
  expect(await leaveLetters(leavingToken('00000000-0000-4000-8000-000000000000'))).toBe(true);
  expect(await listConsents(email)).toMatchObject([never]);
});

test('a later consent stands beside the one that was withdrawn, and can be withdrawn again', async () => {
  await submitNext('vip', { email });
  expect(await unsubscribePerson({ email: ' MEI@tanaka.example' }, 'Ada')).toEqual({
    isWithdrawn: true,
  });
  expect(await unsubscribePerson({ email }, 'Ada')).toEqual({ isWithdrawn: false });
  expect(await listConsents(email)).toMatchObject([{ withdrawal: { way: 'team' } }]);
  const createdAt = new Date(Date.now() + 60_000).toISOString();
  await submitNext('vip', { email, message: 'Again' });
  const [, second] = await stored();
  await db
    .updateTable('enquiries')
    .set({ createdAt })
    .where('id', '=', second?.id ?? '')
    .execute();
  expect(await listConsents(email)).toMatchObject([{ withdrawal: { way: 'team' } }, never]);
  // Also if the clock of this machine is behind.
  await leaveLetters(leavingToken(second?.id ?? ''));
  expect(await listConsents(email)).toMatchObject([
    { withdrawal: { way: 'team' } },
    { withdrawal: { way: 'page', at: createdAt } },
  ]);
});

test('erasing a person keeps only a proof of consent to emails that names nobody, for three years', async () => {
  await submitNext('vip', { email });
  await submitNext('contact', { email });
  await submitNext('join', { email });
  const [vip] = await stored();
  await erasePerson({ email }, 'Ada');
  const proofs = await db.selectFrom('consentProofs').selectAll().execute();
  expect(proofs).toHaveLength(1);
  expect(JSON.stringify(proofs)).not.toMatch(/mei[@ .]|tanaka/i);
  const proof = { enquiryId: null, form: 'vip', consentedAt: vip?.createdAt, version: '3' };
  expect((await findPerson({ email })).consents).toMatchObject([proof]);
  expect((await exportPerson({ email })).consents).toMatchObject([proof]);
  const erasedAt = new Date(proofs[0]?.erasedAt ?? '');
  await eraseExpiredEnquiries(yearsAfter(erasedAt, 3, -1));
  expect(await listConsents(email)).toHaveLength(1);
  await eraseExpiredEnquiries(yearsAfter(erasedAt, 3, 1));
  expect(await listConsents(email)).toEqual([]);
});

test('all proofs of a person are written in one statement', async () => {
  await submitNext('vip', { email });
  await submitNext('project-interest', { email, newsletterOptIn: 'yes' });
  await submitNext('project-interest', { email, newsletterOptIn: 'yes', message: 'Again' });
  const statements = await countStatements(() => erasePerson({ email }, 'Ada'));
  expect(statements.filter((text) => text.includes('"consent_proofs"'))).toHaveLength(1);
  expect(await listConsents(email)).toHaveLength(3);
});

test('what expires keeps its proof as well, and spam has none', async () => {
  await submitNext('vip', { email });
  await submitNext('vip', { email, 'bot-field': 'robots' });
  await db.updateTable('enquiries').set({ deletedAt: '2020-01-01T00:00:00.000Z' }).execute();
  await eraseExpiredEnquiries(new Date());
  expect(await stored()).toEqual([]);
  expect(await listConsents(email)).toMatchObject([{ form: 'vip', enquiryId: null }]);
});

test('the CSV says who has unsubscribed, so that no list is made of them', async () => {
  await submitNext('vip', { email });
  await submitNext('vip', { email: 'noor@lindqvist.example' });
  await unsubscribePerson({ email }, 'Ada');
  const filter = filterFrom(new URLSearchParams());
  if (!filter) throw new Error('The filter is valid');
  const csv = await new Response(await openCsv(filter, () => 'THEN')).text();
  const [head = '', noor = '', mei = ''] = csv.trim().split('\r\n');
  expect(head).toMatch(/"Unsubscribed"$/);
  expect([noor, mei].map((row) => row.endsWith(',"THEN"'))).toEqual([false, true]);
});

async function confirmations() {
  return db
    .selectFrom('outgoingMails')
    .selectAll()
    .where('kind', '=', 'confirmation')
    .orderBy('createdAt')
    .execute();
}

function yearsAfter(time: Date, years: number, days: number) {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  later.setUTCDate(later.getUTCDate() + days);
  return later;
}
