import { beforeEach, expect, test } from 'vitest';
import { db, isPostgres } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { editor } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import {
  countLockWaiters,
  deliverAt,
  unknownRecipient,
  recorder,
  refused,
} from '../../../../tests/mail/mail-fixtures.ts';
import { stored, submit } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { readReports } from '../../reports/reports.server.ts';
import { markAnsweredBy } from './answered.server.ts';
import { decide } from '../assignment/decisions.server.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import { listEnquiries } from '../inbox/enquiries-inbox.server.ts';
import { changeEnquiry } from '../enquiry-changes.server.ts';
import {
  findEnquiry,
  openEnquiry,
  resendEmail,
  withErrorsFor,
} from '../inbox/opened-enquiries.server.ts';
import { importEmail } from './received-emails.server.ts';
import { sendReply } from './replies.server.ts';
import { listUnsentReplies } from './unsent-replies.server.ts';

await prepareDataFolder();

beforeEach(async () => {
  for (const table of ['activity', 'outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
});

const sooner = new Date(Date.now() + 60_000);
const tooLate = new Date(Date.now() + 73 * 3_600_000);
const { send: accept } = recorder();

test('without mail a reply waits, and its enquiry is not answered', async () => {
  const id = await replied();
  expect(await row()).toMatchObject({ status: 'new', answeredAt: null });
  expect(await listUnsentReplies(5, 'owner')).toMatchObject({
    total: 1,
    first: [{ id, name: 'Noor Lindqvist', hasFailed: false, cause: 'Email is not set up.' }],
  });
  expect((await listUnsentReplies(5, 'editor')).first).toMatchObject([
    { cause: 'Emails are not being sent. An owner can see why.' },
  ]);
  expect(await listUnsentReplies(5, 'owner', ['another'])).toEqual({ total: 0, first: [] });
  expect((await listEnquiries({ page: 1, folder: 'unsent' })).enquiries).toMatchObject([{ id }]);
  const { answered, open } = await readReports();
  expect([answered.median, open[0]?.total]).toEqual([undefined, 1]);
});

test('the enquiry is answered once the mail server has taken the reply', async () => {
  const id = await replied();
  await deliverAll(sooner);
  expect(await row()).toMatchObject({
    status: 'answered',
    answeredAt: sooner.toISOString(),
    updatedBy: editor,
  });
  expect(await listUnsentReplies(5, 'owner')).toEqual({ total: 0, first: [] });
  expect((await listEnquiries({ page: 1, folder: 'unsent' })).total).toBe(0);
  expect((await readReports()).answered).toMatchObject({ byHand: 0, median: expect.any(Number) });
  const { entryIds } = await decide({ ids: [id], decision: { status: 'answered' } }, editor);
  expect(entryIds).toEqual([]);
});

test('a reply that is refused is not an answer, and names its cause', async () => {
  await replied();
  await deliverAll(sooner, recorder(({ purpose }) => (purpose ? refused : undefined)).send);
  expect(await row()).toMatchObject({
    status: 'new',
    readAt: expect.any(String),
    answeredAt: null,
  });
  const { first } = await listUnsentReplies(5, 'owner');
  expect(first).toMatchObject([
    { hasFailed: false, cause: 'The mail server could not be reached.' },
  ]);
  const id = first[0]?.id ?? '';
  for (const [role, error] of [
    ['owner', refused.message],
    ['partner', 'Emails are not being sent. An owner can see why.'],
  ] as const) {
    const opened = await withErrorsFor({ ...ingrid, role }, findEnquiry({ id }));
    expect(opened?.thread.messages.at(-1)?.mail?.lastError).toBe(error);
  }
});

test('a reply that is given up stays in sight until it is sent again', async () => {
  await replied();
  await deliverAll(tooLate, recorder(() => unknownRecipient).send);
  await db
    .updateTable('outgoingMails')
    .set({ state: 'failed', lastError: unknownRecipient.message })
    .execute();
  const { first } = await listUnsentReplies(5, 'owner');
  expect(first).toMatchObject([{ hasFailed: true }]);
  await resendEmail({ id: first[0]?.mailId ?? '' }, editor);
  await deliverAll(new Date(Date.now() + 2_000));
  expect(await row()).toMatchObject({ status: 'answered' });
  expect((await listUnsentReplies(5, 'owner')).total).toBe(0);
});

test('marked as answered by hand, it counts as such, and a failed reply is done with', async () => {
  const id = await replied();
  await db.updateTable('outgoingMails').set({ state: 'failed' }).execute();
  await decide({ ids: [id], decision: { status: 'answered' } }, editor);
  expect((await listUnsentReplies(5, 'owner')).total).toBe(0);
  expect((await readReports()).answered).toMatchObject({ byHand: 1, median: expect.any(Number) });
});

test('a reply sent after the person has written again leaves the enquiry unanswered', async () => {
  await replied();
  const [reply] = await db.selectFrom('enquiryMessages').select('messageId').execute();
  await importEmail({
    uid: 1,
    source: Buffer.from(
      `From: noor@lindqvist.example\nIn-Reply-To: ${reply?.messageId}\nMessage-ID: <again@lindqvist.example>\n\nAre you there?\n`,
    ),
  } as never);
  await deliverAll(sooner);
  expect(await row()).toMatchObject({
    status: 'in-progress',
    readAt: null,
    answeredAt: sooner.toISOString(),
  });
});

test.runIf(isPostgres)(
  'a person who writes while the reply is being sent still waits',
  async () => {
    const id = await replied();
    const again = { status: 'in-progress', readAt: null } as const;
    const sent = await db.transaction().execute(async (tx) => {
      await changeEnquiry(tx, id, () => again, null);
      const reply = await tx.selectFrom('enquiryMessages').selectAll().executeTakeFirstOrThrow();
      const later = sooner.toISOString();
      await tx
        .insertInto('enquiryMessages')
        .values({
          ...reply,
          id: 'again',
          submissionKey: null,
          messageId: '<again>',
          direction: 'received',
          createdAt: later,
        })
        .execute();
      const delivery = deliverAll(sooner);
      await expect.poll(countLockWaiters).toBe(1);
      return { delivery };
    });
    await sent.delivery;
    expect(await row()).toMatchObject({ status: 'in-progress', readAt: null });
  },
);

test('a reply to an enquiry that was erased or marked as spam changes nothing', async () => {
  const id = await replied();
  await decide({ ids: [id], decision: { status: 'spam' } }, editor);
  await deliverAll(sooner);
  expect(await row()).toMatchObject({ status: 'spam', answeredAt: null });
});

test('a reply to spam takes it out of spam, and announces what was held', async () => {
  await submit('contact', { ...demoEnquiries.contact, 'bot-field': 'Acme Homes Inc' });
  await sendTo((await row()).id);
  expect(await row()).toMatchObject({ status: 'new', readAt: expect.any(String), isHeld: 0 });
  expect(await db.selectFrom('outgoingMails').selectAll().execute()).toHaveLength(3);
});

async function replied() {
  await submit('contact', demoEnquiries.contact);
  const { id } = await row();
  await openEnquiry({ id }, editor);
  await sendTo(id);
  return id;
}

async function sendTo(id: string) {
  const submissionKey = 'a'.repeat(32);
  const answer = await sendReply({ id, submissionKey, subject: 'Re', html: '<p>Hi</p>' }, editor);
  expect(answer).toEqual({ outcome: 'sent' });
}

async function deliverAll(time: Date, send = accept) {
  while (await deliverAt(time, send, markAnsweredBy));
}

async function row() {
  const [enquiry] = await stored();
  if (!enquiry) throw new Error('There is no enquiry');
  return enquiry;
}
