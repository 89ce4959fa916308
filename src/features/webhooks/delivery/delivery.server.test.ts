import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertWebhook } from '../../../../tests/fixtures/webhook.ts';
import { isLong } from '../../../../tests/set-up/long.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { db } from '../../../platform/database/database.ts';
import { deleteOldEvents, deliverNextEvent } from './worker.server.ts';
import { log } from '../../../platform/observability/log.ts';
import { eraseEvents, raiseEvents } from '../../../platform/webhooks/events.ts';
import { newWebhookSecret } from './secrets.server.ts';
import { discardOldDeliveries, findNextDueDelivery } from './claims.server.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

await prepareDataFolder();

const noon = new Date('2026-11-20T20:00:00.000Z');
const minutes = 60_000;
const days = 24 * 60 * minutes;

type Received = { id: string; body: string; headers: Record<string, string> };

let received: Received[] = [];
let raised = 0;
let answer: (request: Received, response: ServerResponse) => void;

const server = createServer((request: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = request.headers as Record<string, string>;
    const one = {
      id: headers['webhook-id'] ?? '',
      body: Buffer.concat(chunks).toString('utf8'),
      headers,
    };
    received.push(one);
    answer(one, response);
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

afterAll(() => server.close());

beforeEach(async () => {
  received = [];
  raised = 0;
  answer = accept;
  for (const table of ['webhooks', 'webhookEvents', 'activity'] as const)
    await db.deleteFrom(table).execute();
});
afterEach(() => server.closeAllConnections());

test('an event is stored only for webhooks that chose it, and sent once, signed', async () => {
  const { secret } = await addWebhook({ id: 'crm', events: ['enquiry.created'] });
  await addWebhook({ id: 'homes', events: ['home.changed'] });
  await raise('enquiry.created', 'enquiry:a', { id: 'a' });
  await raise('enquiry.updated', 'enquiry:a', { id: 'a' });
  expect(await sendAll()).toBe(1);
  const [one] = received;
  expect(JSON.parse(one?.body ?? '')).toEqual({
    type: 'enquiry.created',
    timestamp: later(-100).toISOString(),
    data: { id: 'a' },
  });
  expect(one?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_[\da-f]{32}$/) as string,
  });
  expect(isSignedBy(secret, one)).toBe(true);
  expect(await sendAll()).toBe(0);
  expect(await deliveries()).toMatchObject([{ state: 'sent', status: 200, leaseUntil: null }]);
});

test('what is rolled back is not sent', async () => {
  await addWebhook();
  await expect(
    db.transaction().execute(async (tx) => {
      await raiseEvents(tx, ['enquiry.created'], () => [
        { type: 'enquiry.created', subject: 'enquiry:a', data: {} },
      ]);
      throw new Error('Refused');
    }),
  ).rejects.toThrow('Refused');
  expect(await deliveries()).toEqual([]);
});

test('during the overlap both secrets sign, and afterwards the new one @once', async () => {
  const former = newWebhookSecret();
  const until = later(60 * minutes).toISOString();
  const { secret } = await addWebhook({ formerSecret: former.sealed, formerUntil: until });
  await raise('enquiry.created', 'enquiry:a');
  await sendAll();
  await raise('enquiry.created', 'enquiry:b');
  await sendAll(later(61 * minutes));
  expect(received.map((one) => isSignedBy(secret, one))).toEqual([true, true]);
  expect(received.map((one) => isSignedBy(former.secret, one))).toEqual([true, false]);
});

test('a refused event is sent again with the same id, later ones of its subject wait, and others do not', async () => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a', { step: 1 });
  await raise('enquiry.updated', 'enquiry:a', { step: 2 });
  await raise('enquiry.created', 'enquiry:b', { step: 3 });
  answer = ({ body }, response) =>
    body.includes('"step":1') ? refuse(response) : accept(undefined, response);
  expect(await sendNext()).toBe(true);
  // The endpoint is paused for a second.
  expect(await sendNext()).toBe(false);
  expect(await sendNext(later(2_000))).toBe(true);
  expect(await sendNext(later(2_000))).toBe(false);
  answer = accept;
  expect(await sendAll(later(6_000))).toBe(2);
  expect(steps()).toEqual([1, 3, 1, 2]);
  expect(received[2]?.id).toBe(received[0]?.id);
});

test('an endpoint that fails is asked ever more rarely, by one sender at a time, until it works', async () => {
  await addWebhook();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await raise('enquiry.created', `enquiry:${name}`);
  answer = (_request, response) => refuse(response);
  for (const [index, seconds] of [0, 1, 6, 36].entries()) {
    if (index > 0) expect(await sendNext(later(seconds * 1_000 - 1))).toBe(false);
    const { length } = received;
    expect(await sendAll(later(seconds * 1_000))).toBe(1);
    expect(received).toHaveLength(length + 1);
    expect(await webhook()).toMatchObject({
      failures: index + 1,
      failingSince: noon.toISOString(),
    });
  }
  expect(await findNextDueDelivery(later(40_000))).toEqual(later((36 + 120) * 1_000));
  answer = accept;
  await sendAll(later(16 * minutes));
  await sendAll(later(60 * minutes));
  expect(await webhook()).toMatchObject({ failures: 0, failingSince: null, heldUntil: null });
  expect((await deliveries()).map(({ state }) => state)).toEqual(Array(5).fill('sent'));
});

test('attempts that fail at the same time are one failure', async () => {
  await addWebhook();
  for (const name of ['a', 'b', 'c']) await raise('enquiry.created', `enquiry:${name}`);
  const open: ServerResponse[] = [];
  answer = (_request, response) => {
    open.push(response);
  };
  const sendings: Promise<boolean>[] = [];
  for (const count of [1, 2, 3]) {
    sendings.push(sendNext());
    await expect.poll(() => open.length).toBe(count);
  }
  for (const response of open) refuse(response);
  await Promise.all(sendings);
  expect(await webhook()).toMatchObject({
    failures: 1,
    heldUntil: later(1_000).toISOString(),
  });
});

test('an endpoint that fails for days is switched off, which is in the activity', async () => {
  await addWebhook({ name: 'CRM' });
  await raise('enquiry.created', 'enquiry:a');
  answer = (_request, response) => refuse(response);
  for (let hours = 0; hours < 73; hours++) await sendAll(later(hours * 60 * minutes + hours));
  expect(await webhook()).toMatchObject({
    isEnabled: 0,
    stoppedAt: expect.any(String) as string,
    stoppedReason: 'It did not accept events for 3 days.',
  });
  expect(await deliveries()).toMatchObject([{ state: 'failed', status: 500 }]);
  expect(await db.selectFrom('activity').select(['act', 'name']).execute()).toEqual([
    { act: 'flagged', name: 'webhook “CRM”' },
  ]);
});

test('an endpoint that is gone is switched off at once, and keeps its events for a replay', async () => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a');
  answer = (_request, response) => response.writeHead(410).end();
  await sendAll();
  expect(await webhook()).toMatchObject({
    isEnabled: 0,
    stoppedReason: 'It answered “410 Gone”.',
  });
  expect(await db.selectFrom('activity').select(['act', 'detail']).execute()).toEqual([
    { act: 'flagged', detail: 'it was switched off. It answered “410 Gone”.' },
  ]);
  await raise('enquiry.created', 'enquiry:b');
  expect(await sendAll(later(minutes))).toBe(0);
  expect(await db.selectFrom('webhookEvents').select('subject').execute()).toHaveLength(2);
});

test.each([
  [301, 'Redirects are not followed'],
  [404, 'Not accepted'],
  [503, 'Not accepted'],
])('an answer %i is no acceptance @once', async (status, fault) => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a');
  answer = (_request, response) => response.writeHead(status, { location: '/elsewhere' }).end('No');
  await sendAll();
  expect(received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: 'waiting', status, fault }]);
  expect(await attempts()).toMatchObject([{ status, fault, answer: 'No' }]);
});

test('an answer that takes too long, or does not end, is cut off @once', async () => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a');
  answer = () => {};
  await sendNext(noon, { timeoutMs: 50 });
  expect(await deliveries()).toMatchObject([{ status: null, fault: 'No answer in 0.05 s' }]);
  answer = (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(8_192)), 1);
    response.on('close', () => clearInterval(timer));
  };
  await sendAll(later(minutes));
  expect((await attempts())[1]?.answer).toHaveLength(1_000);
  expect(await deliveries()).toMatchObject([{ state: 'sent' }]);
});

test.each([
  [200, 'sent'],
  [202, 'sent'],
  [500, 'waiting'],
  [410, 'failed'],
])('the status %i counts although its body never ends @once', async (status, state) => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a');
  answer = (_request, response) => response.writeHead(status, { 'content-length': 9 }).write('OK');
  await sendNext(noon, { timeoutMs: 100 });
  expect(await deliveries()).toMatchObject([{ state, status }]);
});

test.each([
  [429, () => '3600', 3_600],
  [503, () => '90', 90],
  [429, () => new Date(Date.now() + 1_800_000).toUTCString(), 1_800],
  [503, () => '2', 5],
  [429, () => '999999999', 7_200],
  [429, () => '99999999999', 7_200],
  [502, () => 'Thu, 01 Jan 1970 00:00:00 GMT', 5],
  [504, () => 'soon', 5],
  [429, () => '-60', 5],
])(
  'an endpoint that answers %i with Retry-After is asked when it says, within limits: %# @once',
  async (status, header, seconds) => {
    await addWebhook();
    for (const name of ['a', 'b']) await raise('enquiry.created', `enquiry:${name}`);
    answer = (_request, response) => response.writeHead(status, { 'retry-after': header() }).end();
    await sendNext();
    const [tried] = (await deliveries()).filter((one) => one.status === status);
    const waits = Date.parse(tried?.nextTryAt ?? '') - noon.getTime();
    expect(Math.abs(waits / 1_000 - seconds)).toBeLessThan(3);
    if (seconds <= 5) return;
    expect((await webhook()).heldUntil).toBe(tried?.nextTryAt);
    expect(tried?.fault).toMatch(/^Not accepted\. It asks to wait \d+ s$/);
    expect(await sendNext(later((seconds - 3) * 1_000))).toBe(false);
    answer = accept;
    expect(await sendAll(later((seconds + 3) * 1_000))).toBe(2);
  },
);

test('an endpoint that accepts and breaks off its answer has accepted', async () => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a');
  answer = (_request, response) => {
    response.writeHead(202, { 'content-length': 2 });
    response.write('O', () => response.destroy());
  };
  await sendNext();
  expect(await deliveries()).toMatchObject([{ state: 'sent', status: 202, fault: null }]);
  expect(await attempts()).toMatchObject([{ status: 202, answer: 'O' }]);
});

test('what was queued, paused or leased while a clock was a year ahead is sent when it is right', async () => {
  const yearLater = later(365 * days).toISOString();
  await addWebhook({ failures: 6, heldUntil: yearLater });
  await raise('enquiry.created', 'enquiry:a');
  await raise('enquiry.created', 'enquiry:b');
  await db
    .updateTable('webhookDeliveries')
    .set({ nextTryAt: yearLater, queuedAt: yearLater })
    .execute();
  await db
    .updateTable('webhookDeliveries')
    .set({ leaseUntil: yearLater })
    .where('subject', '=', 'enquiry:b')
    .execute();
  expect(await sendAll()).toBe(2);
});

test('an endpoint that is deleted while an event is sent to it leaves nothing, and logs nothing @once', async () => {
  const logged = vi.spyOn(log, 'error');
  for (const end of [accept.bind(undefined, undefined), refuse]) {
    await addWebhook();
    await raise('enquiry.created', 'enquiry:a');
    let open: ServerResponse | undefined;
    answer = (_request, response) => {
      open = response;
    };
    const sending = sendNext();
    await expect.poll(() => open).toBeDefined();
    await db.deleteFrom('webhooks').execute();
    if (open) end(open);
    expect(await sending).toBe(true);
    expect([...(await deliveries()), ...(await attempts())]).toEqual([]);
  }
  expect(logged).not.toHaveBeenCalled();
});

test('after an event that was given up, the later ones of its enquiry are sent', async () => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a', { step: 1 });
  await raise('enquiry.updated', 'enquiry:a', { step: 2 });
  await db
    .updateTable('webhookDeliveries')
    .set({ state: 'failed' })
    .where('number', '=', 1)
    .execute();
  expect(await sendAll()).toBe(1);
  expect(steps()).toEqual([2]);
});

/** Which addresses are private has a test of its own, `link-check.test.ts`. */
test.each([
  'https://127.1/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://localhost/hook',
  'http://hooks.example/hook',
  ...(isLong
    ? [
        'https://0177.0.0.1/hook',
        'https://0x7f000001/hook',
        'https://2130706433/hook',
        'https://[::ffff:a00:1]/hook',
        'https://[64:ff9b::7f00:1]/hook',
        'https://[2002:7f00:1::]/hook',
        'https://[fe80::1]/hook',
        'https://[fd00::1]/hook',
        'https://169.254.169.254/latest',
        'https://100.100.100.200/hook',
        'https://0.0.0.0/hook',
        'https://127.0.0.1/hook',
        'https://[::1]/hook',
        'https://10.0.0.8/hook',
      ]
    : []),
])('nothing is sent to %s @once', async (url) => {
  await addWebhook({ url });
  await raise('enquiry.created', 'enquiry:a');
  expect(await deliverNextEvent({ userAgent: 'test', clock: () => noon })).toBe(true);
  expect(received).toEqual([]);
  expect(await deliveries()).toMatchObject([
    { status: null, fault: 'Points to a private network' },
  ]);
});

test('of two senders one gets a delivery, and one that died is replaced after its lease', async () => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a');
  let open: ServerResponse | undefined;
  answer = (_request, response) => {
    open = response;
  };
  const first = sendNext(noon, { timeoutMs: 60_000 });
  await expect.poll(() => received.length).toBe(1);
  expect(await sendNext()).toBe(false);
  open?.destroy();
  await first;
  await db
    .updateTable('webhookDeliveries')
    .set({ leaseUntil: later(45_000).toISOString(), nextTryAt: noon.toISOString() })
    .execute();
  await db.updateTable('webhooks').set({ heldUntil: null }).execute();
  answer = accept;
  expect(await sendNext(later(44_000))).toBe(false);
  expect(await sendNext(later(46_000))).toBe(true);
  expect(new Set(received.map(({ id }) => id)).size).toBe(1);
});

test('what a dead process was sending keeps nothing else from its endpoint', async () => {
  await addWebhook();
  for (let index = 0; index < 6; index++) await raise('enquiry.created', `enquiry:${index}`);
  await db
    .updateTable('webhookDeliveries')
    .set({ leaseUntil: later(45_000).toISOString() })
    .where('subject', '<>', 'enquiry:5')
    .execute();
  expect(await sendAll()).toBe(1);
  expect(await sendAll(later(46_000))).toBe(5);
});

test('events of an erased person are not sent, and nothing of them is kept', async () => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a', { name: 'Maya' });
  answer = (_request, response) => response.end('Hello Maya');
  await sendAll();
  await raise('enquiry.updated', 'enquiry:a', { name: 'Maya' });
  await raise('enquiry.created', 'enquiry:b', { name: 'Noor' });
  await db.transaction().execute((tx) => eraseEvents(tx, ['enquiry:a']));
  await raise('person.erased', 'enquiry:a', { id: 'a' });
  await sendAll();
  expect(received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    'enquiry.created',
    'enquiry.created',
    'person.erased',
  ]);
  const rows = JSON.stringify([
    await db.selectFrom('webhookEvents').selectAll().execute(),
    await db.selectFrom('webhookDeliveries').selectAll().execute(),
    await db.selectFrom('webhookAttempts').selectAll().where('answer', 'like', '%Maya').execute(),
  ]);
  expect(rows).not.toContain('"name\\":\\"Maya');
  expect(rows).toContain('Noor');
});

test('what is in flight when its person is erased keeps the announcement waiting, and its answer is not kept', async () => {
  await addWebhook();
  await raise('enquiry.created', 'enquiry:a', { name: 'Maya' });
  let open: ServerResponse | undefined;
  answer = (_request, response) => {
    open = response;
  };
  const sending = sendNext();
  await expect.poll(() => received.length).toBe(1);
  await db.transaction().execute((tx) => eraseEvents(tx, ['enquiry:a']));
  await raise('person.erased', 'enquiry:a', { id: 'a' });
  expect(await sendNext()).toBe(false);
  open?.end('Hello Maya');
  await sending;
  answer = accept;
  expect(await sendNext()).toBe(true);
  expect(await attempts()).toMatchObject([{ answer: '' }, { answer: 'OK' }]);
});

test('a delivery is given up after three days, and events are deleted after thirty', async () => {
  await addWebhook({ isEnabled: 1 });
  await raise('enquiry.created', 'enquiry:a');
  expect(await discardOldDeliveries(later(3 * days - 200))).toBe(0);
  expect(await discardOldDeliveries(later(3 * days + 1))).toBe(1);
  expect(await deliveries()).toMatchObject([
    { state: 'failed', fault: 'Not sent within 72 hours' },
  ]);
  await deleteOldEvents(later(29 * days));
  expect(await deliveries()).toHaveLength(1);
  await deleteOldEvents(later(31 * days));
  expect(await deliveries()).toEqual([]);
});

test('a slow endpoint does not take all senders @once', async () => {
  await addWebhook({ id: 'slow' });
  for (let index = 0; index < 6; index++) await raise('enquiry.created', `enquiry:${index}`);
  await addWebhook({ id: 'quick', events: ['home.changed'] });
  await raise('home.changed', 'projects:a');
  const open: ServerResponse[] = [];
  answer = ({ body }, response) => {
    if (body.includes('home.changed')) accept(undefined, response);
    else open.push(response);
  };
  const sendings = [];
  for (let index = 1; index <= 5; index++) {
    sendings.push(sendNext(noon, { timeoutMs: 60_000 }));
    await expect.poll(() => received.length).toBe(index);
  }
  for (const response of open) accept(undefined, response);
  await Promise.all(sendings);
  expect(received.filter(({ body }) => body.includes('enquiry'))).toHaveLength(4);
  expect(received.filter(({ body }) => body.includes('home.changed'))).toHaveLength(1);
});

const local = {
  userAgent: 'test',
  isAllowedIp: () => true,
  isAllowedProtocol: () => true,
};

function accept(_request: unknown, response: ServerResponse) {
  response.end('OK');
}

function refuse(response: ServerResponse) {
  response.writeHead(500).end('Down');
}

async function addWebhook({ url, events, ...fields }: Parameters<typeof insertWebhook>[0] = {}) {
  return {
    secret: await insertWebhook({
      ...fields,
      url: url ?? `http://127.0.0.1:${port}/hook`,
      events: events ?? ['enquiry.created', 'enquiry.updated', 'person.erased'],
    }),
  };
}

async function raise(
  type: 'enquiry.created' | 'enquiry.updated' | 'home.changed' | 'person.erased',
  subject: string,
  data: object = {},
) {
  const time = later(raised++ - 100);
  await db
    .transaction()
    .execute((tx) => raiseEvents(tx, [type], () => [{ type, subject, data }], time));
}

function sendNext(time = noon, options: { timeoutMs?: number } = {}) {
  return deliverNextEvent({ ...local, ...options, clock: () => time });
}

async function sendAll(time = noon) {
  let count = 0;
  while (await sendNext(time)) count++;
  return count;
}

function later(milliseconds: number) {
  return new Date(noon.getTime() + milliseconds);
}

function steps() {
  return received.map(({ body }) => (JSON.parse(body) as { data: { step: number } }).data.step);
}

/** As the library verifies it, but at any time. */
function isSignedBy(secret: string, one: Received | undefined) {
  const { id = '', body = '', headers = {} } = one ?? {};
  const time = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const signature = new Webhook(secret).sign(id, time, body);
  return headers['webhook-signature']?.split(' ').includes(signature);
}

function deliveries() {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .orderBy('queuedAt')
    .orderBy('number')
    .execute();
}

function attempts() {
  return db.selectFrom('webhookAttempts').selectAll().orderBy('attemptedAt').execute();
}

function webhook() {
  return db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
}
