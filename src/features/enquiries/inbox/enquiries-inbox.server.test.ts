import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayMs } from '../../../lib/time/durations.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { listEnquiries } from './enquiries-inbox.server.ts';
import { erasePerson, exportPerson, findPerson } from '../privacy/enquiries-of-person.server.ts';
import {
  deleteEnquiry,
  findEnquiry,
  openEnquiry,
  resendEmail,
  addNote,
} from './opened-enquiries.server.ts';
import { eraseExpiredEnquiries } from '../privacy/expired-enquiries.server.ts';
import { decide } from '../assignment/decisions.server.ts';
import { enquiriesOnAPage } from './enquiry-inbox.ts';
import type { InboxFilter } from './inbox-filter.ts';
import { editor, submitNext } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { clearEnquiries } from '../../../../tests/fixtures/submitted-enquiries.ts';

await prepareDataFolder();

clearEnquiries();

test('the newest enquiry comes first, and spam is hidden by default', async () => {
  await submitNext('contact');
  await submitNext('vip', { 'bot-field': 'robots' });
  await submitNext('partner-contact');
  expect(await names({})).toEqual(['Émile Laroche', 'Noor Lindqvist']);
  expect(await names({ folder: 'spam' })).toEqual(['Adaeze Okafor']);
  expect(await names({ form: 'contact' })).toEqual(['Noor Lindqvist']);
});

test('the search covers names, addresses and answers, in any word order and without accents', async () => {
  await submitNext('contact');
  await submitNext('partner-contact');
  for (const search of ['emile', 'LAROCHE émile', 'kitsilano', 'emile@laroche.example', 'ingrid']) {
    expect(await names({ search }), search).toEqual(['Émile Laroche']);
  }
  for (const search of ['%', '_', '\\', 'emile noor']) {
    expect(await names({ search }), search).toEqual([]);
  }
});

test('viewings are filtered by what is to come, and by what waits for an answer', async () => {
  const now = Date.now();
  const [past, soon] = [-dayMs, dayMs].map((ms) => new Date(now + ms).toISOString());
  for (const [name, viewing] of Object.entries({
    None: { viewingState: null },
    Asks: { viewingState: 'asked' },
    Upcoming: { viewingState: 'booked', viewingAt: soon },
    Past: { viewingState: 'booked', viewingAt: past },
    Cancelled: { viewingState: 'cancelled', viewingAt: soon },
    Late: { viewingState: 'cancelled', viewingAt: past },
  } as const)) {
    const email = `${name}@solmere.example`;
    await submitNext('contact', { email });
    await db
      .updateTable('enquiries')
      .set({ ...viewing, name })
      .where('email', '=', email)
      .execute();
  }
  expect((await names({ viewing: 'any' })).toSorted()).toEqual([
    'Asks',
    'Cancelled',
    'Late',
    'Past',
    'Upcoming',
  ]);
  expect(await names({ viewing: 'upcoming' })).toEqual(['Upcoming']);
  expect((await names({ viewing: 'to-answer' })).toSorted()).toEqual(['Asks', 'Cancelled']);
});

test('pages follow one another without gaps', async () => {
  for (let visitor = 0; visitor < enquiriesOnAPage + 2; visitor++) {
    await submitNext('contact', { email: `visitor-${visitor}@solmere.example` });
  }
  const first = await listEnquiries({ page: 1 });
  const second = await listEnquiries({ page: 2 });
  expect([first.total, first.enquiries.length, second.enquiries.length]).toEqual([
    enquiriesOnAPage + 2,
    enquiriesOnAPage,
    2,
  ]);
  const ids = [...first.enquiries, ...second.enquiries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a list counts all who wait, whatever its filter, until they have an answer', async () => {
  await submitNext('contact');
  await submitNext('vip');
  const { enquiries, waiting } = await listEnquiries({ page: 1, folder: 'spam' });
  expect([enquiries, waiting]).toEqual([[], 2]);
  const id = await newestId();
  await openEnquiry({ id }, editor);
  expect((await listEnquiries({ page: 1 })).waiting).toBe(2);
  await decide({ ids: [id], decision: { status: 'answered' } }, editor);
  expect((await listEnquiries({ page: 1 })).waiting).toBe(1);
});

test('opening a new enquiry marks it as read; opening it again changes nothing', async () => {
  await submitNext('contact');
  const id = await newestId();
  expect((await findEnquiry({ id }))?.enquiry.readAt).toBeNull();
  const detail = await openEnquiry({ id }, editor);
  expect(detail?.enquiry).toMatchObject({
    readAt: expect.any(String),
    revision: 2,
    updatedBy: editor,
  });
  expect((await openEnquiry({ id }, editor))?.enquiry.revision).toBe(2);
  expect(detail?.mails.map(({ kind }) => kind)).toEqual(['notice', 'confirmation']);
  expect(JSON.stringify(detail)).not.toContain('submissionKey');
});

test('a deletion by a member who has not seen the last change returns a conflict', async () => {
  await submitNext('contact');
  const id = await newestId();
  await addNote({ id, noteId: randomUUID(), body: 'Called back' }, editor);
  expect(await deleteEnquiry({ id, revision: 1 }, 'Ada')).toMatchObject({ outcome: 'conflict' });
});

test('a concurrent deletion of the same enquiry reports that it is gone', async () => {
  await submitNext('contact');
  const id = await newestId();
  expect(await deleteEnquiry({ id, revision: 1 }, 'Ada')).toMatchObject({ outcome: 'done' });
  expect(await deleteEnquiry({ id, revision: 1 }, 'Ada')).toEqual({
    outcome: 'conflict',
    newest: null,
  });
  expect((await openEnquiry({ id }, editor))?.enquiry.readAt).toBeNull();
});

test('a failed mail is found by its view, and waits again after resending', async () => {
  await submitNext('contact');
  await submitNext('vip');
  const id = await newestId();
  const failed = { state: 'failed', lastError: '550 no such user' } as const;
  await db.updateTable('outgoingMails').set(failed).where('enquiryId', '=', id).execute();
  const { enquiries } = await listEnquiries({ page: 1, folder: 'failed' });
  expect(enquiries).toMatchObject([{ id, hasFailedEmail: true }]);
  expect((await listEnquiries({ page: 1 })).folders).toMatchObject({ failed: 1, due: 0 });
  for (const mail of (await findEnquiry({ id }))?.mails ?? []) {
    expect(await resendEmail({ id: mail.id }, 'Ada')).toMatchObject({
      state: 'waiting',
      lastError: null,
    });
  }
  expect(await names({ folder: 'failed' })).toEqual([]);
});

test('all data of one person can be found, exported and erased, whatever the case of the e-mail', async () => {
  await submitNext('contact', { email: 'Noor@Lindqvist.example' });
  await submitNext('join', { email: 'noor@lindqvist.example' });
  await submitNext('vip', { email: 'noor@lindqvist.example', 'bot-field': 'robots' });
  await submitNext('contact', { email: 'other@lindqvist.example' });
  const email = ' NOOR@lindqvist.EXAMPLE ';
  const person = await findPerson({ email });
  expect([person.enquiries.length, person.mails]).toEqual([3, 4]);
  expect(JSON.stringify(await exportPerson({ email }))).toContain('a view of the harbour');
  expect(await erasePerson({ email }, 'Ada')).toEqual({
    enquiries: 3,
    mails: 4,
    letters: 0,
    subscriptions: 0,
  });
  expect(await findPerson({ email })).toEqual({
    enquiries: [],
    mails: 0,
    letters: [],
    consents: [],
    subscriptions: 0,
  });
  const remaining = await db.selectFrom('enquiries').select('email').execute();
  expect(remaining).toEqual([{ email: 'other@lindqvist.example' }]);
  expect(await countStored('outgoingMails')).toBe(2);
  // The other person's address and e-mail, and the address caught by the trap, which counts no e-mail.
  expect(await countStored('limitTries')).toBe(3);
});

test('only enquiries past their retention time are erased', async () => {
  await submitNext('join', { email: 'answered@solmere.example' });
  const id = await newestId();
  await decide({ ids: [id], decision: { status: 'answered' } }, editor);
  await submitNext('join', { email: 'unread@solmere.example' });
  await submitNext('vip', { 'bot-field': 'robots', email: 'spam@solmere.example' });
  await submitNext('contact', { email: 'contact@solmere.example' });
  await eraseExpiredEnquiries(inDays(89));
  expect(await countStored('enquiries')).toBe(4);
  await eraseExpiredEnquiries(inDays(91));
  expect(await countStored('enquiries')).toBe(3);
  await eraseExpiredEnquiries(inDays(366));
  const remaining = await db.selectFrom('enquiries').select('email').orderBy('email').execute();
  expect(remaining.map(({ email }) => email)).toEqual([
    'contact@solmere.example',
    'unread@solmere.example',
  ]);
});

async function names(filter: InboxFilter) {
  const { enquiries } = await listEnquiries({ ...filter, page: 1 });
  return enquiries.map(({ name }) => name);
}

async function newestId() {
  const { enquiries } = await listEnquiries({ page: 1 });
  return enquiries[0]?.id ?? '';
}

async function countStored(table: 'enquiries' | 'limitTries' | 'outgoingMails') {
  const rows = await db.selectFrom(table).selectAll().execute();
  return rows.length;
}

function inDays(days: number) {
  return new Date(Date.now() + days * 24 * 60 * 60_000);
}
