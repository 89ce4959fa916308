import { beforeEach, expect, test } from 'vitest';
import { submitNext } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { emptyProjects, kestrel, saved } from '../../../../tests/fixtures/project.ts';
import { done, seen } from '../../../../tests/fixtures/records.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { listTimedHosts } from '../free-times.server.ts';
import { hostErrors, newHost, type Host, type HostInput } from './host.ts';
import { hostRecords, listBooked } from './hosts.server.ts';

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
  for (const table of ['hosts', 'enquiries'] as const) await db.deleteFrom(table).execute();
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
  expect(await listBooked(host.id)).toEqual([tomorrow]);
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

async function book({ id }: Host, at: string) {
  await submitNext('project-interest');
  await db.updateTable('enquiries').set({ viewingHost: id }).execute();
  await setViewings({ viewingState: 'booked', viewingAt: at });
}

async function setViewings(viewing: { viewingState: 'booked' | 'cancelled'; viewingAt: string }) {
  await db.updateTable('enquiries').set(viewing).execute();
}
