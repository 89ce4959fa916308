import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { type MailServer } from '../../mail/mail-server.ts';
import { isLong } from '../../set-up/long.ts';
import { copyDemoData, endSites, startSite, stopSite, until, type Site } from '../sites/site.ts';
import { writeToContact } from '../sites/visitor.ts';
import {
  behindProxy,
  office,
  newMailServer,
  expectEachOnce,
  readRecipients,
  readMessageIds,
  after,
} from './mail-checks.ts';

/** How often the server is killed. `KILLS=50 vitest run --project system mail` takes some minutes. */
const kills = Number(process.env['KILLS'] ?? (isLong ? 50 : 1));

afterAll(endSites);

type EmailRow = { id: string; recipient: string; state: string; tries: number; message_id: string };

test('with the mail server refusing, then hanging, then well, every enquiry is stored and every mail delivered @long', async () => {
  const mailServer = await newMailServer();
  const site = await startSite(await settingsFor(mailServer));
  mailServer.behave((recipient) => {
    if (recipient === '') return 'accept';
    return recipient === office ? 'refuse for now' : 'refuse for good';
  });
  const visitors = [await writeToContact(site.origin)];
  await until(
    async () => emailsIn(site).every((mail) => mail.tries === 1),
    'the mails are refused',
  );

  mailServer.behave('hang');
  const before = mailServer.connections();
  visitors.push(await writeToContact(site.origin));
  await until(async () => mailServer.connections() >= before + 3, 'the mailer waits');

  mailServer.behave('accept');
  // The site would wait ten seconds for a word.
  mailServer.dropConnections();
  visitors.push(await writeToContact(site.origin));
  await until(async () => mailServer.received.length === 6, 'all mails have arrived');
  expectEachOnce(mailServer, visitors);
  await stopSite(site);
  expect(emailsIn(site).map((mail) => mail.state)).toEqual(Array(6).fill('sent'));
  expect(site.said()).not.toMatch(/chen\.example|Maya|555/);
});

test('mails wait while there is no mail server to send them by, and go out when there is one @long', async () => {
  const mailServer = await newMailServer();
  const settings = await settingsFor(mailServer);
  const deaf = await startSite({ ...settings, SMTP_URL: '' });
  const visitor = await writeToContact(deaf.origin);
  await stopSite(deaf);
  expect(deaf.said()).toContain('SMTP_URL is not set: emails stay in the outbox\n');
  expect(emailsIn(deaf)).toMatchObject([
    { state: 'waiting', tries: 0 },
    { state: 'waiting', tries: 0 },
  ]);

  const site = await startSite(settings);
  await until(async () => mailServer.received.length === 2, 'both mails have arrived');
  expectEachOnce(mailServer, [visitor]);
  await stopSite(site);
});

test(
  `killed ${kills} times between storing and sending, the site loses no enquiry and no mail, and sends none twice`,
  { retry: 0, timeout: 600_000 },
  async () => {
    const mailServer = await newMailServer();
    const settings = await settingsFor(mailServer);
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill++) {
      mailServer.behave(kill % 2 === 0 ? 'hang' : 'drop the connection');
      const site = await startSite(settings);
      const writing = Array.from({ length: 3 }, () => writeUntilItFails(site.origin, acknowledged));
      await after(Math.random() * 300);
      site.child.kill('SIGKILL');
      await Promise.all([site.exitCode, ...writing]);
      letAnHourPass(site);
    }
    expect(mailServer.received).toEqual([]);
    mailServer.behave('accept');
    const site = await startSite(settings);
    await until(
      async () => emailsIn(site).every((mail) => mail.state === 'sent'),
      'all mails are sent',
    );
    await stopSite(site);

    const stored = visitorsIn(site);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expectEachOnce(mailServer, stored);
  },
);

test('killed after the hand-over, the site sends the mail again under the same Message-ID @long', async () => {
  const mailServer = await newMailServer();
  const settings = await settingsFor(mailServer);
  mailServer.behave((recipient) => (recipient === office ? 'hang after the mail' : 'accept'));
  const site = await startSite(settings);
  const visitor = await writeToContact(site.origin);
  await until(async () => mailServer.received.length === 2, 'both mails are handed over');
  await until(
    async () => emailsIn(site).some((mail) => mail.state === 'sent'),
    'that of the visitor is known to be taken',
  );
  site.child.kill('SIGKILL');
  await site.exitCode;
  letAnHourPass(site);

  mailServer.behave('accept');
  const next = await startSite(settings);
  await until(async () => mailServer.received.length === 3, 'the notice has come again');
  await stopSite(next);
  expect(readRecipients(mailServer)).toEqual([office, office, visitor]);
  expect(readMessageIds(mailServer).size).toBe(2);
});

async function settingsFor(mailServer: MailServer) {
  return {
    ...behindProxy,
    DATA_DIR: await copyDemoData(inject('demoData')),
    SMTP_URL: mailServer.url,
  };
}

async function writeUntilItFails(origin: string, acknowledged: string[]) {
  try {
    for (;;) acknowledged.push(await writeToContact(origin));
  } catch {}
}

function emailsIn(site: Site) {
  return read<EmailRow>(site, 'select * from outgoing_mails order by created_at, recipient');
}

function visitorsIn(site: Site) {
  return read<{ email: string }>(site, 'select email from enquiries').map(({ email }) => email);
}

function read<T>(site: Site, sql: string): T[] {
  const file = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'), { readOnly: true });
  try {
    return file.prepare(sql).all() as T[];
  } finally {
    file.close();
  }
}

/** Nobody waits for leases and for the next quarter of an hour. */
function letAnHourPass(site: Site) {
  const file = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'));
  file.exec(
    `update outgoing_mails set next_try_at = created_at, lease_until = null where state = 'waiting'`,
  );
  file.close();
}
