import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { clearEnquiries } from '../../../tests/fixtures/submitted-enquiries.ts';
import { submitNext } from '../../../tests/fixtures/inbox-enquiries.ts';
import { askAndConfirm, storedSubscriptions } from '../../../tests/fixtures/subscriptions.ts';
import { during } from '../../../tests/mail/mail-fixtures.ts';
import { db, isPostgres, type Transaction } from '../../platform/database/database.ts';
import { asPartsOf, inTransaction, rehearse } from '../../platform/database/transaction.ts';
import { withdrawConsent } from '../../records/consents.server.ts';
import { muteReader } from '../../records/muted-readers.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { listSchema } from '../activity/activity.ts';
import { listActivity } from '../activity/activity.server.ts';
import { describeEntry } from '../activity/activity-text.ts';
import { addVipPerson } from '../enquiries/added-people.server.ts';
import { unsubscribePerson } from '../enquiries/privacy/consents.server.ts';
import { openRegisterCsv } from '../enquiries/privacy/register-csv.server.ts';
import { erasePerson } from '../enquiries/privacy/enquiries-of-person.server.ts';
import { countInvitable, invitePeople } from './invitations.compose.server.ts';

await prepareDataFolder();
clearEnquiries();

beforeEach(async () => {
  for (const table of ['consentWithdrawals', 'consentProofs', 'activity'] as const)
    await db.deleteFrom(table).execute();
});

test('who agreed before is invited once, and nobody who left, was asked already or was added by hand', async () => {
  for (const name of ['mei', 'noor', 'hana'])
    await submitNext('vip', { email: `${name}@a.example` });
  await submitNext('contact', { email: 'rui@a.example' });
  await deleteSubscriptions();
  await unsubscribePerson({ email: 'noor@a.example' }, 'Ada');
  await askAndConfirm({ email: 'hana@a.example', kind: 'vip', city: null, search: '' });
  const added = { name: 'Ilse Vos', email: 'ilse@a.example' };
  await inTransaction((tx) =>
    addVipPerson(tx, { ...added, id: '4b1d1d6e-6f0e-4a53-9a0b-5a2f6e5f0003' }, 'Ada'),
  );
  expect(await countInvitable()).toEqual({ people: 1 });
  const answers = await Promise.all([
    invitePeople(undefined, 'Ada'),
    invitePeople(undefined, 'Ada'),
  ]);
  expect(answers.reduce((sum, { people }) => sum + people, 0)).toBe(1);
  const subject = 'One more step';
  const invitations = db.selectFrom('outgoingMails').selectAll().where('subject', '=', subject);
  expect(await invitations.where('recipient', '=', 'mei@a.example').execute()).toHaveLength(1);
  expect(await storedSubscriptions()).toContainEqual(
    expect.objectContaining({ email: 'mei@a.example', kind: 'vip', state: 'asked' }),
  );
  expect(await countInvitable()).toEqual({ people: 0 });
  const { entries } = await listActivity(listSchema.parse({ act: 'invited' }), 'UTC');
  expect(entries.map(describeEntry)).toEqual([{ verb: 'invited 1 person', after: 'to confirm' }]);
});

test('who leaves while others are invited is not', async () => {
  await submitNext('vip', { email: 'mei@a.example' });
  await deleteSubscriptions();
  const answer = await rehearse(
    () => invitePeople(undefined, 'Ada'),
    async (tx) => {
      const emailFolded = 'mei@a.example';
      await withdrawConsent(tx, { emailFolded, way: 'one-click', now: new Date() });
    },
  );
  expect(answer).toEqual({ people: 0 });
});

const now = new Date();

const invite = () => invitePeople(undefined, 'Ada');

const endings: [string, (tx: Transaction) => Promise<unknown>][] = [
  ['leaves', (tx) => withdrawConsent(tx, { emailFolded: 'mei@a.example', way: 'own', now })],
  ['is muted', (tx) => muteReader(tx, 'mei@a.example', bounced, now)],
  ['is erased', (tx) => asPartsOf(tx, () => erasePerson({ email: 'mei@a.example' }, 'Ada'))],
];

test.runIf(isPostgres).each(endings)(
  'who %s in the same moment in which they are invited gets no invitation',
  async (_title, end) => {
    for (const isInvitedFirst of [true, false]) {
      await submitNext('vip', { email: 'mei@a.example' });
      await deleteSubscriptions();
      await db.deleteFrom('consentWithdrawals').execute();
      await (isInvitedFirst
        ? during(
            (tx) => asPartsOf(tx, invite),
            () => inTransaction(end),
          )
        : during(end, invite));
      expect(await db.selectFrom('outgoingMails').select('recipient').execute()).toEqual([]);
    }
  },
);

test('invitations leave at 60 a minute, each with one click to unsubscribe', async () => {
  await submitNext('vip', { email: 'mei@a.example' });
  await deleteSubscriptions();
  const enquiry = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: 60 }, (_, index) => {
    const email = `reader-${index}@a.example`;
    const keys = { id: randomUUID(), submissionKey: randomUUID(), reference: null };
    return { ...enquiry, ...keys, email, emailFolded: email };
  });
  for (const copy of copies) await db.insertInto('enquiries').values(copy).execute();
  await invitePeople(undefined, 'Ada', new Date(noon));
  const mails = await db.selectFrom('outgoingMails').selectAll().orderBy('nextTryAt').execute();
  const times = Map.groupBy(mails, ({ nextTryAt }) => nextTryAt);
  expect([...times].map(([time, all]) => [time, all.length])).toEqual([
    [noon, 60],
    ['2026-11-30T12:01:00.000Z', 1],
  ]);
  for (const { unsubscribeUrl, bodyText } of mails) {
    expect(unsubscribeUrl).toContain('/private/leave/');
    expect(bodyText).toContain(unsubscribeUrl ?? 'none');
  }
});

test('the register of everybody has who, when, the text and how it ended, and of the erased no address', async () => {
  await submitNext('vip', { email: 'mei@a.example' });
  await askAndConfirm({ email: 'noor@a.example', sentence: '=cmd|calc' });
  await askAndConfirm({ email: 'erased@a.example' });
  await unsubscribePerson({ email: 'noor@a.example' }, 'Ada');
  await erasePerson({ email: 'erased@a.example' }, 'Ada');
  const csv = await new Response(await openRegisterCsv(() => 'THEN')).text();
  const [, mei = '', noor = '', erased = '', ...others] = csv.trim().split('\r\n');
  expect(others).toEqual([]);
  expect(mei).toMatch(/^"mei@a.example","[^"]+","Emails about launches","THEN","","","","VIP"/);
  expect(noor).toMatch(
    /^"noor@a.example","[^"]+","Alerts","THEN","THEN","THEN","recorded by the team","Tell me when","en-CA","3","'=cmd\|calc"/,
  );
  expect(erased).toMatch(/^"","[^"]+","Alerts","THEN","THEN",.*"THEN"$/);
});

const bounced = { mutedFor: 'bounced', mutedStatus: null } as const;
const noon = '2026-11-30T12:00:00.000Z';

/** As before subscriptions were stored. */
async function deleteSubscriptions() {
  for (const table of ['subscriptions', 'readers', 'outgoingMails'] as const)
    await db.deleteFrom(table).execute();
}
