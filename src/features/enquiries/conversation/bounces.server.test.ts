import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { subscribe } from '../../../../tests/fixtures/alerts.ts';
import { editor } from '../../../../tests/fixtures/inbox-enquiries.ts';
import {
  beginWithoutEmails,
  listNotices,
  openMailbox,
  replied,
} from '../../../../tests/mail/mailbox-fixtures.ts';
import { stored } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { db } from '../../../platform/database/database.ts';
import { readMailbox } from '../../../platform/mail/mailbox.ts';
import { putInOutbox } from '../../../platform/mail/outbox.ts';
import { personKey } from '../../../records/consents.server.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { decide } from '../assignment/decisions.server.ts';
import { listEnquiries } from '../inbox/enquiries-inbox.server.ts';
import { explainEmailError } from './email-errors.ts';
import { findEnquiry } from '../inbox/opened-enquiries.server.ts';
import { importEmail } from './received-emails.server.ts';
import { firstSubject } from './reply-templates.ts';
import { threadHeaders } from './threads.server.ts';

const never = new AbortController().signal;

await prepareDataFolder();
beginWithoutEmails();

test('an out-of-office reply is stored without notice; our own returned mails are not answers', async () => {
  const server = await openMailbox();
  const { id, messageId } = await replied();
  await decide({ ids: [id], decision: { status: 'won' } }, editor);
  const before = (await listNotices()).length;
  server.deliver(
    `From: noor@lindqvist.example\nAuto-Submitted: auto-replied\nIn-Reply-To: ${messageId}\nSubject: Away\nMessage-ID: <away@lindqvist.example>\n\nUntil Monday.\n`,
  );
  server.deliver(
    `From: desk@solmere.example\nSubject: Two homes\nMessage-ID: ${messageId}\n\nWhen?\n\nSent through the gateway.\n`,
  );
  server.deliver(
    `From: postmaster@lindqvist.example\nContent-Type: multipart/report; boundary=r\nReferences: ${messageId}\nSubject: Undeliverable\nMessage-ID: <back@lindqvist.example>\n\n--r\n\nNobody here.\n--r--\n`,
  );
  await readMailbox(server.url, importEmail, never);
  const detail = await findEnquiry({ id });
  expect(detail?.enquiry).toMatchObject({ status: 'won' });
  expect(detail?.thread.messages.map(({ isAutomatic }) => isAutomatic)).toEqual([0, 1, 1]);
  expect([server.unseen(), (await listNotices()).length, (await stored()).length]).toEqual([
    0,
    before,
    1,
  ]);
});

test('a first mail from a program is stored as closed, without notice', async () => {
  const mail = `From: news@portal.example\nPrecedence: bulk\nSubject: Offers\nMessage-ID: <offers@portal.example>\n\nNow.\n`;
  await importEmail({ source: Buffer.from(mail), isCut: false });
  expect((await listEnquiries({ page: 1 })).enquiries).toMatchObject([
    { email: 'news@portal.example', status: 'closed' },
  ]);
  expect(await listNotices()).toEqual([]);
});

test('a bounce marks its mail as failed, and becomes an enquiry only if it cannot be read', async () => {
  const server = await openMailbox();
  const { id, messageId } = await replied();
  await db.updateTable('outgoingMails').set({ state: 'sent' }).execute();
  server.deliver(
    `Return-Path: <>\nFrom: Mail Delivery System <MAILER-DAEMON@mx.example>\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\nSubject: Undelivered\nMessage-ID: <back@mx.example>\n\n--r\n\nNobody here.\n--r\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nAction: failed\nStatus: 5.1.1\n--r\nContent-Type: text/rfc822-headers\n\nSubject: Two homes\nMessage-ID: ${messageId}\n--r--\n`,
  );
  server.deliver(
    'Return-Path: <>\nFrom: mailer-daemon@mx.example\nSubject: Undelivered\nMessage-ID: <other@mx.example>\n\nMessage-ID: <stranger@elsewhere.example>\n',
  );
  server.deliver(
    'From: mailer-daemon@unreadable.example\nSubject: Undelivered\nMessage-ID: <base64@mx.example>\n\nTWVzc2FnZS1JRDo=\n',
  );
  server.deliver(
    'Return-Path: <ada@village.example>\nFrom: postmaster@village.example\nSubject: A house\nMessage-ID: <person@village.example>\n\nI keep the post here.\n',
  );
  await readMailbox(server.url, importEmail, never);
  expect(server.unseen()).toBe(0);
  const detail = await findEnquiry({ id });
  const [sent, back] = detail?.thread.messages ?? [];
  expect(sent?.mail).toMatchObject({ state: 'failed', lastError: 'It came back 5.1.1' });
  expect(explainEmailError(sent?.mail?.lastError ?? '')).toContain('could not deliver it');
  expect(back).toMatchObject({ isAutomatic: 1, fromName: 'Mail Delivery System' });
  expect((await listEnquiries({ page: 1, folder: 'failed' })).enquiries).toMatchObject([{ id }]);
  if (detail) expect(firstSubject(detail.enquiry, detail.thread.messages)).toBe('Re: Two homes');
  expect((await db.transaction().execute((tx) => threadHeaders(tx, id))).inReplyTo).toBe(messageId);
  const emails = (await stored()).map(({ email }) => email);
  expect(emails.toSorted()).toEqual([
    'mailer-daemon@unreadable.example',
    'noor@lindqvist.example',
    'postmaster@village.example',
  ]);
});

test('a delay warning does not count as a bounce', async () => {
  const { id, messageId } = await replied();
  await db.updateTable('outgoingMails').set({ state: 'sent' }).execute();
  const mail = `From: MAILER-DAEMON@mx.example\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\nIn-Reply-To: ${messageId}\nMessage-ID: <late@mx.example>\n\n--r\nContent-Type: message/delivery-status\n\nAction: delayed\nStatus: 4.4.1\n--r--\n`;
  await importEmail({ source: Buffer.from(mail), isCut: false });
  expect((await findEnquiry({ id }))?.thread.messages[0]?.mail?.state).toBe('sent');
});

async function sentTo(recipient: string, id: string) {
  await db.transaction().execute((tx) =>
    putInOutbox(tx, [
      {
        enquiryId: null,
        kind: 'notice',
        recipient,
        replyTo: null,
        subject: 'News',
        bodyText: 'News',
        bodyHtml: '<p>News</p>',
        messageId: `<${id}@solmere.example>`,
      },
    ]),
  );
  await db
    .updateTable('outgoingMails')
    .set({ state: 'sent', sentAt: new Date().toISOString() })
    .where('messageId', '=', `<${id}@solmere.example>`)
    .execute();
}

function report(type: string, fields: string, id: string) {
  const source = `Return-Path: <>\nFrom: Mail <MAILER-DAEMON@mx.example>\nContent-Type: multipart/report; report-type=${type}; boundary=r\nMessage-ID: <report-${randomUUID()}@mx.example>\n\n--r\n\nA report.\n--r\nContent-Type: message/${type}\n\n${fields}\n--r\nContent-Type: text/rfc822-headers\n\nMessage-ID: <${id}@solmere.example>\n--r--\n`;
  return importEmail({ source: Buffer.from(source), isCut: false });
}

const failed = (status: string) =>
  `Reporting-MTA: dns; mx.example\n\nAction: failed\nStatus: ${status}`;
const abuse = 'Feedback-Type: abuse\nUser-Agent: Mailbox/1.0\nVersion: 1';

async function muted(email: string) {
  return db
    .selectFrom('readers')
    .select(['mutedFor', 'mutedStatus'])
    .where('personKey', '=', personKey(email))
    .where('mutedAt', 'is not', null)
    .execute();
}

test('an address that does not exist is muted at once, one that is full the third time', async () => {
  await sentTo('Gone@reader.example', 'gone');
  await report('delivery-status', failed('5.1.1'), 'gone');
  expect(await muted('gone@reader.example')).toEqual([
    { mutedFor: 'bounced', mutedStatus: '5.1.1' },
  ]);
  for (const time of [1, 2, 3]) {
    expect(await muted('full@reader.example')).toEqual([]);
    await sentTo('full@reader.example', `full-${time}`);
    await report('delivery-status', failed('4.2.2'), `full-${time}`);
  }
  expect(await muted('full@reader.example')).toEqual([
    { mutedFor: 'bounced', mutedStatus: '4.2.2' },
  ]);
  expect(await stored()).toEqual([]);
});

test('who marks one of our mails as spam is muted and unsubscribed; a report about a mail of others is not believed', async () => {
  const email = 'spam@reader.example';
  await subscribe(email);
  await sentTo(email, 'campaign');
  await report('feedback-report', `${abuse}\nOriginal-Rcpt-To: ${email}`, 'of-others');
  expect(await muted(email)).toEqual([]);
  await report('feedback-report', 'Feedback-Type: not-spam', 'campaign');
  expect(await muted(email)).toEqual([]);
  await report('feedback-report', abuse, 'campaign');
  expect(await muted(email)).toEqual([{ mutedFor: 'complained', mutedStatus: null }]);
  expect(
    await db
      .selectFrom('subscriptions')
      .select(['state', 'endWay'])
      .where('personKey', '=', personKey(email))
      .execute(),
  ).toEqual([{ state: 'ended', endWay: 'complaint' }]);
});
