import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { startImapServer } from '../../mail/imap-server.ts';
import { askSite, signInTo } from '../sites/ask.ts';
import { sendForm, somebody } from '../sites/enquiry-site.ts';
import { newMailServer } from './mail-checks.ts';
import {
  administrator,
  copyDemoData,
  endSites,
  startSite,
  stopSite,
  until,
  type Site,
} from '../sites/site.ts';

const many = 40;
const kills = 6;

afterAll(endSites);

test('forty enquiries are worked to the end by two at once, with kills, and no mail is lost or doubled @long', async () => {
  const [mailServer, mailbox] = [await newMailServer(), await startImapServer()];
  onTestFinished(() => mailbox.kill());
  const settings = {
    DATA_DIR: await copyDemoData(inject('demoData')),
    SMTP_URL: mailServer.url,
    IMAP_URL: mailbox.url,
    TRUST_PROXY_HOPS: '1',
  };
  let site = await startSite(settings);
  const port = new URL(site.origin).port;
  const visitors = Array.from({ length: many }, somebody);
  for (const [at, visitor] of visitors.entries())
    await sendForm(site, '/vip', visitor, { 'x-forwarded-for': `203.0.113.${at}` });
  const cookie = await signIn(site);
  const ids = await listIds(site, cookie);
  expect(ids).toHaveLength(many);

  const working = [ids, ids.toReversed()].map(async (order) => {
    for (const id of order) await work(id);
  });
  const progress = { isDone: false };
  const worked = Promise.all(working).then(() => (progress.isDone = true));
  for (let kill = 0; kill < kills; kill++) {
    const before = mailServer.received.length;
    const isFurther = async () => progress.isDone || mailServer.received.length > before + 5;
    await until(isFurther, 'work goes on', 60);
    if (progress.isDone) break;
    site.child.kill('SIGKILL');
    await site.exitCode;
    site = await startSite({ ...settings, PORT: port });
  }
  await worked;

  const repliesTo = (email: string) =>
    mailServer.received.filter(({ to, text }) => to === email && text.includes('Dear visitor'));
  await until(
    async () => visitors.every(({ email }) => repliesTo(email).length > 0),
    'every reply has arrived',
    120,
  );
  for (const { email } of visitors) {
    const messageIds = new Set(repliesTo(email).map(({ headers }) => headers['message-id']));
    expect([...messageIds], email).toHaveLength(1);
    mailbox.deliver(
      `From: ${email}\nSubject: Re\nIn-Reply-To: ${[...messageIds][0]}\nMessage-ID: <answer-${email}>\n\nThank you.\n`,
    );
  }
  await until(async () => mailbox.unseen() < many / 2, 'answers come in', 120);
  site.child.kill('SIGKILL');
  await site.exitCode;
  site = await startSite({ ...settings, PORT: port });
  await until(async () => mailbox.unseen() === 0, 'all answers are taken', 180);
  await stopSite(site);

  const database = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'));
  const count = (sql: string) => Number(database.prepare(sql).get()?.['n']);
  expect(count('select count(*) as n from enquiries')).toBe(many);
  for (const direction of ['sent', 'received']) {
    const of = `from enquiry_messages where direction = '${direction}'`;
    expect(count(`select count(*) as n ${of}`), direction).toBe(many);
    expect(count(`select count(distinct enquiry_id) as n ${of}`), direction).toBe(many);
  }
  expect(count(`select count(*) as n from enquiries where read_at is null`)).toBe(many);
  database.close();

  /** As the desk does: the same reply is sent again until an answer has come. */
  async function work(id: string) {
    await again('open', { id });
    const html = '<p>Dear visitor, thank you.</p>';
    await again('reply', { id, submissionKey: `key-of-${id}`, subject: 'Your enquiry', html });
    await again('decide', { ids: [id], decision: { status: 'won' } });
  }

  async function again(name: string, input: object) {
    await until(
      async () => {
        const answer = await act(site, cookie, name, input).catch(() => undefined);
        return answer?.status === 200;
      },
      `${name} is answered`,
      120,
    );
  }
}, 900_000);

async function listIds(site: Site, cookie: string) {
  const ids: string[] = [];
  for (const page of [1, 2]) {
    const { body } = await act(site, cookie, 'list', { page });
    const found = [...body.matchAll(/"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/g)];
    ids.push(...found.map(([, id = '']) => id));
  }
  return [...new Set(ids)];
}

function act({ origin }: Site, cookie: string, name: string, input: object) {
  return askSite(origin, `/_actions/enquiries.${name}`, {
    method: 'POST',
    cookie,
    contentType: 'application/json',
    body: JSON.stringify(input),
  });
}

function signIn({ origin }: Site) {
  return signInTo(origin, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD);
}
