import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startImapServer } from '../../../tests/imap-server.ts';
import { editor } from '../../../tests/inbox-enquiries.ts';
import { memberOf } from '../../../tests/members.ts';
import { stored, submit } from '../../../tests/submitted-enquiries.ts';
import { db } from '../../platform/database.ts';
import { readMailbox } from '../../platform/mailbox.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { decide } from './desk-work.server.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import { listEnquiries } from './enquiries-inbox.server.ts';
import { erasePerson, exportPerson, findPerson } from './enquiries-of-person.server.ts';
import { findMessageFile } from './message-files.server.ts';
import { mailCauseInWords } from './mail-causes.ts';
import { findEnquiry } from './opened-enquiries.server.ts';
import { takeMail } from './received-mails.server.ts';
import { firstSubject } from './reply-templates.ts';
import { threadHeaders } from './threads.server.ts';
import { sendReply } from './replies.server.ts';

const never = new AbortController().signal;
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

await prepareDataFolder();

beforeEach(async () => {
  errors.mockClear();
  for (const table of ['activity', 'outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
});

test('an answer stands beneath what it answers, with its files, and waits to be read', async () => {
  const server = await mailbox();
  const { id, messageId } = await replied();
  server.deliver(answerTo(messageId));
  await readMailbox(server.url, takeMail, never);
  expect(server.unseen()).toBe(0);
  const opened = await findEnquiry({ id });
  expect(opened?.enquiry).toMatchObject({ state: 'new', stage: 'in-hand' });
  const [, answer] = opened?.thread.messages ?? [];
  expect(answer).toMatchObject({
    direction: 'received',
    fromName: 'Noor Lindqvist',
    fromAddress: 'noor@lindqvist.example',
    subject: 'Re: Two homes – ja',
    bodyHtml: '<p>Thursday <b>would</b> suit us. </p>',
    files: [{ name: 'plan-floor.pdf', size: 9 }],
    filesLeftOut: null,
  });
  const file = await findMessageFile(answer?.files[0]?.id ?? '', memberOf(editor));
  expect(file?.bytes.toString()).toBe('%PDF-1.7\n');
  expect(await notices()).toContain('Noor Lindqvist has answered');

  const [held] = (await exportPerson({ email: 'noor@lindqvist.example' })).enquiries;
  expect(held?.messages[1]?.files).toMatchObject([
    { type: 'application/pdf', content: 'JVBERi0xLjcK' },
  ]);
  expect(held?.activity.map(({ act }) => act)).toEqual(['replied', 'received']);
  await erasePerson({ email: 'noor@lindqvist.example' }, editor);
  const told = await db.selectFrom('activity').select(['subjectId', 'detail']).execute();
  expect(told.filter(({ subjectId }) => subjectId !== null)).toEqual([]);
  expect(await db.selectFrom('enquiryFiles').select('id').execute()).toEqual([]);
});

test('what answers nothing of ours becomes an enquiry, and its thread goes on there', async () => {
  const server = await mailbox();
  server.deliver(
    'From: "Amsel, Peter" <peter@amsel.example>\nSubject: Aoyama\nMessage-ID: <first@amsel.example>\n\nFor my daughter.\n',
  );
  server.deliver('Subject: nobody sent this');
  server.deliver(
    'From: peter@amsel.example\nReferences: <first@amsel.example>\nMessage-ID: <second@amsel.example>\n\nBefore spring.\n',
  );
  await readMailbox(server.url, takeMail, never);
  const { enquiries } = await listEnquiries({ page: 1 });
  expect(enquiries.map(({ name, cameBy }) => `${cameBy}: ${name}`).toSorted()).toEqual([
    'mail: ',
    'mail: Amsel, Peter',
  ]);
  const peter = enquiries.find(({ email }) => email === 'peter@amsel.example');
  expect(peter?.excerpt).toBe('Aoyama For my daughter.');
  const opened = await findEnquiry({ id: peter?.id ?? '' });
  expect(opened?.enquiry.answers).toMatchObject({ firstName: 'Peter', lastName: 'Amsel' });
  expect(opened?.thread.messages.map(({ bodyHtml }) => bodyHtml)).toEqual([
    '<p>For my daughter.</p>',
    '<p>Before spring.</p>',
  ]);
});

test('a mail that could not be marked as read is not kept twice, and none is lost', async () => {
  const server = await mailbox();
  const { id, messageId } = await replied();
  server.deliver(answerTo(messageId));
  server.breakMarking(true);
  await expect(readMailbox(server.url, takeMail, never)).rejects.toThrow();
  server.breakMarking(false);
  expect(server.unseen()).toBe(1);
  const failing = vi.fn().mockRejectedValue(new Error('The database is away'));
  await readMailbox(server.url, failing, never);
  expect([server.unseen(), failing.mock.calls.length]).toEqual([1, 1]);
  await readMailbox(server.url, takeMail, never);
  expect(server.unseen()).toBe(0);
  expect((await findEnquiry({ id }))?.thread.messages).toHaveLength(2);
  expect(await stored()).toHaveLength(1);
});

test('mails that cannot be taken hold up none that come after them', async () => {
  const server = await mailbox();
  for (let sent = 0; sent < 205; sent += 1) server.deliver(`Subject: broken ${sent}\n\n`);
  const tried: string[] = [];
  const take = async ({ source }: { source: Buffer }) => {
    tried.push(source.toString().trim());
    if (source.includes('broken')) throw new Error('It cannot be read');
  };
  const looks = [0, 1, 2, 3].map((minutes) => minutes * 60_000);
  await readMailbox(server.url, take, never, looks[0]);
  server.deliver('Subject: fine\n\n');
  await readMailbox(server.url, take, never, looks[1]);
  expect(tried).toContain('Subject: fine');
  expect(server.unseen()).toBe(205);
  for (const now of looks.slice(2)) await readMailbox(server.url, take, never, now);
  tried.length = 0;
  await readMailbox(server.url, take, never, looks[3]);
  expect(tried.length).toBeLessThan(20);
  for (let day = 1; day < 12; day += 1)
    await readMailbox(server.url, take, never, day * 86_400_000);
  expect(tried.filter((one) => one === 'Subject: broken 1').length).toBeLessThan(10);
  expect(server.unseen()).toBe(205);
});

test('an absence is kept and wakes nobody; our own letters that come back are not answers', async () => {
  const server = await mailbox();
  const { id, messageId } = await replied();
  await decide({ ids: [id], decision: { stage: 'won' } }, editor);
  const before = (await notices()).length;
  server.deliver(
    `From: noor@lindqvist.example\nAuto-Submitted: auto-replied\nIn-Reply-To: ${messageId}\nSubject: Away\nMessage-ID: <away@lindqvist.example>\n\nUntil Monday.\n`,
  );
  server.deliver(
    `From: desk@solmere.example\nSubject: Two homes\nMessage-ID: ${messageId}\n\nHi.\n`,
  );
  server.deliver(
    `From: postmaster@lindqvist.example\nContent-Type: multipart/report; boundary=r\nReferences: ${messageId}\nSubject: Undeliverable\nMessage-ID: <back@lindqvist.example>\n\n--r\n\nNobody here.\n--r--\n`,
  );
  await readMailbox(server.url, takeMail, never);
  const opened = await findEnquiry({ id });
  expect(opened?.enquiry).toMatchObject({ state: 'answered', stage: 'won' });
  expect(opened?.thread.messages.map(({ isAutomatic }) => isAutomatic)).toEqual([0, 1, 1]);
  expect([server.unseen(), (await notices()).length, (await stored()).length]).toEqual([
    0,
    before,
    1,
  ]);
});

test('what comes back from a mail server is told of the letter, and is an enquiry only where it cannot be read', async () => {
  const server = await mailbox();
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
  await readMailbox(server.url, takeMail, never);
  expect(server.unseen()).toBe(0);
  const opened = await findEnquiry({ id });
  const [sent, back] = opened?.thread.messages ?? [];
  expect(sent?.mail).toMatchObject({ state: 'failed', lastError: 'It came back 5.1.1' });
  expect(mailCauseInWords(sent?.mail?.lastError ?? '')).toContain('could not be delivered');
  expect(back).toMatchObject({ isAutomatic: 1, fromName: 'Mail Delivery System' });
  expect((await listEnquiries({ page: 1, view: 'mail-failed' })).enquiries).toMatchObject([{ id }]);
  if (opened) expect(firstSubject(opened.enquiry, opened.thread.messages)).toBe('Re: Two homes');
  expect((await db.transaction().execute((tx) => threadHeaders(tx, id))).inReplyTo).toBe(messageId);
  const emails = (await stored()).map(({ email }) => email);
  expect(emails.toSorted()).toEqual([
    'mailer-daemon@unreadable.example',
    'noor@lindqvist.example',
    'postmaster@village.example',
  ]);
});

test('what is only late has not come back', async () => {
  const { id, messageId } = await replied();
  await db.updateTable('outgoingMails').set({ state: 'sent' }).execute();
  const mail = `From: MAILER-DAEMON@mx.example\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\nIn-Reply-To: ${messageId}\nMessage-ID: <late@mx.example>\n\n--r\nContent-Type: message/delivery-status\n\nAction: delayed\nStatus: 4.4.1\n--r--\n`;
  await takeMail({ source: Buffer.from(mail), isCut: false });
  expect((await findEnquiry({ id }))?.thread.messages[0]?.mail?.state).toBe('sent');
});

test('who only wrote beneath another’s enquiry is found, handed over and erased, and nobody else', async () => {
  const server = await mailbox();
  const { id, messageId } = await replied();
  server.deliver(
    `From: Elin <Elin@lindqvist.example>\nIn-Reply-To: ${messageId}\nMessage-ID: <elin@lindqvist.example>\nSubject: His wife\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nI am his wife.\n--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename=plan.txt\n\nOurs\n--b--\n`,
  );
  server.deliver(answerTo(messageId));
  await readMailbox(server.url, takeMail, never);
  const email = ' ELIN@lindqvist.example';
  expect(await findPerson({ email })).toMatchObject({
    enquiries: [],
    mails: 0,
    letters: [{ subject: 'His wife' }],
  });
  const held = await exportPerson({ email });
  expect(held).toMatchObject({
    enquiries: [],
    letters: [{ fromName: 'Elin', files: [{ name: 'plan.txt', content: 'T3Vycwo=' }] }],
  });
  expect(JSON.stringify(held)).not.toContain('Thursday');
  expect(await erasePerson({ email }, editor)).toEqual({ enquiries: 0, mails: 0, letters: 1 });
  expect(await findPerson({ email })).toMatchObject({ letters: [] });
  const mails = await db.selectFrom('outgoingMails').select('bodyText').execute();
  expect(JSON.stringify(mails)).not.toContain('his wife');
  expect(JSON.stringify(mails)).toContain('Thursday');
  expect((await findEnquiry({ id }))?.thread.messages).toHaveLength(2);
  const erasures = db.selectFrom('activity').select('detail').where('act', '=', 'erased');
  expect(await erasures.execute()).toEqual([{ detail: '0' }]);
});

async function mailbox() {
  const server = await startImapServer();
  onTestFinished(() => server.kill());
  return server;
}

/** An enquiry that was replied to, and the Message-ID of the reply. */
async function replied() {
  await submit('contact', demoEnquiries.contact);
  const id = (await stored())[0]?.id ?? '';
  const reply = { submissionKey: 'b'.repeat(32), subject: 'Two homes', html: '<p>When?</p>' };
  await sendReply({ id, ...reply }, editor);
  const [sent] = (await findEnquiry({ id }))?.thread.messages ?? [];
  return { id, messageId: sent?.messageId ?? '' };
}

async function notices() {
  const mails = await db
    .selectFrom('outgoingMails')
    .select('subject')
    .where('kind', '=', 'notice')
    .execute();
  return mails.map(({ subject }) => subject);
}

function answerTo(messageId: string) {
  return `From: Noor Lindqvist <noor@lindqvist.example>
To: desk@solmere.example
Subject: =?utf-8?Q?Re:_Two_homes_=E2=80=93_ja?=
Message-ID: <answer@lindqvist.example>
References: <elsewhere@lindqvist.example> ${messageId}
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="part"

--part
Content-Type: text/html; charset=utf-8

<p onclick="steal()">Thursday <b>would</b> suit us. <img src="https://spy.example/seen.gif"></p><script>steal()</script>
--part
Content-Type: application/pdf; name="plan/floor.pdf"
Content-Disposition: attachment; filename="plan/floor.pdf"
Content-Transfer-Encoding: base64

JVBERi0xLjcK
--part--
`;
}
