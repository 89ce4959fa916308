import { beforeEach, expect, test } from 'vitest';
import { createAdministrator } from '../../../platform/accounts/administrators.ts';
import { db } from '../../../platform/database/database.ts';
import { baseSettings } from '../../../site/settings/base-settings.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { withSettings } from '../../settings/site-settings.server.ts';
import { ingrid } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { stored, submit } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { countUndone, findSubjects } from '../../../../tests/fixtures/undo.ts';
import { decide, listNames } from './decisions.server.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import { listEnquiries } from '../inbox/enquiries-inbox.server.ts';
import type { InboxFilter } from '../inbox/inbox-filter.ts';
import { eraseExpiredEnquiries } from '../privacy/expired-enquiries.server.ts';
import { listFollowUps, remindOfFollowUps } from '../notifications/follow-ups.server.ts';
import { deleteEnquiry, eraseEnquiry, openEnquiry } from '../inbox/opened-enquiries.server.ts';

const ada = 'ada@solmere.example';
const kestrel = { id: 'kestrel', slug: 'kestrel-house', name: 'Kestrel House', city: 'TOKYO' };

await prepareDataFolder();
await createAdministrator({ email: ada, name: 'Ada Lind', password: 'three tall cranes' });
await createAdministrator({ ...ingrid, password: 'four tall cranes' });

beforeEach(async () => {
  for (const table of ['activity', 'outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
});

test('enquiries can be filtered by stage, marking one changes its stage, and both can be undone', async () => {
  const [id, other] = [await submitted('contact'), await submitted('vip')];
  await decide({ ids: [id], decision: { status: 'in-progress' } }, ada);
  expect([await ids({ stages: ['in-progress'] }), await ids({ stages: ['new'] })]).toEqual([
    [id],
    [other],
  ]);
  const { entryIds } = await decide({ ids: [id, other, id], decision: { status: 'won' } }, ada);
  expect([entryIds.length, (await ids({ stages: ['won', 'closed'] })).length]).toEqual([2, 2]);
  expect((await row(id)).answeredAt).not.toBeNull();
  await openEnquiry({ id: other }, ada);
  await decide({ ids: [other], decision: { isRead: false } }, ada);
  expect(await countUndone(entryIds)).toEqual({ undone: 1, left: 1 });
  expect(await ids({ stages: ['in-progress'] })).toEqual([id]);
  expect((await row(id)).answeredAt).toBeNull();
  await decide({ ids: [id], decision: { status: 'answered' } }, ada);
  expect(await decide({ ids: [id], decision: { status: 'answered' } }, ada)).toEqual({
    entryIds: [],
  });
});

test('an entry that has stored more than is decided today can be undone', async () => {
  const id = await submitted('contact');
  const { entryIds } = await decide({ ids: [id], decision: { status: 'won' } }, ada);
  const { standing } = await db.selectFrom('activity').select('standing').executeTakeFirstOrThrow();
  const before = { ...(JSON.parse(standing ?? '') as object), state: 'new', stage: 'new' };
  await db
    .updateTable('activity')
    .set({ standing: JSON.stringify(before) })
    .execute();
  expect(await countUndone(entryIds)).toEqual({ undone: 1, left: 0 });
  expect(await row(id)).toMatchObject({ status: 'new', readAt: null });
});

test('two concurrent decisions are both applied', async () => {
  const id = await submitted('contact');
  const member = await memberId(ada);
  await Promise.all([
    decide({ ids: [id], decision: { status: 'in-progress' } }, ada),
    decide({ ids: [id], decision: { givenTo: member } }, ingrid.email),
    decide({ ids: [id], decision: { followUpOn: '2026-11-24' } }, ada),
  ]);
  const expected = {
    status: 'in-progress',
    givenTo: member,
    followUpOn: '2026-11-24',
    revision: 4,
  };
  expect(await row(id)).toMatchObject(expected);
});

test('an enquiry is assigned to the partner it is about, or else to the member for the city', async () => {
  const idForIngrid = await submitted('partner-contact', ingrid);
  expect((await row(idForIngrid)).givenTo).toBe(await memberId(ingrid.email));
  const inbox = { ...baseSettings.desk, cities: [{ city: 'TOKYO', email: ada.toUpperCase() }] };
  const tokyoId = await withSettings('desk', inbox, () => submitted('project-interest', kestrel));
  expect(await row(tokyoId)).toMatchObject({ givenTo: await memberId(ada), city: 'TOKYO' });
  const mails = await db
    .selectFrom('outgoingMails')
    .select('recipient')
    .where('enquiryId', '=', tokyoId)
    .where('kind', '=', 'notice')
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toContain(ada);
  const lastId = await submitted('project-interest', kestrel);
  expect([(await row(lastId)).givenTo, await ids({ givenTo: 'nobody' })]).toEqual([null, [lastId]]);
  await expect(
    decide({ ids: [lastId], decision: { givenTo: 'nobody-here' } }, ada),
  ).rejects.toThrow('This member no longer exists.');
});

test('a follow-up reminder is sent once, in the morning of the office', async () => {
  const id = await submitted('contact');
  const decision = { givenTo: await memberId(ada) };
  await decide({ ids: [id], decision }, ada);
  await decide({ ids: [id], decision: { followUpOn: '2026-11-20' } }, ada);
  await db.deleteFrom('outgoingMails').execute();
  const eightAm = officeTime('2026-11-20T08:00');
  await remindOfFollowUps(new Date(eightAm.getTime() - 1));
  expect(await reminders()).toEqual([]);
  await Promise.all([remindOfFollowUps(eightAm), remindOfFollowUps(eightAm)]);
  await remindOfFollowUps(officeTime('2026-11-21T12:00'));
  expect(await reminders()).toEqual([ada]);
  expect(await listFollowUps(5)).toMatchObject({ total: 1, first: [{ id }] });
  await decide({ ids: [id], decision: { followUpOn: '2026-11-21' } }, ada);
  await remindOfFollowUps(officeTime('2026-11-21T12:00'));
  expect(await reminders()).toEqual([ada, ada]);
  await decide({ ids: [id], decision: { status: 'closed' } }, ada);
  expect((await listFollowUps(5)).total).toBe(0);
});

test('a deleted enquiry stays in the bin for 30 days, and can be erased earlier', async () => {
  const [one, other] = [await submitted('contact'), await submitted('vip')];
  expect(await deleteEnquiry({ id: one, revision: 1 }, ada)).toMatchObject({ outcome: 'done' });
  const { entryIds } = await decide({ ids: [other], decision: { isDeleted: true } }, ada);
  expect([(await ids({})).length, (await ids({ folder: 'bin' })).length]).toEqual([0, 2]);
  await countUndone(entryIds);
  expect(await ids({})).toEqual([other]);
  expect(await eraseEnquiry({ id: other }, ada)).toMatchObject({ enquiries: 0, mails: 0 });
  await eraseExpiredEnquiries(inDays(29));
  expect(await ids({ folder: 'bin' })).toEqual([one]);
  await eraseExpiredEnquiries(inDays(31));
  expect(await stored()).toHaveLength(1);
  await decide({ ids: [other], decision: { isDeleted: true } }, ada);
  expect(await eraseEnquiry({ id: other }, ada)).toMatchObject({ enquiries: 1, mails: 2 });
  expect(await stored()).toEqual([]);
});

test('joined duplicates are shown as one until they are separated or one of them is erased', async () => {
  const [one, other, third] = [
    await submitted('contact'),
    await submitted('vip'),
    await submitted('join'),
  ];
  const { entryIds } = await decide({ ids: [other, one], decision: { joinedTo: one } }, ada);
  expect(await findSubjects(entryIds)).toEqual([other]);
  expect((await ids({})).toSorted()).toEqual([one, third].toSorted());
  expect(await decide({ ids: [one], decision: { joinedTo: third } }, ada)).toEqual({
    entryIds: [],
  });
  expect(await decide({ ids: [third], decision: { joinedTo: other } }, ada)).toEqual({
    entryIds: [],
  });
  await countUndone(entryIds);
  expect(await row(other)).toMatchObject({ joinedTo: null, readAt: null });
  await decide({ ids: [other], decision: { joinedTo: one } }, ada);
  await decide({ ids: [one], decision: { isDeleted: true } }, ada);
  await eraseEnquiry({ id: one }, ada);
  expect((await ids({})).toSorted()).toEqual([other, third].toSorted());
});

test('undo does not join an enquiry to one that is a duplicate itself by then', async () => {
  const [one, other, third] = [
    await submitted('contact'),
    await submitted('vip'),
    await submitted('join'),
  ];
  await decide({ ids: [other], decision: { joinedTo: one } }, ada);
  const { entryIds } = await decide({ ids: [other], decision: { joinedTo: null } }, ada);
  await decide({ ids: [one], decision: { joinedTo: third } }, ada);
  expect(await countUndone(entryIds)).toEqual({ undone: 0, left: 1 });
  expect((await ids({})).toSorted()).toEqual([other, third].toSorted());
});

test('won and closed enquiries are kept for the time in the settings', async () => {
  const [won, open] = [await submitted('contact'), await submitted('vip')];
  await decide({ ids: [won], decision: { status: 'won' } }, ada);
  await eraseExpiredEnquiries(inDays(400));
  expect(await stored()).toHaveLength(2);
  const { privacy } = baseSettings;
  const longer = { ...privacy, days: { ...privacy.days, ended: 30 } };
  await withSettings('privacy', longer, () => eraseExpiredEnquiries(inDays(31)));
  expect((await stored()).map(({ id }) => id)).toEqual([open]);
});

async function submitted(form: keyof typeof demoEnquiries, about?: typeof ingrid | typeof kestrel) {
  const oldIds = new Set((await stored()).map(({ id }) => id));
  const email = `visitor-${oldIds.size}@solmere.example`;
  await submit(form, { ...demoEnquiries[form], email }, { about });
  return (await stored()).find(({ id }) => !oldIds.has(id))?.id ?? '';
}

async function row(id: string) {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function ids(filter: InboxFilter) {
  return (await listEnquiries({ ...filter, page: 1 })).enquiries.map(({ id }) => id);
}

async function memberId(email: string) {
  return (await listNames()).find((member) => member.email === email)?.id ?? '';
}

async function reminders() {
  const mails = await db
    .selectFrom('outgoingMails')
    .select('recipient')
    .where('purpose', '=', 'reminder')
    .execute();
  return mails.map(({ recipient }) => recipient);
}

function officeTime(time: string) {
  const instant = Temporal.PlainDateTime.from(time).toZonedDateTime(headOffice().timeZone);
  return new Date(instant.epochMilliseconds);
}

function inDays(days: number) {
  return new Date(Date.now() + days * 24 * 60 * 60_000);
}
