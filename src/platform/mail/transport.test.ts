import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../tests/mail/mail-server.ts';
import { createSend, deliveryFault, nameOfServer } from './transport.ts';

const never = new AbortController().signal;
const from = 'SOLMERE <info@solmere.example>';
const mail = {
  kind: 'confirmation',
  messageId: '<1f6f@solmere.example>',
  recipient: 'maya@chen.example',
  replyTo: 'ingrid@solmere.example',
  subject: 'We have received your message',
  bodyText: 'Café, by the inlet.\n.\nSecond line.\n',
  bodyHtml: '<p>Café, by the inlet.</p>',
  createdAt: '2026-11-23T12:00:00.000Z',
} as const;

test('a mail arrives unchanged and is marked as automatic', async () => {
  const server = await start();
  await createSend(server.url, from)(mail, never);
  const [received] = server.received;
  expect(received).toMatchObject({ from: 'info@solmere.example', to: 'maya@chen.example' });
  expect(received?.headers).toMatchObject({
    from: 'SOLMERE <info@solmere.example>',
    to: 'maya@chen.example',
    'reply-to': 'ingrid@solmere.example',
    subject: 'We have received your message',
    'message-id': '<1f6f@solmere.example>',
    'auto-submitted': 'auto-replied',
    date: 'Mon, 23 Nov 2026 12:00:00 +0000',
  });
  expect(received?.text).toContain('Café, by the inlet.\n.\nSecond line.');
  expect(received?.text).toContain('<p>Café, by the inlet.</p>');
});

test('an address with letters beyond ASCII is announced with SMTPUTF8', async () => {
  const server = await start();
  await createSend(server.url, from)({ ...mail, recipient: 'jörg@müller.example' }, never);
  expect(server.received[0]).toMatchObject({ to: 'jörg@müller.example', isSmtpUtf8: true });
  await createSend(server.url, from)({ ...mail, recipient: 'noor@müller.example' }, never);
  expect(server.received[1]).toMatchObject({
    to: 'noor@xn--mller-kva.example',
    isSmtpUtf8: false,
  });
});

test.each(['a..b@docomo.ne.jp', 'a.@ezweb.ne.jp', '.a-b@softbank.ne.jp'])(
  'the address %s is quoted, and gets its mail',
  async (recipient) => {
    const server = await start();
    await createSend(server.url, from)({ ...mail, recipient, replyTo: recipient }, never);
    const quoted = recipient.replace(/^(.*)@/, '"$1"@');
    expect(server.received).toMatchObject([
      { to: quoted, headers: { to: `<${quoted}>`, 'reply-to': `<${quoted}>` } },
    ]);
  },
);

test('a notice to the office is marked as automatic, so that no visitor gets out-of-office replies', async () => {
  const server = await start();
  await createSend(server.url, from)({ ...mail, kind: 'notice', replyTo: null }, never);
  const headers = server.received[0]?.headers;
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'OOF, AutoReply',
  });
  expect(headers).not.toHaveProperty('reply-to');
});

test('who sends in a name of their own does so from the address of the site', async () => {
  const server = await start();
  await createSend(server.url, from)({ ...mail, fromName: 'Ingrid Halvorsen, SOLMERE' }, never);
  const [received] = server.received;
  expect(received?.headers['from']).toBe('"Ingrid Halvorsen, SOLMERE" <info@solmere.example>');
});

test('every mail is marked as automatic, except replies written by people', async () => {
  const server = await start();
  const send = createSend(server.url, from);
  await send({ ...mail, kind: 'notice', purpose: 'answer' }, never);
  await send({ ...mail, kind: 'notice', purpose: 'reply' }, never);
  for (const purpose of ['given', 'reminder', 'digest', null] as const)
    await send({ ...mail, kind: 'notice', purpose }, never);
  expect(server.received.map(({ headers }) => headers['auto-submitted'])).toEqual([
    'auto-generated',
    undefined,
    'auto-generated',
    'auto-generated',
    'auto-generated',
    'auto-generated',
  ]);
});

test('a newsletter has a one-click unsubscribe header', async () => {
  const server = await start();
  const unsubscribeUrl = 'https://solmere.example/private/leave/7f3a';
  await createSend(server.url, from)({ ...mail, kind: 'notice', unsubscribeUrl }, never);
  expect(server.received[0]?.headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

test.each([
  ['refuse for now', { kind: 'mail', code: 'EENVELOPE 450' }],
  ['refuse for good', { kind: 'mail', code: 'EENVELOPE 550' }],
  ['refuse to sign in', { kind: 'sign-in', code: 'EAUTH 535' }],
  ['drop the connection', { kind: 'connection', code: 'ECONNECTION' }],
] as const)('the fault of a server told to %s is known by its code', async (behaviour, fault) => {
  const server = await start();
  server.behave(behaviour);
  const url = server.url.replace('//', '//maya:gr%40nite@');
  const cause = await catchFailure(createSend(url, from)(mail, never));
  expect(deliveryFault(cause)).toEqual(fault);
  expect(JSON.stringify(cause)).not.toContain('gr@nite');
});

test('a fault code contains no address that the server quotes', () => {
  const reply = '550 5.1.1 <EVELYN@EXAMPLE.COM>: user unknown';
  const cause = Object.assign(new Error(reply), { code: 'EENVELOPE', responseCode: 550 });
  expect(deliveryFault(cause)).toEqual({ kind: 'mail', code: 'EENVELOPE 550' });
});

test('a missing server is reported as a connection fault', async () => {
  const server = await startMailServer();
  await server.kill();
  const cause = await catchFailure(createSend(server.url, from)(mail, never));
  expect(deliveryFault(cause)).toEqual({ kind: 'connection', code: 'ESOCKET ECONNREFUSED' });
});

test('sending that hangs can be aborted', async () => {
  const server = await start();
  server.behave('hang after the mail');
  const abortController = new AbortController();
  const sending = catchFailure(createSend(server.url, from)(mail, abortController.signal));
  await expect.poll(() => server.connections()).toBe(1);
  abortController.abort();
  expect(await sending).toBeInstanceOf(Error);
});

test('the name of a server contains no credentials', () => {
  expect(nameOfServer('smtp://maya:secret@mail.example.com')).toBe('mail.example.com:587');
  expect(nameOfServer('smtps://mail.example.com')).toBe('mail.example.com:465');
  expect(nameOfServer('smtp://mail.example.com:25')).toBe('mail.example.com:25');
});

async function start() {
  const server = await startMailServer();
  onTestFinished(() => server.kill());
  return server;
}

function catchFailure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
}
