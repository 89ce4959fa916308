import { beforeAll, expect, test } from 'vitest';
import {
  book,
  emailsTo,
  setUpViewings,
  findTimes,
  tuesday,
  viewings,
} from '../../../tests/fixtures/viewings.ts';
import { ingrid as ingridPartner, saved } from '../../../tests/fixtures/partner.ts';
import { dayMs, hourMs } from '../../lib/time/durations.ts';
import { db } from '../../platform/database/database.ts';
import { contentVersion } from '../../platform/database/content.ts';
import { insertWebhook, raisedEvents } from '../../../tests/fixtures/webhook.ts';
import { erasePerson } from '../enquiries/privacy/enquiries-of-person.server.ts';
import { eraseExpiredEnquiries } from '../enquiries/privacy/expired-enquiries.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { decide } from '../enquiries/assignment/decisions.server.ts';
import { trapName } from '../enquiries/forms/enquiry-declaration.ts';
import {
  answerVisitor,
  cancelByVisitor,
  changeTime,
  findByToken,
  findTimesFor,
  showViewing,
} from './visitor-viewing.compose.server.ts';
import { viewingDetails } from './viewing.ts';
import { viewingToken } from './viewing-token.server.ts';

const samir = 'samir.haddad@haddad.example';
const ingrid = 'ingrid@solmere.example';
const ada = 'ada@solmere.example';

beforeAll(prepareDataFolder);

async function booked() {
  const { project, ...more } = await setUpViewings();
  const times = await findTimes(project);
  await book(project, times[0]?.at ?? '');
  return { project, times, id: await onlyId(), ...more };
}

async function onlyId() {
  const [row] = await viewings();
  return row?.id ?? '';
}

async function onlyRow() {
  const [row] = await viewings();
  if (!row) throw new Error('Nothing is stored');
  return row;
}

test('a link shows what is booked, past, over, cancelled or asked for, and closes 30 days after', async () => {
  const { id, times } = await booked();
  const start = Date.parse(times[0]?.at ?? '');
  const end = Date.parse(times[0]?.until ?? '');
  const stateAfter = async (ms: number) =>
    (await findByToken(viewingToken(id), new Date(end + ms)))?.state;
  expect(await stateAfter(start - end - 1)).toBe('booked');
  expect(await stateAfter(start - end)).toBe('begun');
  expect(await stateAfter(-1)).toBe('begun');
  expect(await stateAfter(0)).toBe('past');
  for (const [viewingState, state] of [
    ['came', 'over'],
    ['missed', 'past'],
    ['cancelled', 'cancelled'],
  ] as const) {
    await db.updateTable('enquiries').set({ viewingState }).execute();
    expect(await stateAfter(hourMs), viewingState).toBe(state);
    expect(await stateAfter(30 * dayMs - 1), viewingState).toBe(state);
    expect(await stateAfter(30 * dayMs), viewingState).toBe('closed');
  }
  expect(await findByToken(viewingToken('another'))).toBeUndefined();
  const again = await setUpViewings();
  await book(again.project, 'other', { wish: 'Sunday' });
  expect(await findByToken(viewingToken(await onlyId()), tuesday)).toMatchObject({
    state: 'asked',
  });
});

test('what is over can be neither cancelled nor changed by its link', async () => {
  const { id, times } = await booked();
  await db.updateTable('enquiries').set({ viewingAt: '2026-11-01T10:00:00.000Z' }).execute();
  await cancelByVisitor(id);
  expect(await onlyRow()).toMatchObject({ viewingState: 'booked' });
  await db.updateTable('enquiries').set({ viewingState: 'came' }).execute();
  await changeTime(await onlyRow(), times[4]?.at ?? '', tuesday);
  expect(await onlyRow()).toMatchObject({ viewingState: 'came' });
});

test('a link changes to times of the same medium alone', async () => {
  const openHouse = { day: '2026-12-05', from: '13:00', until: '16:00', places: 4 };
  const { project, host } = await setUpViewings();
  const openHouses = JSON.stringify([{ ...openHouse, projectId: project.id }]);
  await db.updateTable('hosts').set({ openHouses }).where('id', '=', host.id).execute();
  const times = await findTimes(project);
  const house = times.find(({ places }) => places !== null)?.at ?? '';
  const byVideo = { medium: 'video' as const };
  expect(await book(project, house, byVideo)).toMatchObject({
    outcome: 'refused',
    errors: { viewing: expect.stringContaining('not offered in that way') as string },
  });
  await book(project, times[0]?.at ?? '', byVideo);
  const row = await onlyRow();
  const { times: others } = await findTimesFor(row, tuesday);
  expect(others.map(({ at }) => at)).not.toContain(house);
  expect(others.length).toBeGreaterThan(0);
  expect(await changeTime(row, house, tuesday)).toMatch(/^This time can no longer be booked/);
  expect(await onlyRow()).toMatchObject({ viewingAt: times[0]?.at });
});

test('the host is notified of each change by others, and of none of their own', async () => {
  const { id, times } = await booked();
  await changeTime(await onlyRow(), times[4]?.at ?? '', tuesday);
  await decide({ ids: [id], decision: { viewing: { viewingState: 'came' } } }, ada);
  await decide({ ids: [id], decision: { viewing: { viewingState: 'booked' } } }, ada);
  const word = JSON.stringify({ ...viewingDetails(await onlyRow()), word: 'Ill' });
  const cancelled = { viewingState: 'cancelled', viewingDetails: word } as const;
  await decide({ ids: [id], decision: { viewing: cancelled } }, ingrid);
  const subjects = (await emailsTo(ingrid)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Enquiry about Kestrel House: Samir Haddad',
    'Viewing booked or moved: Samir Haddad, Kestrel House',
  ]);
  const notified = (await emailsTo(samir)).filter(({ bodyText }) => bodyText.includes('Ill'));
  expect(notified).toHaveLength(1);
});

test('a viewing that goes to another host tells both', async () => {
  const { project, id } = await booked();
  const { id: _id, ...host } = await db.selectFrom('hosts').selectAll().executeTakeFirstOrThrow();
  const noor = 'noor@lindqvist.example';
  await db
    .insertInto('hosts')
    .values({ ...host, id: 'noor', email: noor })
    .execute();
  const before = (await emailsTo(ingrid)).length;
  await decide({ ids: [id], decision: { viewing: { viewingHost: 'noor' } } }, ada);
  expect(await emailsTo(ingrid)).toHaveLength(before + 1);
  expect(await emailsTo(noor)).toHaveLength(1);
  expect((await findTimes(project)).length).toBeGreaterThan(0);
});

test('a robot takes no time', async () => {
  const { project } = await setUpViewings();
  const [first] = await findTimes(project);
  const link = 'https://pills.example';
  const answers = { [trapName]: link, fullName: link };
  expect(await book(project, first?.at ?? '', { answers })).toEqual({
    outcome: 'sent',
    id: await onlyId(),
  });
  expect(await onlyRow()).toMatchObject({ status: 'spam', isHeld: 0, viewingState: null });
  expect(await findTimes(project)).toContainEqual(first);
  expect(await emailsTo(samir)).toEqual([]);
});

test('what is held takes no time, and its release tells the visitor that they have asked for one', async () => {
  const { project, host } = await setUpViewings();
  const [first] = await findTimes(project);
  const at = first?.at ?? '';
  const answers = { [trapName]: 'Haddad Ltd.' };
  const { id } = (await book(project, at, { answers })) as { id: string };
  expect(await onlyRow()).toMatchObject({
    isHeld: 1,
    viewingState: 'asked',
    viewingHost: host.id,
    viewingAt: null,
  });
  expect(viewingDetails(await onlyRow())?.wish).toBe('Tuesday, December 1 at 2:00 p.m.');
  expect(await findTimes(project)).toContainEqual(first);
  expect(await book(project, at, { person: 'Noor Lindqvist' })).toMatchObject({ outcome: 'sent' });

  await decide({ ids: [id], decision: { status: 'new' } }, ada);
  const [email] = await emailsTo(samir);
  expect(email?.subject).toBe('You asked for a viewing of Kestrel House');
  expect(email?.bodyText).toContain(`/viewings/${viewingToken(id)}`);
  const notices = (await emailsTo(ingrid)).map(({ bodyText }) => bodyText);
  expect(notices).toContainEqual(
    expect.stringContaining('Asks for another time: Tuesday, December 1 at 2:00 p.m.'),
  );
});

test('three open viewings are those of one person and project; one that is cancelled is open no more', async () => {
  const { project } = await setUpViewings();
  const times = (await findTimes(project)).filter((_, index) => index % 2 === 0);
  const send = (index: number) => book(project, times[index]?.at ?? '');
  for (const index of [0, 1, 2]) expect(await send(index)).toMatchObject({ outcome: 'sent' });
  expect(await send(3)).toMatchObject({ outcome: 'limited' });
  await cancelByVisitor(await onlyId());
  expect(await send(3)).toMatchObject({ outcome: 'sent' });
  await db.updateTable('enquiries').set({ aboutId: 'another' }).execute();
  await db.deleteFrom('limitTries').execute();
  expect(await send(4)).toMatchObject({ outcome: 'sent' });
});

test('who changes the time stays with a host of their language', async () => {
  const { project } = await setUpViewings();
  const host = await db.selectFrom('hosts').selectAll().executeTakeFirstOrThrow();
  const french = { ...host, id: 'zoe', name: 'Zoé Laroche', languages: '["fr"]' };
  await db.insertInto('hosts').values(french).execute();
  const [first, , , , other] = await findTimes(project);
  await book(project, first?.at ?? '', { language: 'fr' });
  expect(await onlyRow()).toMatchObject({ viewingHost: 'zoe' });
  await changeTime(await onlyRow(), other?.at ?? '', tuesday);
  expect(await onlyRow()).toMatchObject({ viewingHost: 'zoe', viewingAt: other?.at });
});

test('a viewing stays in the time of its city when its host moves to another', async () => {
  await booked();
  await db.updateTable('hosts').set({ city: 'TOKYO' }).execute();
  expect(await showViewing({ row: await onlyRow(), state: 'booked' })).toMatchObject({
    zone: 'America/Vancouver',
    city: 'Vancouver',
  });
});

async function shownPhoto() {
  return (await showViewing({ row: await onlyRow(), state: 'booked' }))?.photo;
}

test('who will be there is shown as their own page shows them', async () => {
  await booked();
  expect(await shownPhoto()).toMatchObject({ image: null, plate: { initials: 'IH' } });
  const { id: partnerId } = await saved(ingridPartner);
  await db.updateTable('hosts').set({ partnerId }).execute();
  expect(await shownPhoto()).toMatchObject({ slug: 'ingrid-halvorsen', plate: { initials: 'IH' } });
});

test('the page of a viewing leads to its project as long as that takes viewings', async () => {
  const { id } = await booked();
  await cancelByVisitor(id);
  const url = new URL('https://solmere.example/viewings/link');
  const open = () =>
    answerVisitor(viewingToken(id), { request: new Request(url), url, clientAddress: '192.0.2.9' });
  expect(await open()).toMatchObject({
    mayChoose: true,
    viewing: { projectSlug: 'kestrel-house' },
  });
  await db.deleteFrom('projects').execute();
  expect(await open()).toMatchObject({ mayChoose: false, viewing: { projectSlug: null } });
});

test.each([
  ['a person', () => erasePerson({ email: samir }, ada)],
  ['what is past its retention time', eraseAsExpired],
])(
  'erasing %s frees the time, and tells the host and webhooks without a name',
  async (_, erase) => {
    await db.deleteFrom('webhooks').execute();
    await db.deleteFrom('webhookEvents').execute();
    const { project, id, times } = await booked();
    await insertWebhook({ events: ['viewing.cancelled', 'person.erased'] });
    await db
      .updateTable('enquiries')
      .set({ viewingAt: tomorrow(1), viewingUntil: tomorrow(2) })
      .execute();
    await db.deleteFrom('outgoingMails').execute();
    const before = contentVersion();
    await erase();
    expect(await viewings()).toEqual([]);
    expect(await findTimes(project)).toContainEqual(times[0]);
    expect(contentVersion()).toBeGreaterThan(before);
    const [notice, ...more] = await emailsTo(ingrid);
    expect(more).toEqual([]);
    expect(notice?.subject).toBe('Viewing cancelled, its visitor erased: Kestrel House');
    const events = await raisedEvents();
    expect(events.map(({ type, data }) => [type, data['enquiryId'] ?? data['id']])).toEqual([
      ['person.erased', id],
      ['viewing.cancelled', id],
    ]);
    expect(JSON.stringify([notice, events])).not.toMatch(/samir|haddad/i);
  },
);

async function eraseAsExpired() {
  const now = new Date();
  const deletedAt = new Date(now.getTime() - 31 * dayMs).toISOString();
  await db.updateTable('enquiries').set({ deletedAt }).execute();
  await eraseExpiredEnquiries(now);
}

function tomorrow(hour: number) {
  return new Date(Date.now() + dayMs + hour * hourMs).toISOString();
}
