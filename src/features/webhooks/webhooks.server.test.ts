import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../platform/database/database.ts';
import { discardOldDeliveries } from './delivery/claims.server.ts';
import { raiseEvents } from '../../platform/webhooks/events.ts';
import { signedHeaders } from './delivery/secrets.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { maxWebhooks, webhookSchema, type WebhookRequest } from './webhook.ts';
import { listStoppedWebhooks } from './webhook-care.server.ts';
import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  openDelivery,
  replaceSecret,
  replaySince,
  saveWebhook,
  sendAgain,
  sendTest,
  switchWebhook,
} from './webhooks.server.ts';

await prepareDataFolder();

const editor = 'ingrid@solmere.example';

beforeEach(async () => {
  for (const table of ['webhooks', 'webhookEvents', 'activity'] as const)
    await db.deleteFrom(table).execute();
});

test('the secret of a webhook is shown once and stored sealed', async () => {
  const { secret = '' } = await add();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const row = await db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  expect(JSON.stringify(await listWebhooks())).not.toContain(row.secret);
  expect(await activity()).toEqual([['added', 'webhook “CRM”', '']]);
});

test('a webhook whose answer was lost is added once, with a secret that is shown', async () => {
  const id = randomUUID();
  const [first, second] = [await add({ id }), await add({ id })];
  expect(await listWebhooks()).toHaveLength(1);
  expect(second.secret).not.toBe(first.secret);
  expect(await activity()).toHaveLength(1);
});

test('a change needs the revision that was seen, and keeps the secret', async () => {
  const { id } = await add();
  const change = { ...request(id), revision: 1, name: 'Sales CRM' };
  expect(await saveWebhook(change, editor)).toEqual({ outcome: 'done', secret: undefined });
  expect(await saveWebhook(change, editor)).toMatchObject({
    outcome: 'conflict',
    newest: { name: 'Sales CRM', revision: 2 },
  });
  await deleteWebhook({ id }, editor);
  expect(await saveWebhook(change, editor)).toEqual({ outcome: 'conflict', newest: null });
});

test.each([
  'https://127.0.0.1/hook',
  'https://[fd00::1]/hook',
  'https://192.168.1.4/hook',
  'https://2130706433/hook',
  'https://localhost/hook',
  'https://localhost./hook',
  'https://LOCALHOST..:8443/hook',
  'https://api.localhost./hook',
  'https://local%68ost%2E/hook',
  'https://ｌｏｃａｌｈｏｓｔ。/hook',
  'https://localhost.localdomain/hook',
  'https://ip6-localhost/hook',
  'https://127.0.0.1./hook',
  'https://127.1./hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://crm.internal/hook',
  'https://intranet/hook',
])('the private address %s is refused', async (url) => {
  expect(await saveWebhook({ ...request(), url }, editor)).toMatchObject({
    fields: { url: 'Enter a URL that can be reached from the internet' },
  });
});

test.each(['http://crm.example/hook', 'ftp://crm.example/', 'https://a:b@crm.example/'])(
  'the URL %s is refused in its field',
  (url) => {
    const { error } = webhookSchema.safeParse({ ...request(), url });
    expect(error?.issues.map(({ path }) => path)).toEqual([['url']]);
  },
);

test('a URL without a scheme is completed', () => {
  expect(webhookSchema.parse({ ...request(), url: 'crm.example/hook' }).url).toBe(
    'https://crm.example/hook',
  );
});

test('there are at most twenty webhooks', async () => {
  for (let index = 0; index < maxWebhooks; index++) await add();
  expect(await saveWebhook(request(), editor)).toMatchObject({ outcome: 'refused' });
});

test('a replaced secret signs for another day beside the new one', async () => {
  const { id } = await add();
  expect((await listWebhooks())[0]?.overlapUntil).toBeUndefined();
  const { secret, formerUntil } = await replaceSecret({ id }, editor);
  expect(secret).toMatch(/^whsec_/);
  const row = await db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
  const signaturesAt = (time: Date) =>
    signedHeaders(row, { id: 'msg', body: '{}' }, time)['webhook-signature'].split(' ').length;
  expect(signaturesAt(new Date())).toBe(2);
  expect(signaturesAt(new Date(formerUntil))).toBe(1);
  expect((await listWebhooks())[0]?.overlapUntil).toBe(formerUntil);
  expect(await activity()).toContainEqual(['replaced', 'the secret of webhook “CRM”', 'a new one']);
});

test('the log has each delivery with its request, and Send again keeps its id', async () => {
  const { id } = await add();
  await raise('a');
  const [delivery] = (await listDeliveries({ id })).deliveries;
  expect(delivery).toMatchObject({ type: 'enquiry.created', state: 'waiting', tries: 0 });
  const { eventId, body } = await openDelivery({ id: delivery?.id ?? '' });
  expect(JSON.parse(body ?? '')).toMatchObject({ data: { id: 'a' } });
  await giveUp();
  expect((await listDeliveries({ id })).deliveries).toMatchObject([{ state: 'failed' }]);
  expect(await sendAgain({ id: delivery?.id ?? '' }, editor)).toEqual({ outcome: 'done' });
  expect((await listDeliveries({ id })).deliveries).toMatchObject([{ state: 'waiting', tries: 0 }]);
  expect(await openDelivery({ id: delivery?.id ?? '' })).toMatchObject({ eventId });
});

test('a replay repeats what was raised since a time, also while the webhook was switched off', async () => {
  const { id } = await add();
  await raise('before', '2026-11-20T10:00:00.000Z');
  await raise('after', '2026-11-21T10:00:00.000Z');
  await giveUp();
  await switchWebhook({ id, isEnabled: false }, editor);
  const since = '2026-11-21T00:00:00.000Z';
  expect(await replaySince({ id, since }, editor)).toMatchObject({ outcome: 'refused' });
  await raise('off', '2026-11-21T11:00:00.000Z');
  expect((await listDeliveries({ id })).deliveries).toHaveLength(2);
  await switchWebhook({ id, isEnabled: true }, editor);
  expect(await replaySince({ id, since }, editor)).toEqual({ outcome: 'done', count: 2 });
  const waiting = await db
    .selectFrom('webhookDeliveries')
    .select('subject')
    .where('state', '=', 'waiting')
    .orderBy('subject')
    .execute();
  expect(waiting.map(({ subject }) => subject)).toEqual(['enquiry:after', 'enquiry:off']);
  expect(await activity()).toContainEqual(['resent', '2 events of webhook “CRM”', '']);
});

test('what was erased cannot be sent again', async () => {
  const { id } = await add();
  await raise('a');
  await giveUp();
  await db.updateTable('webhookEvents').set({ body: null }).execute();
  const [delivery] = (await listDeliveries({ id })).deliveries;
  expect(await sendAgain({ id: delivery?.id ?? '' }, editor)).toMatchObject({ outcome: 'refused' });
  expect(await replaySince({ id, since: '2026-01-01T00:00:00.000Z' }, editor)).toMatchObject({
    count: 0,
  });
});

test('a test event goes to one webhook, whatever it chose', async () => {
  const { id } = await add();
  await add();
  expect(await sendTest({ id })).toEqual({ outcome: 'done' });
  expect(await db.selectFrom('webhookDeliveries').select('webhookId').execute()).toEqual([
    { webhookId: id },
  ]);
});

test('a webhook that the site switched off is in the care of owners until it is switched on', async () => {
  const { id } = await add();
  const stopped = {
    isEnabled: 0,
    stoppedAt: new Date().toISOString(),
    stoppedReason: 'It failed.',
  };
  await db
    .updateTable('webhooks')
    .set({ ...stopped, isEnabled: 0 })
    .execute();
  expect(await listStoppedWebhooks()).toEqual([{ name: 'CRM', reason: 'It failed.' }]);
  await switchWebhook({ id, isEnabled: true }, editor);
  expect(await listStoppedWebhooks()).toEqual([]);
});

function request(id: string = randomUUID()): WebhookRequest {
  return { id, name: 'CRM', url: 'https://crm.example/hook', events: ['enquiry.created'] };
}

async function add(fields: Partial<WebhookRequest> = {}) {
  const input = { ...request(), ...fields };
  const { id = '' } = input;
  const answer = await saveWebhook(input, editor);
  if (answer.outcome !== 'done') throw new Error(answer.outcome);
  return { id, secret: answer.secret };
}

async function raise(id: string, at = new Date().toISOString()) {
  const event = { type: 'enquiry.created', subject: `enquiry:${id}`, data: { id } } as const;
  await db
    .transaction()
    .execute((tx) => raiseEvents(tx, ['enquiry.created'], () => [event], new Date(at)));
}

async function giveUp() {
  await discardOldDeliveries(new Date('2030-01-01'));
}

async function activity() {
  const rows = await db.selectFrom('activity').selectAll().orderBy('id').execute();
  return rows.map(({ act, name, detail }) => [act, name, detail]);
}
