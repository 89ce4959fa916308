import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ingrid } from '../../../tests/fixtures/inbox-enquiries.ts';
import { stored, submit } from '../../../tests/fixtures/submitted-enquiries.ts';
import { insertWebhook } from '../../../tests/fixtures/webhook.ts';
import { db } from '../../platform/database/database.ts';
import { deliverNextEvent } from './delivery/worker.server.ts';
import { withdrawConsent } from '../../records/consents.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { decide } from '../enquiries/assignment/decisions.server.ts';
import { demoEnquiries } from '../enquiries/enquiries.demo.ts';
import { erasePerson } from '../enquiries/privacy/enquiries-of-person.server.ts';

/** The receivers of the guides, between our sender and stand-ins for the CRMs. */

await prepareDataFolder();

const editor = ingrid.email;
const about = {
  id: 'kestrel',
  slug: 'kestrel-house',
  name: 'Kestrel House',
  city: 'VANCOUVER',
  home: '1204',
};

/** Each CRM gets where an enquiry came from, the language of its person, and what they agreed to. */
const source = 'Landing page of Kestrel House';
const facts = /Language: fr-CA\nConsent: You may call me\. \(2026-11, fr-CA\)/;

type Call = { method: string; path: string; body: unknown; authorization: string };
type Receive = (body: string, headers: Record<string, string>) => Promise<void>;
type Receiver = { makeReceiver: (options: Record<string, unknown>) => Receive };

const servers: ReturnType<typeof createServer>[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

beforeEach(async () => {
  for (const table of [
    'outgoingMails',
    'limitTries',
    'enquiries',
    'webhooks',
    'webhookEvents',
    'consentWithdrawals',
  ] as const)
    await db.deleteFrom(table).execute();
});

test('HubSpot gets a contact, its status, the withdrawn consent and the erasure', async () => {
  const properties = z.record(z.string(), z.string());
  const upsert = z.strictObject({
    inputs: z.array(z.strictObject({ idProperty: z.literal('email'), id: z.email(), properties })),
  });
  const crm = await standIn(({ path, body }) => {
    if (path === '/crm/v3/objects/contacts/batch/upsert')
      return { results: upsert.parse(body).inputs };
    if (path === '/crm/v3/objects/contacts/search') return { results: [{ id: '77' }] };
    return {};
  });
  const receive = await receiverOf('hubspot', {
    token: 'token',
    subscriptionId: '9',
    api: crm.url,
  });
  const { id, email } = await playLife(receive);
  expect(crm.calls.map(({ path }) => path)).toEqual([
    '/crm/v3/objects/contacts/batch/upsert',
    '/crm/v3/objects/contacts/batch/upsert',
    '/communication-preferences/v3/unsubscribe',
    '/crm/v3/objects/contacts/search',
    '/crm/v3/objects/contacts/gdpr-delete',
  ]);
  expect(crm.calls.every(({ authorization }) => authorization === 'Bearer token')).toBe(true);
  const [created, updated, left, , erased] = crm.calls.map(({ body }) => body);
  expect(created).toMatchObject({
    inputs: [
      {
        id: email,
        properties: {
          hs_lead_status: 'NEW',
          enquiry_id: id,
          enquiry_about: '1204, Kestrel House',
          enquiry_source: source,
          enquiry_consent: expect.stringMatching(
            /^You may call me\. \(2026-11, fr-CA\)$/,
          ) as string,
          hs_language: 'fr-ca',
        },
      },
    ],
  });
  expect(updated).toMatchObject({ inputs: [{ properties: { hs_lead_status: 'OPEN_DEAL' } }] });
  expect(left).toEqual({ emailAddress: email, subscriptionId: '9' });
  expect(erased).toEqual({ objectId: '77' });
});

test('Salesforce gets a lead by the id of the enquiry, and deletes it', async () => {
  const lead = z.strictObject({
    FirstName: z.string().max(40),
    LastName: z.string().min(1).max(80),
    Company: z.string().min(1),
    Email: z.email(),
    Phone: z.string().max(40),
    LeadSource: z.string(),
    Status: z.string().min(1),
    Description: z.string(),
    HasOptedOutOfEmail: z.boolean(),
  });
  const crm = await standIn(({ method, path, body }) => {
    if (method === 'PATCH' && !path.includes('?')) lead.parse(body);
    return undefined;
  });
  const receive = await receiverOf('salesforce', { getToken: async () => 'token', api: crm.url });
  const { id, email } = await playLife(receive);
  const path = `/services/data/v68.0/sobjects/Lead/Enquiry_Id__c/${id}`;
  expect(crm.calls).toMatchObject([
    {
      method: 'PATCH',
      path,
      body: {
        Email: email,
        Status: 'Open - Not Contacted',
        LeadSource: source,
        Description: expect.stringMatching(facts) as string,
      },
    },
    { method: 'PATCH', path, body: { Status: 'Closed - Converted', HasOptedOutOfEmail: false } },
    { method: 'PATCH', path: `${path}?updateOnly=true`, body: { HasOptedOutOfEmail: true } },
    { method: 'DELETE', path },
  ]);
});

test('Follow Up Boss gets an inquiry once, its stage, a tag and the deletion', async () => {
  const inquiry = z.strictObject({
    source: z.string().min(1),
    sourceUrl: z.url(),
    system: z.string().min(1),
    type: z.enum(['Property Inquiry', 'General Inquiry']),
    message: z.string(),
    person: z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      emails: z.array(z.strictObject({ value: z.email() })).min(1),
      phones: z.array(z.strictObject({ value: z.string() })),
      tags: z.array(z.string()),
    }),
    property: z.strictObject({ street: z.string(), city: z.string() }).optional(),
  });
  let people: { id: number }[] = [];
  const crm = await standIn(({ method, path, body }) => {
    if (path === '/v1/events') {
      inquiry.parse(body);
      people = [{ id: 5 }];
    }
    return method === 'GET' ? { people } : {};
  });
  const receive = await receiverOf('follow-up-boss', {
    apiKey: 'key',
    source: 'SOLMERE',
    api: crm.url,
  });
  const { id, email } = await playLife(receive, { isDoubled: true });
  const changes = crm.calls.filter(({ method }) => method !== 'GET');
  expect(changes).toMatchObject([
    {
      method: 'POST',
      path: '/v1/events',
      authorization: `Basic ${btoa('key:')}`,
      body: {
        type: 'Property Inquiry',
        source,
        message: expect.stringMatching(facts) as string,
        person: { emails: [{ value: email }], tags: [`enquiry-${id}`] },
        property: { street: '1204, Kestrel House', city: 'Vancouver' },
      },
    },
    { method: 'PUT', path: '/v1/people/5?mergeTags=true', body: { stage: 'Closed' } },
    { method: 'PUT', path: '/v1/people/5?mergeTags=true', body: { tags: ['Unsubscribed'] } },
    { method: 'DELETE', path: '/v1/people/5' },
  ]);
});

test('a request that is not signed by the webhook reaches no CRM', async () => {
  const crm = await standIn(() => ({}));
  const receive = await receiverOf('hubspot', { token: 'token', api: crm.url });
  const headers = {
    'webhook-id': 'msg',
    'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
    'webhook-signature': 'v1,AAAA',
  };
  await expect(receive('{"type":"enquiry.created"}', headers)).rejects.toThrow(/signature/i);
  expect(crm.calls).toEqual([]);
});

let secret = '';

/** The code of a guide, as who follows it runs it. */
async function receiverOf(name: string, options: object): Promise<Receive> {
  const guide = await readFile(`docs/connections/${name}.md`, 'utf8');
  const [, code = ''] = /```js\n([^]*?)```/.exec(guide) ?? [];
  const library = import.meta.resolve('standardwebhooks');
  const module = code.replace("from 'standardwebhooks'", `from ${JSON.stringify(library)}`);
  const address = `data:text/javascript,${encodeURIComponent(module)}`;
  const { makeReceiver } = (await import(/* @vite-ignore */ address)) as Receiver;
  secret = await insertWebhook();
  return makeReceiver({ secret, ...options });
}

/** An enquiry arrives, is won, its consent withdrawn, and its person erased; each event goes through the receiver. */
async function playLife(receive: Receive, { isDoubled = false } = {}) {
  const endpoint = await listen((request, response) => {
    readText(request)
      .then((body) => receive(body, request.headers as Record<string, string>))
      .then(
        () => response.end(),
        (cause: unknown) => response.writeHead(500).end(String(cause)),
      );
  });
  await db
    .updateTable('webhooks')
    .set({ url: `${endpoint}/hook` })
    .execute();
  const answers = { ...demoEnquiries['project-interest'], newsletterOptIn: 'yes' };
  const via = {
    source,
    consentSentence: 'You may call me.',
    consentVersion: '2026-11',
    consentLanguage: 'fr-CA',
    newsletterSentence: 'Write to me.',
  };
  await submit('project-interest', answers, { about, via });
  await sendAll();
  if (isDoubled) {
    await db.updateTable('webhookDeliveries').set({ state: 'waiting' }).execute();
    await sendAll();
  }
  const [row] = await stored();
  if (!row) throw new Error('Nothing is stored');
  const { id, email, emailFolded } = row;
  await decide({ ids: [id], decision: { status: 'won' } }, editor);
  await sendAll();
  const now = new Date();
  await db.transaction().execute((tx) => withdrawConsent(tx, { emailFolded, way: 'link', now }));
  await sendAll();
  await erasePerson({ email }, editor);
  await sendAll();
  const failed = await db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhookAttempts', 'webhookAttempts.deliveryId', 'webhookDeliveries.id')
    .select(['webhookAttempts.answer'])
    .where('webhookAttempts.status', '<>', 200)
    .execute();
  expect(failed).toEqual([]);
  return { id, email };
}

async function sendAll() {
  const local = { userAgent: 'test', isAllowedIp: () => true, isAllowedProtocol: () => true };
  while (await deliverNextEvent(local));
}

/** A server in the place of a CRM's API. It refuses what the answer throws for. */
async function standIn(answer: (call: Call) => object | undefined) {
  const calls: Call[] = [];
  const url = await listen((request, response) => {
    void respond(request, response);
  });
  return { url, calls };

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const text = await readText(request);
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      authorization: request.headers.authorization ?? '',
    };
    calls.push(call);
    try {
      const body = answer(call);
      if (body) response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      else response.writeHead(204).end();
    } catch (cause) {
      response.writeHead(400).end(String(cause));
    }
  }
}

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function readText(request: IncomingMessage) {
  return (await Array.fromAsync(request as AsyncIterable<Buffer>)).join('');
}
