import { commandLine } from './command-line.ts';
import './node-version.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { followSettings } from '../src/features/settings/site-settings.server.ts';
import { db, isPostgres, sqliteFile } from '../src/platform/database/database.ts';
import { env } from '../src/platform/env/env.ts';
import { createSend, deliveryFault, nameOfServer } from '../src/platform/mail/transport.ts';
import { settings } from '../src/site/settings/settings.ts';
import { renderEmailText, sender, type EmailContent } from '../src/site/emails/email-content.ts';
import { refuse } from './ask.ts';

const [recipient = ''] = commandLine('mail:test').operands;
if (!recipient.includes('@')) refuse(`${recipient} is not an email address`);
if (env.smtpUrl === undefined) refuse('SMTP_URL is not set. Emails stay in the outbox.');

// Without a database the letter uses the company of the base settings.
if (isPostgres || existsSync(sqliteFile)) await followSettings();
await db.destroy();

const server = nameOfServer(env.smtpUrl);
const content = {
  preview: 'Email from the site works.',
  heading: 'Email from the site works',
  paragraphs: [`An administrator of ${env.siteUrl.host} sent this test.`],
};
// Node cannot import TSX.
const { module } = await runnerImport<{ renderEmailHtml: (content: EmailContent) => string }>(
  path.join(import.meta.dirname, '../src/site/emails/EmailPage.tsx'),
  { configFile: false, logLevel: 'error' },
);
try {
  const send = createSend(env.smtpUrl, env.mailFrom ?? sender());
  await send(
    {
      kind: 'notice',
      messageId: `<${crypto.randomUUID()}@${env.siteUrl.hostname}>`,
      recipient,
      replyTo: null,
      subject: `Test email from ${settings().company.name}`,
      bodyText: renderEmailText(content),
      bodyHtml: module.renderEmailHtml(content),
      createdAt: new Date().toISOString(),
    },
    new AbortController().signal,
  );
  console.log(
    `${server} accepted the email to ${recipient}. Check that it arrived, and not in the spam folder.`,
  );
} catch (cause) {
  const { kind, code } = deliveryFault(cause);
  const messages = {
    connection: `Cannot connect to ${server}`,
    'sign-in': `${server} rejected the user name or password`,
    mail: `${server} rejected the email to ${recipient}`,
  };
  refuse(`${messages[kind]} (${code}).`);
}
