import { beforeEach, expect, test } from 'vitest';
import { editor, ingrid } from '../../../tests/fixtures/inbox-enquiries.ts';
import { stored, submit } from '../../../tests/fixtures/submitted-enquiries.ts';
import { insertWebhook, raisedEvents } from '../../../tests/fixtures/webhook.ts';
import { listColleagues } from '../../platform/accounts/colleagues.ts';
import { createAdministrator } from '../../platform/accounts/administrators.ts';
import { db } from '../../platform/database/database.ts';
import { withdrawConsent } from '../../records/consents.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { decide } from './assignment/decisions.server.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import { enquiryEventSchema, erasureEventSchema, withdrawalEventSchema } from './enquiry-event.ts';
import { enquiryFormNames } from './enquiry.ts';
import { eraseEnquiry, openEnquiry } from './inbox/opened-enquiries.server.ts';
import { handOverWork } from '../team/open-work.server.ts';
import { erasePerson, exportPerson } from './privacy/enquiries-of-person.server.ts';
import { eraseExpiredEnquiries } from './privacy/expired-enquiries.server.ts';

await prepareDataFolder();
await createAdministrator({ ...ingrid, password: 'four tall cranes' });

beforeEach(async () => {
  for (const table of [
    'activity',
    'outgoingMails',
    'limitTries',
    'enquiries',
    'webhooks',
    'webhookEvents',
    'consentWithdrawals',
  ] as const)
    await db.deleteFrom(table).execute();
  await insertWebhook();
});

const trapped = { 'bot-field': 'Acme Homes Inc' };

test.each(enquiryFormNames)('an enquiry of %s is told of as its schema says', async (form) => {
  await submit(form, demoEnquiries[form]);
  const [event, ...others] = await raisedEvents();
  expect(others).toEqual([]);
  expect(event).toMatchObject({ type: 'enquiry.created', data: { form, status: 'new' } });
  expect(enquiryEventSchema.parse(event?.data)).toEqual(event?.data);
});

test('an enquiry that arrives twice is told of once', async () => {
  const key = { submissionKey: 'a-key-of-sixteen-letters' };
  await submit('contact', demoEnquiries.contact, key);
  await submit('contact', demoEnquiries.contact, key);
  expect(await types()).toEqual(['enquiry.created']);
});

test.each([{}, { subject: 'pills' }])(
  'held enquiries and spam are told of when they are released %o',
  async (fields) => {
    await submit('contact', { ...demoEnquiries.contact, ...trapped, ...fields });
    const { id } = await firstStored();
    expect(await types()).toEqual([]);
    await decide({ ids: [id], decision: { status: 'new' } }, editor);
    await decide({ ids: [id], decision: { status: 'spam' } }, editor);
    await decide({ ids: [id], decision: { status: 'new' } }, editor);
    expect(await types()).toEqual(['enquiry.created', 'enquiry.updated', 'enquiry.updated']);
    expect((await raisedEvents()).map(({ data }) => data['status'])).toEqual([
      'new',
      'spam',
      'new',
    ]);
  },
);

test('changes are told of in order, and what is not part of the event is not', async () => {
  const id = await submitted();
  await openEnquiry({ id }, editor);
  await decide({ ids: [id], decision: { isRead: false } }, editor);
  expect(await types()).toEqual(['enquiry.created']);
  await decide({ ids: [id], decision: { status: 'in-progress' } }, editor);
  await decide({ ids: [id], decision: { status: 'won' } }, editor);
  await decide({ ids: [id], decision: { isDeleted: true } }, editor);
  expect((await raisedEvents()).map(({ data }) => [data['status'], data['isDeleted']])).toEqual([
    ['new', false],
    ['in-progress', false],
    ['won', false],
    ['won', true],
  ]);
  const rows = await db.selectFrom('webhookEvents').select('number').orderBy('number').execute();
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test('an enquiry of which nobody was told is announced by its next change', async () => {
  const id = await submitted();
  await db.deleteFrom('webhookEvents').execute();
  await db.updateTable('enquiries').set({ announced: 0 }).execute();
  await decide({ ids: [id], decision: { status: 'answered' } }, editor);
  expect(await types()).toEqual(['enquiry.created']);
});

test('a withdrawn consent is told of once', async () => {
  await submit('vip', demoEnquiries.vip);
  const { id, emailFolded, email } = await firstStored();
  for (const way of ['link', 'team'] as const)
    await db
      .transaction()
      .execute((tx) => withdrawConsent(tx, { emailFolded, way, now: new Date() }));
  const [, event, ...others] = await raisedEvents();
  expect(others).toEqual([]);
  expect(event).toMatchObject({ type: 'consent.withdrawn', data: { email, enquiryId: id } });
  expect(withdrawalEventSchema.parse(event?.data)).toEqual(event?.data);
});

test('a withdrawn consent names the enquiry that other systems know, and is not told of if there is none', async () => {
  await submit('vip', { ...demoEnquiries.vip, ...trapped });
  const { id, emailFolded } = await firstStored();
  const withdraw = (now: Date) =>
    db.transaction().execute((tx) => withdrawConsent(tx, { emailFolded, way: 'team', now }));
  expect(await withdraw(new Date())).toBe(true);
  expect(await raisedEvents()).toEqual([]);
  await submit('vip', demoEnquiries.vip, { now: new Date(Date.now() + 1_000) });
  await db
    .updateTable('enquiries')
    .set({ createdAt: new Date(Date.now() + 5_000).toISOString() })
    .where('id', '=', id)
    .execute();
  expect(await withdraw(new Date(Date.now() + 9_000))).toBe(true);
  const [created, withdrawn] = await raisedEvents();
  expect(withdrawn?.data['enquiryId']).toBe(created?.data['id']);
  expect(withdrawn?.data['enquiryId']).not.toBe(id);
});

test('an erased person is announced by id and reference, and the log forgets what was sent', async () => {
  const id = await submitted();
  const { reference, email } = await firstStored();
  await erasePerson({ email }, editor);
  const all = await raisedEvents();
  expect(all).toEqual([
    {
      type: 'person.erased',
      timestamp: expect.any(String) as string,
      data: { id, reference },
    },
  ]);
  expect(erasureEventSchema.parse(all[0]?.data)).toEqual({ id, reference });
  const log = JSON.stringify([
    await db.selectFrom('webhookEvents').selectAll().execute(),
    await db.selectFrom('webhookDeliveries').selectAll().execute(),
  ]);
  for (const text of Object.values(demoEnquiries.contact).filter(({ length }) => length > 8))
    expect(log).not.toContain(text);
});

test('so is an enquiry that is deleted permanently, or after its time; spam that no one knew is not', async () => {
  const id = await submitted();
  await decide({ ids: [id], decision: { isDeleted: true } }, editor);
  await eraseEnquiry({ id }, editor);
  await submitted();
  await submit('vip', { ...demoEnquiries.vip, ...trapped });
  await db.updateTable('enquiries').set({ deletedAt: '2020-01-01T00:00:00.000Z' }).execute();
  await eraseExpiredEnquiries(new Date());
  expect(await stored()).toEqual([]);
  expect(await types()).toEqual(['person.erased', 'person.erased']);
});

test('the export of a person says which systems have an enquiry, and a handover is told of', async () => {
  const id = await submitted();
  await db.updateTable('webhookDeliveries').set({ sentAt: '2026-11-20T20:00:00.000Z' }).execute();
  const { email } = await firstStored();
  const { enquiries } = await exportPerson({ email });
  expect(enquiries[0]?.sentTo).toEqual([
    { system: 'CRM', event: 'enquiry.created', sentAt: '2026-11-20T20:00:00.000Z' },
  ]);
  const [colleague] = await listColleagues();
  if (!colleague) throw new Error('There is no member');
  const from = { ...colleague, id: 'former', email: 'former@solmere.example' };
  await decide({ ids: [id], decision: { status: 'in-progress' } }, editor);
  await db.updateTable('enquiries').set({ givenTo: from.id }).execute();
  await db.transaction().execute((tx) => handOverWork(tx, { from, to: colleague, editor }));
  expect((await raisedEvents()).at(-1)).toMatchObject({
    type: 'enquiry.updated',
    data: { id, assignedTo: { name: colleague.name, email: colleague.email } },
  });
});

async function submitted() {
  await submit('contact', demoEnquiries.contact);
  const { id } = await firstStored();
  return id;
}

async function firstStored() {
  const [row] = await stored();
  if (!row) throw new Error('Nothing is stored');
  return row;
}

async function types() {
  return (await raisedEvents()).map(({ type }) => type);
}
