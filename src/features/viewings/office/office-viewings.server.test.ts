import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { daniel, ingrid, saved as savedPartner } from '../../../../tests/fixtures/partner.ts';
import { book } from '../../../../tests/fixtures/viewings.ts';
import { kestrel, saved } from '../../../../tests/fixtures/project.ts';
import { accounts } from '../../../platform/accounts/tables.ts';
import { createAdministrator } from '../../../platform/accounts/administrators.ts';
import { listMembers } from '../../../platform/accounts/members.ts';
import { provideViewingChanges } from '../../enquiries/enquiry-changes.server.ts';
import { decide } from '../../enquiries/assignment/decisions.server.ts';
import { listEnquiries } from '../../enquiries/inbox/enquiries-inbox.server.ts';
import { readableSubjects } from '../../own-records.server.ts';
import { done, seen } from '../../../../tests/fixtures/records.ts';
import { makeMember } from '../../../../tests/fixtures/members.ts';
import { countUndone, undoAll } from '../../../../tests/fixtures/undo.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { instantAt } from '../../../lib/time/zoned-time.ts';
import { daysAfter, todayIn } from '../../../lib/time/dates.ts';
import type { Member } from '../../../model/rights.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { publishNext } from '../../../compose/publisher.server.ts';
import { NeedsConsent, withAsker } from '../../../platform/consent.ts';
import { contentVersion } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { projectRecords } from '../../projects/projects.server.ts';
import { newHost } from '../../../../tests/fixtures/host.ts';
import { newCalendar } from '../hosts/host-row.ts';
import { hostRecords } from '../hosts/hosts.server.ts';
import {
  addViewing,
  cancelViewing,
  markViewing,
  moveViewing,
} from './change-viewings.compose.server.ts';
import { listFreeTimes, listTodaysViewings, listWeek } from './office-viewings.compose.server.ts';
import { viewingChanges } from '../viewing-changes.compose.server.ts';
import { waitingFor } from '../viewing.ts';
import { followProjects } from './viewings-of-projects.compose.server.ts';

const ada = makeMember('ada@solmere.example');
const day = daysAfter(todayIn('America/Vancouver'), 3) ?? '';
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '10:00', until: '17:00' }));

await prepareDataFolder();
provideViewingChanges(viewingChanges);
followProjects();

let [projectId, otherId, hostId, partnerId] = ['', '', '', ''];

beforeEach(async () => {
  for (const table of [
    'activity',
    'outgoingMails',
    'enquiries',
    'hosts',
    'hostCalendars',
    'projects',
    'partners',
    'schedules',
  ] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('drafts').execute();
  partnerId = (await savedPartner(ingrid)).id;
  const images = { heroUrl: null, images: { main: null, gallery: [] } };
  projectId = (await saved({ ...kestrel, ...images, partnerId })).id;
  otherId = (await saved({ ...kestrel, ...images, slug: 'other-house', title: 'Other House' })).id;
  const host = {
    ...newHost,
    name: 'Ingrid Halvorsen',
    city: 'VANCOUVER',
    place: 'Gallery',
    hours,
    projectIds: [projectId, otherId],
  };
  hostId = done(await hostRecords.save(host, 'Ada')).id;
});

test('a viewing is booked by hand with a confirmation, and never at a time that is taken', async () => {
  const id = await added('Samir Haddad');
  expect(await mails()).toEqual([expect.stringContaining('Your viewing of')]);
  const other = await added('Ruth Akana', { time: '14:00', email: null });
  expect(await mails()).toHaveLength(1);
  const { revision } = await row(other);
  const taken = await moveViewing({ ...time, id: other, revision, word: '' }, ada);
  expect(taken).toEqual({
    outcome: 'refused',
    fields: { time: expect.stringContaining('Samir Haddad') },
  });
  expect(await row(other)).toMatchObject({ revision, viewingState: 'booked' });
  const week = await listWeek({ from: day, hostId }, ada);
  const shown = week.days.find((one) => one.day === day)?.viewings;
  expect(shown?.map(({ name, local }) => [name, local?.from])).toEqual([
    ['Samir Haddad', '10:00'],
    ['Ruth Akana', '14:00'],
  ]);
  const asked = { hostId, projectId, day };
  expect(await listFreeTimes(asked, ada)).not.toContain('10:00');
  expect(await listFreeTimes({ ...asked, except: id }, ada)).toContain('10:00');
  expect(await row(id)).toMatchObject({ cameBy: 'team', consentSentence: '', status: 'answered' });
  const late = { ...input('Late'), day: daysAfter(day, -9) ?? '' };
  expect(await addViewing(late, ada)).toMatchObject({
    outcome: 'refused',
    fields: { time: expect.any(String) },
  });
});

test('a viewing that was added by hand is undone by one entry, and its visitor is told', async () => {
  const viewing = { ...input('Samir Haddad'), note: 'Called from Tokyo' };
  const sent = await addViewing(viewing, ada);
  expect(await addViewing(viewing, ada)).toEqual(sent);
  const entryIds = sent.outcome === 'done' ? sent.entryIds : [];
  expect(entryIds).toHaveLength(1);
  const version = contentVersion();
  expect(await countUndone(entryIds)).toEqual({ undone: 1, left: 0 });
  expect(contentVersion()).toBeGreaterThan(version);
  expect(await row(viewing.id)).toMatchObject({ viewingState: null, viewingAt: null });
  expect((await listWeek({ hostId }, ada)).toAnswer).toEqual([]);
  expect(await mails()).toEqual([
    expect.stringMatching(/^Your viewing of Kestrel House: /),
    expect.stringMatching(/^Your viewing of Kestrel House on .+ is cancelled$/),
  ]);
});

test('moving, cancelling and undoing are each notified once, and a stale change is refused', async () => {
  const id = await added('Samir Haddad');
  const { revision } = await row(id);
  const moved = await moveViewing({ ...time, time: '11:00', id, revision, word: 'Sorry' }, ada);
  expect(moved).toMatchObject({ outcome: 'done' });
  expect(await cancelViewing({ id, revision, word: '' }, ada)).toMatchObject({
    outcome: 'refused',
  });
  const current = await row(id);
  const cancelled = await cancelViewing({ id, revision: current.revision, word: 'Ill' }, ada);
  if (cancelled.outcome !== 'done') throw new Error('It was refused');
  expect((await listWeek({ hostId }, ada)).toAnswer).toMatchObject([{ id, word: 'Ill' }]);
  expect(await countUndone(cancelled.entryIds)).toEqual({ undone: 1, left: 0 });
  expect(await row(id)).toMatchObject({ viewingState: 'booked', viewingAt: current.viewingAt });
  expect((await mails()).map((subject) => subject.split(':')[0])).toEqual([
    'Your viewing of Kestrel House',
    'New time for your viewing of Kestrel House',
    expect.stringMatching(/^Your viewing of Kestrel House on /),
    'Your viewing of Kestrel House',
  ]);
});

test('on a Sunday the coming week is shown, and on other days the present one', async () => {
  const mondays = [6, 7, 8, 12].map(async (date) => {
    const noon = new Date(`2026-11-${String(date).padStart(2, '0')}T20:00:00.000Z`);
    return (await listWeek({}, ada, noon)).days[0]?.day;
  });
  expect(await Promise.all(mondays)).toEqual([
    '2026-11-02',
    '2026-11-02',
    '2026-11-09',
    '2026-11-09',
  ]);
});

test('what the other calendar of a host says is busy in the week, by day', async () => {
  const [noon, half, ten] = ['12:00', '13:30', '22:00'].map((time) =>
    Date.parse(instantAt('America/Vancouver', day, time)?.instant ?? ''),
  ) as [number, number, number];
  const busy = [
    { at: noon, until: half },
    { at: ten, until: ten + 2 * dayMs },
  ];
  await db
    .insertInto('hostCalendars')
    .values({ ...newCalendar, hostId, busy: JSON.stringify(busy) })
    .execute();
  const weeks = await Promise.all(
    [0, 1, 2].map((days) => listWeek({ from: daysAfter(day, days), hostId }, ada)),
  );
  const shown = weeks.map(
    ({ days }, after) => days.find((one) => one.day === daysAfter(day, after))?.busy,
  );
  expect(shown).toEqual([
    [
      { from: '12:00', until: '13:30' },
      { from: '22:00', until: '24:00' },
    ],
    [{ from: '00:00', until: '24:00' }],
    [{ from: '00:00', until: '22:00' }],
  ]);
});

test('a viewing that is over waits to be marked', async () => {
  const id = await added('Adaeze Sy');
  const { revision } = await row(id);
  const later = new Date(`${daysAfter(day, 2)}T20:00:00.000Z`);
  expect((await listWeek({}, ada, later)).toMark.map((one) => one.id)).toEqual([id]);
  const noon = new Date(Date.parse((await row(id)).viewingAt ?? '') + 3_600_000);
  expect((await listTodaysViewings(5, undefined, noon)).first).toMatchObject([{ id }]);
  expect(await markViewing({ id, revision, state: 'came' }, ada, noon)).toMatchObject({
    outcome: 'done',
  });
  expect((await listWeek({}, ada, later)).toMark).toEqual([]);
});

test('who came is marked once the visit has begun, and from then on nothing is moved or cancelled', async () => {
  const id = await added('Adaeze Sy');
  const begun = new Date((await row(id)).viewingAt ?? '');
  const before = new Date(begun.getTime() - 1);
  const refused = { outcome: 'refused', fields: { id: expect.any(String) } };
  const mark = async (state: 'came' | 'missed', now: Date) =>
    markViewing({ ...(await seenWith(id)), state }, ada, now);
  const change = async (now: Date) => [
    await cancelViewing(await seenWith(id), ada, now),
    await moveViewing({ ...(await seenWith(id)), time: '14:00' }, ada, now),
  ];
  expect(await mark('came', before)).toEqual(refused);
  expect(await change(begun)).toEqual([refused, refused]);
  expect(await mark('missed', begun)).toMatchObject({ outcome: 'done' });
  expect(await mark('came', begun)).toMatchObject({ outcome: 'done' });
  expect(await change(before)).toEqual([refused, refused]);
  await db.updateTable('enquiries').set({ viewingState: 'cancelled' }).execute();
  expect(await mark('came', begun)).toEqual(refused);
  expect(await cancelViewing(await seenWith(id), ada, before)).toEqual(refused);
  expect((await change(before))[1]).toMatchObject({ outcome: 'done' });
});

test('who asks for a place at a full open house is offered it once one is free', async () => {
  const [host] = await hostRecords.listEdited();
  const openHouses = [{ day, from: '18:00', until: '20:00', places: 1, projectId }];
  if (!host) throw new Error('There is no host');
  done(await hostRecords.save({ ...host, ...seen(host), openHouses }, 'Ada'));
  const house = { ...time, hostId, time: '18:00' };
  const guest = await added('Samir Haddad', house);
  const at = (await row(guest)).viewingAt ?? '';
  const project = await findProject();
  const now = new Date();
  const asks = await book(project, waitingFor(at), { person: 'Noor Lindqvist', now });
  const id = asks.outcome === 'sent' ? (asks.id ?? '') : '';
  const asked = async () => (await listWeek({ hostId }, ada)).toAnswer.find((one) => one.id === id);
  const start = { day, from: '18:00' };
  expect(await asked()).toMatchObject({ state: 'asked', house: { ...start, hasPlace: false } });
  expect((await asked())?.wish).toMatch(/^Open house, .+ at 6:00 p\.m\.$/);
  const { revision } = await row(guest);
  await cancelViewing({ id: guest, revision, word: '' }, ada);
  expect(await asked()).toMatchObject({ house: { ...start, hasPlace: true } });
  const offered = { ...house, id, revision: (await row(id)).revision, word: '' };
  expect(await moveViewing(offered, ada)).toMatchObject({ outcome: 'done' });
  expect(await row(id)).toMatchObject({ viewingState: 'booked', viewingAt: at });
  expect(await asked()).toBeUndefined();
});

test('a partner sees and changes the viewings of their own projects alone', async () => {
  const partner: Member = { ...ada, role: 'partner', partnerId };
  const own = await added('Own');
  const other = await added('Other', { time: '14:00', projectId: otherId });
  const week = await listWeek({ from: day, hostId }, partner);
  expect(week.days.flatMap(({ viewings }) => viewings.map(({ id }) => id))).toEqual([own]);
  expect(week.projects.map(({ id }) => id)).toEqual([projectId]);
  const stale = { id: other, revision: 2, word: '' };
  await expect(cancelViewing(stale, partner)).rejects.toThrow(NotOwn);
  await expect(addViewing({ ...input('New'), projectId: otherId }, partner)).rejects.toThrow(
    NotOwn,
  );
  const { revision } = await row(own);
  expect(await cancelViewing({ id: own, revision, word: '' }, partner)).toMatchObject({
    outcome: 'done',
  });
});

test('an enquiry follows its viewing to another host, and both come back at once', async () => {
  const [own, otherHost] = await twoHosts();
  const id = await added('Samir Haddad');
  expect(await row(id)).toMatchObject({ givenTo: own.id, viewingHost: hostId });
  const move = async (host: string, at: string, member: Member) => {
    const to = { ...(await seenWith(id)), hostId: host, time: at };
    const moved = await moveViewing(to, member);
    if (moved.outcome !== 'done') throw new Error('It was refused');
    return moved.entryIds;
  };
  for (const member of [ada, own]) {
    const entryIds = await move(otherHost.hostId, '11:00', member);
    expect(entryIds).toHaveLength(1);
    expect(await row(id)).toMatchObject({ givenTo: otherHost.id, viewingHost: otherHost.hostId });
    expect(await undoAll(entryIds, member)).toMatchObject({ refused: [] });
    expect(await row(id)).toMatchObject({ givenTo: own.id, viewingHost: hostId });
  }
  // Who was chosen by hand stays.
  await decide({ ids: [id], decision: { givenTo: null } }, ada.email);
  await decide({ ids: [id], decision: { givenTo: await memberId(ada.email) } }, ada.email);
  await move(otherHost.hostId, '12:00', ada);
  expect(await row(id)).toMatchObject({ viewingHost: otherHost.hostId });
  expect((await row(id)).givenTo).toBe(await memberId(ada.email));
});

test('a partner who hosts the project of another sees and changes these visits alone', async () => {
  const [own, otherHost] = await twoHosts();
  const visit = await added('Visit', { hostId: otherHost.hostId });
  const elsewhere = await added('Elsewhere', { time: '14:00' });
  const week = await listWeek({ from: day }, otherHost);
  expect(week.host?.id).toBe(otherHost.hostId);
  expect(week.hosts.map(({ id }) => id)).toEqual([otherHost.hostId]);
  expect(week.projects.map(({ id }) => id)).toEqual([projectId]);
  expect(week.days.flatMap(({ viewings }) => viewings.map(({ id }) => id))).toEqual([visit]);
  const subjects = await readableSubjects(otherHost);
  expect((await listEnquiries({ about: subjects, page: 1 })).enquiries).toMatchObject([
    { id: visit },
  ]);
  const toOwnHost = { ...(await seenWith(visit)), time: '15:00', hostId: otherHost.hostId };
  await expect(cancelViewing(await seenWith(elsewhere), otherHost)).rejects.toThrow(NotOwn);
  await expect(moveViewing({ ...toOwnHost, hostId }, otherHost)).rejects.toThrow(NotOwn);
  await expect(addViewing(input('Other'), otherHost)).rejects.toThrow(NotOwn);
  expect(await moveViewing(toOwnHost, otherHost)).toMatchObject({ outcome: 'done' });
  const caller = { ...input('Caller'), hostId: otherHost.hostId, time: '12:00' };
  expect(await addViewing(caller, otherHost)).toMatchObject({ outcome: 'done' });
  // The partner of the project sees both.
  expect(
    (await listWeek({ from: day, hostId: otherHost.hostId }, own)).days.flatMap(({ viewings }) =>
      viewings.map(({ name }) => name),
    ),
  ).toEqual(['Caller', 'Visit']);
});

test('a project that leaves cancels its viewings with consent, and undo books them again', async () => {
  const id = await added('Samir Haddad');
  const project = await findProject();
  const unpublish = () => projectRecords.unpublish(seen(project), ada.email);
  expect(await unpublish()).toMatchObject({ outcome: 'refused' });
  const asked = await withAsker({ member: ada, consent: undefined }, unpublish).catch(
    (cause: unknown) => cause,
  );
  if (!(asked instanceof NeedsConsent)) throw new Error('Nobody was asked');
  expect(asked.question).toMatchObject({ act: 'unpublish', cancels: { ids: [id] } });
  expect(await row(id)).toMatchObject({ viewingState: 'booked' });
  const consent = { unpublish: [], stay: [], cancel: [id] };
  const change = await withAsker({ member: ada, consent }, unpublish);
  expect(await row(id)).toMatchObject({ viewingState: 'cancelled' });
  expect(await mails()).toHaveLength(2);
  if (change.outcome !== 'done') throw new Error('It was refused');
  expect(await undoAll([change.entryId])).toMatchObject({ refused: [] });
  expect(await row(id)).toMatchObject({ viewingState: 'booked' });
});

test('a project that leaves withdraws requests, too, and repeats no message of an earlier change', async () => {
  const ids = [await added('Samir Haddad'), await added('Ruth Akana', { time: '14:00' })];
  const [booked = '', asked = ''] = ids;
  await moveViewing({ ...(await seenWith(booked)), time: '11:00', word: 'Sorry' }, ada);
  const { viewingDetails: json } = await row(asked);
  await db
    .updateTable('enquiries')
    .set({
      viewingState: 'asked',
      viewingAt: null,
      viewingUntil: null,
      viewingDetails: JSON.stringify({ ...JSON.parse(json ?? ''), local: null }),
    })
    .where('id', '=', asked)
    .execute();
  await db.deleteFrom('outgoingMails').execute();
  const project = await findProject();
  const unpublish = () => projectRecords.unpublish(seen(project), ada.email);
  await expect(withAsker({ member: ada, consent: undefined }, unpublish)).rejects.toMatchObject({
    question: {
      cancels: {
        ids: ids.toSorted(),
        text: '1 person has a viewing and 1 person asks for a viewing of this project. They are cancelled, and the visitors are notified.',
      },
    },
  });
  await withAsker({ member: ada, consent: { unpublish: [], stay: [], cancel: ids } }, unpublish);
  for (const id of ids) expect(await row(id)).toMatchObject({ viewingState: 'cancelled' });
  const sent = await db
    .selectFrom('outgoingMails')
    .select(['subject', 'bodyText'])
    .where('recipient', '=', 'samir@solmere.example')
    .orderBy('subject')
    .execute();
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Your request for a viewing of Kestrel House is withdrawn',
    expect.stringMatching(/^Your viewing of Kestrel House on .* is cancelled$/),
  ]);
  for (const { bodyText } of sent) {
    expect(bodyText).not.toContain('Sorry');
    expect(bodyText).not.toContain('choose another time');
  }
});

test('a project that is unpublished at a set time cancels its viewings without asking', async () => {
  const id = await added('Samir Haddad');
  const [unpublishAt, unpublishSetBy] = [new Date().toISOString(), ada.email];
  const schedule = {
    noun: 'projects',
    recordId: projectId,
    publishAt: null,
    problem: null,
  } as const;
  await db
    .insertInto('schedules')
    .values({ ...schedule, unpublishAt, unpublishSetBy })
    .execute();
  await publishNext(new Date(Date.parse(unpublishAt) + 1));
  expect(await projectRecords.list()).toHaveLength(1);
  expect(await row(id)).toMatchObject({ viewingState: 'cancelled' });
  expect(await mails()).toHaveLength(2);
});

test('a project that is sold out asks as well', async () => {
  await added('Samir Haddad');
  const project = await findProject();
  const sell = () => projectRecords.save({ ...project, status: 'sold-out' }, ada.email);
  await expect(withAsker({ member: ada, consent: undefined }, sell)).rejects.toThrow(NeedsConsent);
});

const time = { hostId: '', day, time: '10:00', medium: 'in-person' as const };

/** The host of the project, and one who is another partner. Both have an account. */
async function twoHosts() {
  const other = await savedPartner(daniel);
  const host = (await hostRecords.listEdited())[0];
  if (!host) throw new Error('There is no host');
  const partners = [
    { email: ingrid.email ?? '', partnerId },
    { email: daniel.email ?? '', partnerId: other.id },
  ];
  await accounts.deleteFrom('authUser').execute();
  for (const { email } of [ada, ...partners])
    await createAdministrator({ email, name: email, password: 'four grey herons' });
  for (const { email, partnerId: of } of partners)
    await accounts
      .updateTable('authUser')
      .set({ role: 'partner', partnerId: of })
      .where('email', '=', email)
      .execute();
  done(await hostRecords.save({ ...host, ...seen(host), partnerId, email: null }, 'Ada'));
  const { id: otherHostId } = done(
    await hostRecords.save(
      {
        ...newHost,
        name: 'Daniel',
        city: 'VANCOUVER',
        place: 'Lobby',
        hours,
        projectIds: [projectId],
        partnerId: other.id,
      },
      'Ada',
    ),
  );
  return Promise.all(
    partners.map(async (one, index) => ({
      ...makeMember(one.email),
      ...one,
      role: 'partner' as const,
      id: await memberId(one.email),
      hostId: index === 0 ? hostId : otherHostId,
    })),
  ) as Promise<[Member & { hostId: string }, Member & { hostId: string }]>;
}

async function seenWith(id: string) {
  return { ...time, id, revision: (await row(id)).revision, word: '' };
}

async function memberId(email: string) {
  return (await listMembers()).find((one) => one.email === email)?.id ?? '';
}

function input(name: string) {
  time.hostId = hostId;
  return {
    ...time,
    id: randomUUID(),
    name,
    email: 'samir@solmere.example',
    phone: null,
    projectId,
    language: 'en',
    note: '',
  };
}

async function added(name: string, changes: Partial<Parameters<typeof addViewing>[0]> = {}) {
  const viewing = { ...input(name), ...changes };
  expect(await addViewing(viewing, ada)).toMatchObject({ outcome: 'done' });
  return viewing.id;
}

async function row(id: string) {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function mails() {
  const rows = await db
    .selectFrom('outgoingMails')
    .select('subject')
    .where('calendar', 'is not', null)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ subject }) => subject);
}

async function findProject() {
  const project = (await projectRecords.listEdited()).find(({ id }) => id === projectId);
  if (!project) throw new Error('The project is gone');
  return project;
}
