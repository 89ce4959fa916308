import { beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../../tests/fixtures/count-statements.ts';
import {
  book,
  emailsTo,
  setUpViewings,
  findTimes,
  viewings,
} from '../../../tests/fixtures/viewings.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { readChoice } from './book-viewing.compose.server.ts';
import { hostRecords } from './hosts/hosts.server.ts';
import { decide, undoDecisions } from '../enquiries/assignment/decisions.server.ts';
import { db } from '../../platform/database/database.ts';
import type { StoredDecision } from '../enquiries/assignment/decisions.ts';
import { cancelByVisitor, changeTime, findByToken } from './visitor-viewing.compose.server.ts';
import { viewingToken } from './viewing-token.server.ts';

const samir = 'samir.haddad@haddad.example';

beforeAll(prepareDataFolder);

test('a booked time is gone, and its visitor has an invitation', async () => {
  const { project, host } = await setUpViewings();
  const [first] = await findTimes(project);
  expect(first).toMatchObject({ day: '2026-12-01', time: '14:00' });
  expect(await book(project, first?.at ?? '')).toMatchObject({ outcome: 'sent' });
  const [row] = await viewings();
  expect(row).toMatchObject({ viewingState: 'booked', viewingHost: host.id, viewingAt: first?.at });
  expect((await findTimes(project)).some(({ at }) => at === first?.at)).toBe(false);
  const [email] = await emailsTo(samir);
  expect(email?.subject).toBe('Your viewing of Kestrel House: Tuesday, December 1 at 2:00 p.m.');
  expect(email?.bodyText).toContain('Presentation gallery, 1180 Harbour Row');
  expect(email?.bodyText).toContain(`/viewings/${viewingToken(row?.id ?? '')}`);
  expect(email?.calendar).toContain('METHOD:REQUEST');
  const [notice] = await emailsTo('ingrid@solmere.example');
  expect(notice?.bodyText).toContain('Tuesday, December 1 at 2:00 p.m.');
});

test('what a visitor has booked is read once for a free time', async () => {
  const { project } = await setUpViewings();
  const [first] = await findTimes(project);
  const statements = await countStatements(() => book(project, first?.at ?? ''));
  const ofVisitor = statements.filter((text) => /from [`"]enquiries.+email_folded/.test(text));
  expect(ofVisitor).toHaveLength(1);
});

test('who comes second is told the nearest free times; the same person in two tabs has one viewing', async () => {
  const { project } = await setUpViewings();
  const [, second] = await findTimes(project);
  const at = second?.at ?? '';
  const sent = await book(project, at);
  expect(await book(project, at)).toEqual(sent);
  expect(await book(project, at, { person: 'Noor Lindqvist' })).toMatchObject({
    outcome: 'refused',
    errors: {
      viewing: expect.stringMatching(
        /^\d+:\d\d [ap]\.m\. was just booked\. Your details are kept\. The nearest free times are .+\.$/,
      ) as string,
    },
  });
  expect(await viewings()).toHaveLength(1);
});

test('a fourth open viewing is answered as a limit is, and only an email to the address says why', async () => {
  const { project } = await setUpViewings();
  const times = await findTimes(project);
  for (const { at } of times.slice(0, 6).filter((_, index) => index % 2 === 0))
    expect(await book(project, at)).toMatchObject({ outcome: 'sent' });
  const before = (await emailsTo(samir)).length;
  expect(await book(project, times[8]?.at ?? '')).toEqual({
    outcome: 'limited',
    message: expect.stringMatching(
      /^You have sent several messages in a short time\. .+ in 60 minutes/,
    ) as string,
    retryAfterSeconds: 3600,
  });
  const [email, ...others] = (await emailsTo(samir)).filter(({ bodyText }) =>
    bodyText.includes('You have three open viewings of this project.'),
  );
  expect(email).toMatchObject({
    subject: 'Your viewing of Kestrel House: Tuesday, December 1 at 2:00 p.m.',
    calendar: null,
  });
  expect(others).toEqual([]);
  expect(await emailsTo(samir)).toHaveLength(before + 1);
  expect(await viewings()).toHaveLength(3);
});

test('refused bookings cost tries of a network, and none of the person', async () => {
  const { project } = await setUpViewings();
  const [first] = await findTimes(project);
  const passed = '2026-01-05T22:00:00.000Z';
  for (let index = 0; index < 29; index += 1)
    expect(await book(project, passed)).toMatchObject({ outcome: 'refused' });
  const sent = await book(project, first?.at ?? '', { key: 'the-same-form-twice' });
  expect(sent).toMatchObject({ outcome: 'sent' });
  expect(await book(project, passed, { person: 'Noor Lindqvist' })).toMatchObject({
    outcome: 'limited',
  });
  expect(await book(project, first?.at ?? '', { key: 'the-same-form-twice' })).toEqual(sent);
});

test('a form that is sent again after its viewing has moved thanks again', async () => {
  const { project } = await setUpViewings();
  const [first, , , second] = await findTimes(project);
  const key = 'the-same-form-twice';
  const sent = await book(project, first?.at ?? '', { key });
  const [row] = await viewings();
  const viewing = { viewingAt: second?.at ?? '', viewingUntil: second?.until ?? '' };
  await decide({ ids: [row?.id ?? ''], decision: { viewing } }, 'ada@solmere.example');
  await book(project, first?.at ?? '', { person: 'Noor Lindqvist' });
  expect(await book(project, first?.at ?? '', { key })).toEqual(sent);
  expect(await viewings()).toHaveLength(2);
});

test('a visitor changes and cancels by their link, and each is told once', async () => {
  const { project } = await setUpViewings();
  const [first, second, third] = await findTimes(project);
  await book(project, first?.at ?? '');
  const [row] = await viewings();
  if (!row) throw new Error('Nothing is booked');
  const now = new Date('2026-12-01T17:00:00.000Z');
  expect(await changeTime(row, second?.at ?? '', now)).toBeUndefined();
  expect(await findTimes(project)).toContainEqual(first);
  const moved = await findByToken(viewingToken(row.id), now);
  expect(moved).toMatchObject({ state: 'booked', row: { viewingAt: second?.at } });
  await cancelByVisitor(row.id);
  await cancelByVisitor(row.id);
  expect(await findTimes(project)).toContainEqual(third);
  const emails = (await emailsTo(samir)).toSorted(
    (one, other) => sequence(one.calendar) - sequence(other.calendar),
  );
  expect(emails.map(({ subject }) => subject.replace(/[:,] .*/, ''))).toEqual([
    'Your viewing of Kestrel House',
    'New time for your viewing of Kestrel House',
    'Your viewing of Kestrel House on Tuesday',
  ]);
  const calendars = emails.map(({ calendar }) => calendar ?? '');
  expect(calendars.map((text) => /METHOD:(\w+)/.exec(text)?.[1])).toEqual([
    'REQUEST',
    'REQUEST',
    'CANCEL',
  ]);
  expect(new Set(calendars.map((text) => /UID:(\S+)/.exec(text)?.[1])).size).toBe(1);
});

test('a cancellation is undone while the time is free', async () => {
  const { project } = await setUpViewings();
  const [first] = await findTimes(project);
  await book(project, first?.at ?? '');
  const [row] = await viewings();
  const id = row?.id ?? '';
  const cancelled = { ids: [id], decision: { viewing: { viewingState: 'cancelled' as const } } };
  const undo = async (entryIds: string[]) => {
    const entries = await db
      .selectFrom('activity')
      .selectAll()
      .where('id', 'in', entryIds)
      .execute();
    const decisions = entries.map((entry) => ({
      entryId: entry.id,
      id,
      revision: entry.revision ?? 0,
      before: JSON.parse(entry.standing ?? '') as StoredDecision['before'],
    }));
    return undoDecisions(decisions, 'ada@solmere.example');
  };
  // The visitor is told each time, however often in a day.
  for (let times = 1; times <= 3; times++) {
    const { entryIds } = await decide(cancelled, 'ada@solmere.example');
    expect(await undo(entryIds)).toEqual(new Map());
    expect((await viewings())[0]).toMatchObject({ viewingState: 'booked' });
    expect(await emailsTo(samir)).toHaveLength(1 + 2 * times);
  }
  const again = await decide(cancelled, 'ada@solmere.example');
  await book(project, first?.at ?? '', { person: 'Noor Lindqvist' });
  expect([...(await undo(again.entryIds)).values()]).toEqual([
    'Noor Lindqvist has just taken this time.',
  ]);
});

test('a time that is not offered by video is refused with another sentence, and nobody learns of others’ viewings', async () => {
  const { project } = await setUpViewings({ videoUrl: null });
  const [first] = await findTimes(project);
  expect(await book(project, first?.at ?? '', { medium: 'video' })).toMatchObject({
    outcome: 'refused',
    errors: { viewing: expect.stringContaining('not offered in that way') as string },
  });
  const { id } = (await book(project, first?.at ?? '')) as { id?: string };
  expect(id).toBeDefined();
  const stranger = { person: 'Samir Haddad', phone: '+1 604 555 0199' };
  expect(await book(project, first?.at ?? '', stranger)).toMatchObject({
    outcome: 'refused',
    errors: { viewing: expect.stringContaining('was just booked') as string },
  });
  expect(await book(project, first?.at ?? '', { phone: '604.555.0142' })).toEqual({
    outcome: 'sent',
    id,
  });
  expect(await viewings()).toHaveLength(1);
});

test('two of one address come to an open house', async () => {
  const { project, host } = await setUpViewings();
  const openHouses = [
    { day: '2026-12-05', from: '13:00', until: '16:00', places: 9, projectId: project.id },
  ];
  await hostRecords.save({ ...(await current(host.id)), openHouses }, 'ada@solmere.example');
  const house = (await findTimes(project)).find(({ places }) => places !== null);
  await book(project, house?.at ?? '');
  await book(project, house?.at ?? '', { phone: '+1 604 555 0199' });
  expect(await viewings()).toHaveLength(2);
});

test('at the start of an open house there is no private viewing with another host', async () => {
  const { project, host } = await setUpViewings();
  const { id: _id, revision: _revision, ...facts } = await current(host.id);
  const [, second] = (await findTimes(project)).filter(({ day }) => day === '2026-12-03');
  const { day = '', time = '', at = '' } = second ?? {};
  await hostRecords.save(
    {
      ...facts,
      name: 'Noor Lindqvist',
      hours: [],
      openHouses: [{ day, from: time, until: '16:00', places: 9, projectId: project.id }],
    },
    'ada@solmere.example',
  );
  const same = (await findTimes(project)).filter((one) => one.at === at);
  expect(same.map(({ places }) => places)).toEqual([9]);
});

test.each([
  ['2026-12-01T22:30:00.000Z', 'is outside the hours'],
  ['2026-12-01T20:00:00.000Z', 'is too soon'],
  ['2027-06-01T22:00:00.000Z', 'is too far ahead'],
  ['2026-01-05T22:00:00.000Z', 'can no longer be booked'],
])('a time that is not offered is refused with its reason: %s', async (at, reason) => {
  const { project } = await setUpViewings();
  expect(await book(project, at)).toMatchObject({
    outcome: 'refused',
    errors: { viewing: expect.stringContaining(reason) as string },
  });
});

test.each([
  '2026-13-45T99:99:00.000Z',
  'tomorrow',
  '0',
  '2200-01-01T10:00:00Z',
  '1899-01-01T10:00:00Z',
])('what is no time is refused: %s', (at) => {
  expect(readChoice({ viewing: at })).toMatchObject({ at: '1970-01-01T00:00:00.000Z' });
});

test('a time is read in any spelling, and zones by all their names', () => {
  const sent = { viewing: '2026-12-10T10:00:00-08:00', 'viewing-zone': 'Asia/Kolkata' };
  expect(readChoice(sent)).toMatchObject({
    at: '2026-12-10T18:00:00.000Z',
    visitorZone: 'Asia/Kolkata',
  });
});

test('what is in the bin or closed has no viewing, and the hours of an open house keep its guests', async () => {
  const openHouse = { day: '2026-12-05', from: '13:00', until: '16:00', places: 1 };
  const { project, host } = await setUpViewings();
  const withHouse = async (until: string) =>
    hostRecords.save(
      { ...(await current(host.id)), openHouses: [{ ...openHouse, until, projectId: project.id }] },
      'ada@solmere.example',
    );
  expect(await withHouse('16:00')).toMatchObject({ outcome: 'done' });
  const house = (await findTimes(project)).find(({ places }) => places !== null);
  await book(project, house?.at ?? '');
  expect((await findTimes(project)).some(({ places }) => places !== null)).toBe(false);
  expect(await withHouse('17:00')).toMatchObject({ outcome: 'done' });
  expect((await findTimes(project)).some(({ places }) => places !== null)).toBe(false);

  const [row] = await viewings();
  const binned = { ids: [row?.id ?? ''], decision: { isDeleted: true } };
  await decide(binned, 'ada@solmere.example');
  expect((await viewings())[0]).toMatchObject({ viewingState: 'cancelled' });
  expect((await findTimes(project)).some(({ places }) => places !== null)).toBe(true);

  await db.updateTable('projects').set({ status: 'sold-out' }).execute();
  expect(await book(project, house?.at ?? '')).toMatchObject({ outcome: 'refused' });
});

test('an open house can be booked however far ahead it is', async () => {
  const day = '2027-03-06';
  const { project, host } = await setUpViewings();
  const openHouses = [{ day, from: '13:00', until: '16:00', places: 4, projectId: project.id }];
  await hostRecords.save({ ...(await current(host.id)), openHouses }, 'ada@solmere.example');
  const last = (await findTimes(project)).at(-1);
  expect(last).toMatchObject({ day, places: 4 });
  expect(await book(project, last?.at ?? '')).toMatchObject({ outcome: 'sent' });
});

async function current(id: string) {
  const record = await db.transaction().execute((tx) => hostRecords.find(tx, id));
  if (!record) throw new Error('The host is missing');
  const { updatedAt: _at, ...input } = record;
  return input;
}

function sequence(text: string | null) {
  return Number(/SEQUENCE:(\d+)/.exec(text ?? '')?.[1] ?? 0);
}
