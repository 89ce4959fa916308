import { beforeEach, expect, test } from 'vitest';
import { call, newKey } from '../../../tests/api/api-calls.ts';
import { disclosure, noRules, usePlaces } from '../../../tests/fixtures/place.ts';
import { setUpViewings, emailsTo, viewings } from '../../../tests/fixtures/viewings.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { ALL as route } from '../../pages/api/v1/projects/[slug]/viewings.ts';
import type { freeTimesSchema } from './viewings.compose.server.ts';
import type { z } from 'zod';

type FreeTimes = z.output<typeof freeTimesSchema>;

await prepareDataFolder();

const path = '/api/v1/projects/kestrel-house/viewings';
const params = { slug: 'kestrel-house' };

beforeEach(async () => {
  usePlaces(noRules);
  for (const table of ['apiAnswers', 'apiKeys'] as const) await db.deleteFrom(table).execute();
});

async function read(query = '') {
  const { status, headers, body } = await call(route, { params, path: path + query });
  return { status, headers, body: body as unknown as FreeTimes };
}

function booking(startsAt: string, name = 'Mei Tanaka') {
  return {
    startsAt,
    medium: 'video',
    language: 'en',
    visitorTimeZone: 'Asia/Tokyo',
    answers: {
      fullName: name,
      email: `${name.split(' ')[0]}@tanaka.example`,
      phone: '+81 3 5555 0142',
    },
    consent: { text: 'You may contact me.', version: '2026-11', language: 'en' },
    source: 'Landing page',
  };
}

test('a free time is read and booked once, and who comes second is told the nearest', async () => {
  await setUpViewings();
  const { status, headers, body } = await read();
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const [time] = body.times;
  expect(time).toMatchObject({
    timeZone: 'America/Vancouver',
    kind: 'private',
    placesLeft: 1,
    mediums: ['in-person', 'video'],
    languages: ['en'],
  });
  const startsAt = time?.startsAt ?? '';
  const key = await newKey(['enquiries']);
  const send = (sent: object, more = {}) =>
    call(route, { method: 'POST', key, params, path, body: sent, ...more });
  const once = { headers: { 'idempotency-key': 'one' } };
  const booked = await send(booking(startsAt), once);
  expect(booked).toMatchObject({ status: 201, body: { state: 'booked' } });
  expect(booked.body['link']).toMatch(/\/viewings\/[\w-]{43}$/);
  expect((await send(booking(startsAt), once)).body).toEqual(booked.body);
  expect(await viewings()).toMatchObject([{ viewingAt: startsAt, source: 'Landing page' }]);
  expect(await emailsTo('Mei@tanaka.example')).toHaveLength(1);
  expect((await read()).body.times.map((one) => one.startsAt)).not.toContain(startsAt);

  const refused = await send(booking(startsAt, 'Noor Lindqvist'));
  expect(refused).toMatchObject({
    status: 422,
    body: {
      type: '/api/v1#problem-invalid',
      detail: expect.stringContaining('just booked') as string,
    },
  });
  const nearest = refused.body['nearest'] as FreeTimes['times'];
  expect(nearest).toHaveLength(3);
  expect(nearest[0]?.startsAt).toBe((await read()).body.times[0]?.startsAt);
});

test('the same booking sent twice at once is one', async () => {
  await setUpViewings();
  const { body } = await read();
  const key = await newKey(['enquiries']);
  const [first] = body.times;
  const send = () =>
    call(route, {
      method: 'POST',
      key,
      params,
      path,
      body: booking(first?.startsAt ?? ''),
      headers: { 'idempotency-key': 'one' },
    });
  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  expect(await send()).toMatchObject({ status: 201, body: { state: 'booked' } });
  expect(await viewings()).toHaveLength(1);
  expect(await emailsTo('Mei@tanaka.example')).toHaveLength(1);
});

test('a range has at most 62 days, and needs real ones', async () => {
  await setUpViewings();
  const { body } = await read('?from=2027-01-04&until=2027-01-05');
  expect(body).toMatchObject({ from: '2027-01-04', until: '2027-01-05' });
  for (const query of ['?from=2026-12-01&until=2027-02-01', '?from=x', '?until=2020-01-01'])
    expect((await read(query)).status, query).toBe(422);
});

test('a project that takes no enquiries has no times, and a key without the permission books none', async () => {
  await setUpViewings();
  const key = await newKey(['homes']);
  const sent = { method: 'POST', key, params, path, body: booking('2026-12-03T18:00:00Z') };
  expect((await call(route, sent)).status).toBe(403);
  expect((await call(route, { ...sent, key: undefined as never })).status).toBe(401);
  const missing = { params: { slug: 'nowhere' }, path: '/api/v1/projects/nowhere/viewings' };
  expect((await call(route, missing)).status).toBe(404);
  void disclosure;
});
