import { afterAll, test } from 'vitest';
import { queryOnce } from '../../sites/postgres.ts';
import { startDemoPostgres } from '../sites/demo-postgres.ts';
import { endSites, startSite, stopSite, until } from '../sites/site.ts';
import { writeToContact } from '../sites/visitor.ts';
import { behindProxy, newMailServer, expectEachOnce } from '../mail/mail-checks.ts';

const unsent = `select 1 from outgoing_mails where state <> 'sent'`;

afterAll(endSites);

test('two instances share one outbox, and a database that goes away doubles no mail @long', async () => {
  const { postgres, settings: database } = await startDemoPostgres();
  const mailServer = await newMailServer();
  const settings = { ...behindProxy, ...database, SMTP_URL: mailServer.url };
  const [first, second] = await Promise.all([startSite(settings), startSite(settings)]);
  const sites = [first, second];
  const origins = Array.from({ length: 10 }, () => sites.map((site) => site.origin)).flat();
  const visitors = await Promise.all(origins.map(writeToContact));
  await until(async () => mailServer.received.length >= 40, 'all mails have arrived');

  mailServer.behave('hang after the mail');
  visitors.push(await writeToContact(first.origin));
  await until(async () => mailServer.received.length >= 42, 'two more are handed over');
  await postgres.stop();
  mailServer.letGo();
  mailServer.behave('accept');
  await postgres.start();
  await until(
    async () => (await queryOnce(postgres.url, unsent)).rowCount === 0,
    'all are known to be taken',
  );
  await Promise.all(sites.map(stopSite));
  expectEachOnce(mailServer, visitors);
});
