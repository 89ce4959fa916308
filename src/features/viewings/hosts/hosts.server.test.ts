import { beforeEach, expect, test } from 'vitest';
import { submitNext } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { ingrid, saved as savedPartner } from '../../../../tests/fixtures/partner.ts';
import { emptyProjects, kestrel, saved } from '../../../../tests/fixtures/project.ts';
import { done, seen } from '../../../../tests/fixtures/records.ts';
import { dayMs, minuteMs } from '../../../lib/time/durations.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import type { EnquiryRow } from '../../enquiries/enquiry.ts';
import { findFreeTimes, listTimedHosts } from '../free-times.server.ts';
import { newHost } from '../../../../tests/fixtures/host.ts';
import { hostErrors, type Host, type HostInput } from './host.ts';
import { hostRecords, listBookedTimes } from './hosts.server.ts';

const iris: HostInput = {
  ...newHost,
  name: 'Iris Vale',
  city: 'VANCOUVER',
  place: 'Gallery, 1180 Harbour Row',
  hours: [{ weekday: 1, from: '09:00', until: '13:00' }],
};

await prepareDataFolder();

beforeEach(async () => {
  await emptyProjects();
  for (const table of ['hosts', 'enquiries', 'partners'] as const)
    await db.deleteFrom(table).execute();
});

test('a host is read as it was saved, and as a draft as it was typed', async () => {
  const projectId = (await saved(kestrel)).id;
  const house = { day: '2026-12-12', from: '11:00', until: '15:00', projectId, places: 40 };
  const input = { ...iris, projectIds: [projectId], openHouses: [house] };
  const host = done(await hostRecords.save(input, 'Ada'));
  expect(await listTimedHosts()).toMatchObject([input]);
  const hours = [{ weekday: 1, from: '09:00', until: '' }];
  done(await hostRecords.saveDraft({ ...input, hours, ...seen(host) }, 'Ada'));
  expect(await hostRecords.listEdited()).toMatchObject([{ ...input, hours }]);
  expect(await listTimedHosts()).toMatchObject([input]);
});

test('the city and the projects of a host exist', async () => {
  const missing = 'b1946ac9-2fd5-4c4f-8a43-4d1f8a3f0a11';
  const house = { day: '2026-12-12', from: '11:00', until: '15:00', projectId: missing, places: 4 };
  const input = { ...iris, city: 'ATLANTIS', projectIds: [missing], openHouses: [house] };
  expect(await hostRecords.save(input, 'Ada')).toEqual({
    outcome: 'refused',
    fields: {
      city: hostErrors.noCity,
      projectIds: hostErrors.noProject,
      'openHouses.0.projectId': hostErrors.noProject,
    },
  });
});

test('a host with booked viewings in the future is neither removed nor unpublished', async () => {
  const host = done(await hostRecords.save(iris, 'Ada'));
  const tomorrow = new Date(Date.now() + dayMs).toISOString();
  await book(host, tomorrow);
  expect(await listBookedTimes(host.id)).toEqual([tomorrow]);
  const refused = {
    outcome: 'refused',
    fields: {
      id: 'Cannot remove this host because a viewing is booked. Move or cancel it first.',
    },
  };
  expect(await hostRecords.remove(seen(host), 'Ada')).toEqual(refused);
  expect(await hostRecords.unpublish(seen(host), 'Ada')).toEqual(refused);
  await setViewings({ viewingState: 'cancelled', viewingAt: tomorrow });
  const hidden = done(await hostRecords.unpublish(seen(host), 'Ada'));
  const yesterday = new Date(Date.now() - dayMs).toISOString();
  await setViewings({ viewingState: 'booked', viewingAt: yesterday });
  done(await hostRecords.remove(seen(hidden), 'Ada'));
});

test('an open house is neither moved nor removed while guests have booked it', async () => {
  const projectId = (await saved(kestrel)).id;
  const day = '2099-12-12';
  const house = { day, from: '11:00', until: '15:00', projectId, places: 40 };
  const input = { ...iris, projectIds: [projectId], openHouses: [house] };
  const host = done(await hostRecords.save(input, 'Ada'));
  await book(host, `${day}T19:00:00.000Z`);
  const details = { local: `${day}T11:00`, zone: 'America/Vancouver', medium: 'in-person' };
  const others = { language: 'en', isOpenHouse: true, visitorZone: null, wish: '', word: '' };
  await db
    .updateTable('enquiries')
    .set({ aboutId: projectId, viewingDetails: JSON.stringify({ ...details, ...others }) })
    .execute();
  const text =
    '1 guest has booked the open house on December 12, 2099 at 11:00. Keep it, or move or cancel their viewings first.';
  for (const openHouses of [[], [{ ...house, from: '12:00' }], [{ ...house, day: '2099-12-13' }]])
    expect(await hostRecords.save({ ...input, ...seen(host), openHouses }, 'Ada')).toEqual({
      outcome: 'refused',
      fields: { '': text },
    });
  const longer = [{ ...house, until: '16:00', places: 20 }];
  const longest = done(
    await hostRecords.save({ ...input, ...seen(host), openHouses: longer }, 'Ada'),
  );
  await db.updateTable('enquiries').set({ viewingState: 'cancelled' }).execute();
  done(await hostRecords.save({ ...input, ...seen(longest), openHouses: [] }, 'Ada'));
});

test('an open house leaves the pause to private viewings, also to those of the partner elsewhere', async () => {
  const projectId = (await saved(kestrel)).id;
  const partnerId = (await savedPartner(ingrid)).id;
  const input = { ...iris, partnerId, projectIds: [projectId] };
  const host = done(await hostRecords.save(input, 'Ada'));
  await book(host, '2099-12-12T18:00:00.000Z', { aboutId: projectId });
  const house = { day: '2099-12-12', from: '11:45', until: '15:00', projectId, places: 40 };
  const saveWith = (changes: Partial<typeof house>, own: object) =>
    hostRecords.save({ ...input, ...own, openHouses: [{ ...house, ...changes }] }, 'Ada');
  const refused = {
    outcome: 'refused',
    fields: { 'openHouses.0.from': hostErrors.hasViewing(await visitor(), twelfth('11:00')) },
  };
  for (const own of [seen(host), { name: 'Iris elsewhere' }])
    expect(await saveWith({}, own)).toEqual(refused);
  const withHouse = done(await saveWith({ from: '12:00' }, seen(host)));
  done(
    await hostRecords.save(
      { ...input, ...seen(withHouse), openHouses: withHouse.openHouses, pause: 60 },
      'Ada',
    ),
  );
  expect(await saveWith({ from: '15:00', until: '16:00' }, { name: 'Iris elsewhere' })).toEqual({
    outcome: 'refused',
    fields: { 'openHouses.0.from': hostErrors.hasOpenHouse(twelfth('12:00')) },
  });
});

test('the hosts of one partner share their time', async () => {
  const projectId = (await saved(kestrel)).id;
  const partnerId = (await savedPartner(ingrid)).id;
  const hours = [{ weekday: 1, from: '09:00', until: '13:00' }];
  const input = {
    ...iris,
    partnerId,
    projectIds: [projectId],
    hours,
    minutes: 60,
    pause: 0,
    travel: 0,
  };
  const host = done(await hostRecords.save(input, 'Ada'));
  await hostRecords.save({ ...input, name: 'Iris elsewhere', place: 'Lobby' }, 'Ada');
  await book(host, '2026-12-07T17:00:00.000Z', { viewingUntil: '2026-12-07T18:00:00.000Z' });
  const range = { from: '2026-12-07', until: '2026-12-07' };
  const now = new Date('2026-12-01T18:00:00.000Z');
  const find = async () => {
    const times = await findFreeTimes(await listTimedHosts(), projectId, { range, now });
    return times.map(({ time }) => time);
  };
  expect(await find()).toEqual(['09:00', '09:00', '11:00', '11:00', '12:00', '12:00']);
  const house = { day: '2026-12-07', from: '12:00', until: '13:00', projectId, places: 4 };
  done(await hostRecords.save({ ...input, ...seen(host), openHouses: [house] }, 'Ada'));
  expect(await find()).toEqual(['09:00', '09:00', '11:00', '11:00', '12:00']);
});

function twelfth(time: string) {
  return { day: '2099-12-12', time };
}

async function visitor() {
  return (await db.selectFrom('enquiries').select('name').executeTakeFirstOrThrow()).name;
}

async function book({ id }: Host, at: string, more: Partial<EnquiryRow> = {}) {
  await submitNext('project-interest');
  const viewingUntil = new Date(Date.parse(at) + 45 * minuteMs).toISOString();
  await db
    .updateTable('enquiries')
    .set({ viewingHost: id, viewingUntil, ...more })
    .execute();
  await setViewings({ viewingState: 'booked', viewingAt: at });
}

async function setViewings(viewing: { viewingState: 'booked' | 'cancelled'; viewingAt: string }) {
  await db.updateTable('enquiries').set(viewing).execute();
}
