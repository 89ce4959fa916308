import { expect, onTestFinished, test, vi } from 'vitest';
import { editor } from '../../../../tests/fixtures/inbox-enquiries.ts';
import {
  answerTo,
  beginWithoutEmails,
  listNotices,
  openMailbox,
  replied,
} from '../../../../tests/mail/mailbox-fixtures.ts';
import { emailOfManyLines } from '../../../../tests/mail/received-emails.ts';
import { makeMember } from '../../../../tests/fixtures/members.ts';
import { stored } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { createAdministrator } from '../../../platform/accounts/administrators.ts';
import { db } from '../../../platform/database/database.ts';
import { readMailbox, type RawEmail } from '../../../platform/mail/mailbox.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { listEnquiries } from '../inbox/enquiries-inbox.server.ts';
import { erasePerson, exportPerson, findPerson } from '../privacy/enquiries-of-person.server.ts';
import { findMessageFile } from './message-files.server.ts';
import { findEnquiry } from '../inbox/opened-enquiries.server.ts';
import { importEmail } from './received-emails.server.ts';
import { sendReply } from './replies.server.ts';

const never = new AbortController().signal;
vi.spyOn(console, 'error').mockImplementation(() => {});

await prepareDataFolder();
beginWithoutEmails();

test('an answer is stored with its enquiry and its files, and is unread', async () => {
  const server = await openMailbox();
  const { id, messageId } = await replied();
  server.deliver(answerTo(messageId));
  await readMailbox(server.url, importEmail, never);
  expect(server.unseen()).toBe(0);
  const detail = await findEnquiry({ id });
  expect(detail?.enquiry).toMatchObject({ status: 'in-progress', readAt: null });
  const [, answer] = detail?.thread.messages ?? [];
  expect(answer).toMatchObject({
    direction: 'received',
    fromName: 'Noor Lindqvist',
    fromAddress: 'noor@lindqvist.example',
    subject: 'Re: Two homes – ja',
    bodyHtml: '<p>Thursday <b>would</b> suit us. </p>',
    files: [{ name: 'plan-floor.pdf', size: 9 }],
    filesLeftOut: null,
  });
  const file = await findMessageFile(answer?.files[0]?.id ?? '', makeMember(editor));
  expect(file?.bytes.toString()).toBe('%PDF-1.7\n');
  expect(await listNotices()).toContain('Noor Lindqvist replied');

  const [exported] = (await exportPerson({ email: 'noor@lindqvist.example' })).enquiries;
  expect(exported?.messages[1]?.files).toMatchObject([
    { type: 'application/pdf', content: 'JVBERi0xLjcK' },
  ]);
  expect(exported?.activity.map(({ act }) => act)).toEqual(['replied', 'received']);
  await erasePerson({ email: 'noor@lindqvist.example' }, editor);
  const activityRows = await db.selectFrom('activity').select(['subjectId', 'detail']).execute();
  expect(activityRows.filter(({ subjectId }) => subjectId !== null)).toEqual([]);
  expect(await db.selectFrom('enquiryFiles').select('id').execute()).toEqual([]);
});

test('a mail that answers none of ours becomes an enquiry, and its thread continues there', async () => {
  const server = await openMailbox();
  server.deliver(
    'From: "Amsel, Peter" <peter@amsel.example>\nSubject: Aoyama\nMessage-ID: <first@amsel.example>\n\nFor my daughter.\n',
  );
  server.deliver('Subject: nobody sent this');
  server.deliver(
    'From: peter@amsel.example\nReferences: <first@amsel.example>\nMessage-ID: <second@amsel.example>\n\nBefore spring.\n',
  );
  await readMailbox(server.url, takeASecondLater, never);
  const { enquiries } = await listEnquiries({ page: 1 });
  expect(enquiries.map(({ name, cameBy }) => `${cameBy}: ${name}`).toSorted()).toEqual([
    'mail: ',
    'mail: Amsel, Peter',
  ]);
  const peter = enquiries.find(({ email }) => email === 'peter@amsel.example');
  expect(peter?.excerpt).toBe('Aoyama For my daughter.');
  const detail = await findEnquiry({ id: peter?.id ?? '' });
  expect(detail?.enquiry.answers).toMatchObject({ firstName: 'Peter', lastName: 'Amsel' });
  expect(detail?.thread.messages.map(({ bodyHtml }) => bodyHtml)).toEqual([
    '<p>For my daughter.</p>',
    '<p>Before spring.</p>',
  ]);
});

test('a mail that could not be marked as read is neither stored twice nor lost', async () => {
  const server = await openMailbox();
  const { id, messageId } = await replied();
  server.deliver(answerTo(messageId));
  server.breakMarking(true);
  await expect(readMailbox(server.url, importEmail, never)).rejects.toThrow(
    /Connection not available/,
  );
  server.breakMarking(false);
  expect(server.unseen()).toBe(1);
  const failing = vi.fn().mockRejectedValue(new Error('The database is unavailable'));
  await readMailbox(server.url, failing, never);
  expect([server.unseen(), failing.mock.calls.length]).toEqual([1, 1]);
  await readMailbox(server.url, importEmail, never);
  expect(server.unseen()).toBe(0);
  expect((await findEnquiry({ id }))?.thread.messages).toHaveLength(2);
  expect(await stored()).toHaveLength(1);
});

test('mails that cannot be imported do not block later ones @once', async () => {
  const server = await openMailbox();
  for (let sent = 0; sent < 205; sent += 1) server.deliver(`Subject: broken ${sent}\n\n`);
  const attempts: string[] = [];
  const take = async ({ source }: { source: Buffer }) => {
    attempts.push(source.toString().trim());
    if (source.includes('broken')) throw new Error('It cannot be read');
  };
  const pollTimes = [0, 1, 2, 3].map((minutes) => minutes * 60_000);
  await readMailbox(server.url, take, never, pollTimes[0]);
  server.deliver('Subject: fine\n\n');
  await readMailbox(server.url, take, never, pollTimes[1]);
  expect(attempts).toContain('Subject: fine');
  expect(server.unseen()).toBe(205);
  for (const now of pollTimes.slice(2)) await readMailbox(server.url, take, never, now);
  attempts.length = 0;
  await readMailbox(server.url, take, never, pollTimes[3]);
  expect(attempts.length).toBeLessThan(20);
  for (let day = 1; day < 12; day += 1)
    await readMailbox(server.url, take, never, day * 86_400_000);
  expect(attempts.filter((one) => one === 'Subject: broken 1').length).toBeLessThan(10);
  expect(server.unseen()).toBe(205);
});

test('a person who only wrote in another’s thread can be found, exported and erased, and nobody else is', async () => {
  const server = await openMailbox();
  const { id, messageId } = await replied();
  server.deliver(
    `From: Elin <Elin@lindqvist.example>\nIn-Reply-To: ${messageId}\nMessage-ID: <elin@lindqvist.example>\nSubject: His wife\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nI am his wife.\n--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename=plan.txt\n\nOurs\n--b--\n`,
  );
  server.deliver(answerTo(messageId));
  await readMailbox(server.url, importEmail, never);
  const email = ' ELIN@lindqvist.example';
  expect(await findPerson({ email })).toMatchObject({
    enquiries: [],
    mails: 0,
    letters: [{ subject: 'His wife' }],
  });
  const person = await exportPerson({ email });
  expect(person).toMatchObject({
    enquiries: [],
    letters: [{ fromName: 'Elin', files: [{ name: 'plan.txt', content: 'T3Vycwo=' }] }],
  });
  expect(JSON.stringify(person)).not.toContain('Thursday');
  expect(await erasePerson({ email }, editor)).toEqual({
    enquiries: 0,
    mails: 0,
    letters: 1,
    subscriptions: 0,
  });
  expect(await findPerson({ email })).toMatchObject({ letters: [] });
  const mails = await db.selectFrom('outgoingMails').select('bodyText').execute();
  expect(JSON.stringify(mails)).not.toContain('his wife');
  expect(JSON.stringify(mails)).toContain('Thursday');
  expect((await findEnquiry({ id }))?.thread.messages).toHaveLength(2);
  const erasures = db.selectFrom('activity').select('detail').where('act', '=', 'erased');
  expect(await erasures.execute()).toEqual([{ detail: '0' }]);
});

test('a mail that ended the site is not parsed a third time, and becomes an enquiry that says so', async () => {
  const server = await openMailbox();
  server.deliver('From: Noor <noor@lindqvist.example>\nSubject: Harbour\n\nHello.\n');
  const attempts: number[] = [];
  const kill = (_mail: RawEmail, attempt: number) => {
    attempts.push(attempt);
    return Promise.reject(new Error('The site was killed'));
  };
  for (let start = 0; start < 2; start += 1) await readMailbox(server.url, kill, never);
  await readMailbox(server.url, importEmail, never);
  expect([attempts, server.unseen()]).toEqual([[1, 2], 0]);
  const [enquiry] = (await listEnquiries({ page: 1 })).enquiries;
  expect(enquiry).toMatchObject({ name: 'Noor', email: 'noor@lindqvist.example', status: 'new' });
  expect(enquiry?.excerpt).toBe(
    'Harbour This email could not be read: it is damaged or too large. The original is attached. Open it only if you expect it.',
  );
  const [message] = (await findEnquiry({ id: enquiry?.id ?? '' }))?.thread.messages ?? [];
  expect(message).toMatchObject({ problem: 'unreadable', files: [{ name: 'message.eml' }] });
  const file = await findMessageFile(message?.files[0]?.id ?? '', makeMember(editor));
  expect(file?.bytes.toString()).toMatch(/^From: Noor .*Hello\.\r\n$/s);
  expect(await db.selectFrom('mailAttempts').selectAll().execute()).toEqual([]);
});

test('a mail of half a million lines is stored with its original, and so is the next mail @once', async () => {
  const server = await openMailbox();
  server.deliver(emailOfManyLines());
  server.deliver('From: peter@amsel.example\nSubject: Aoyama\n\nFor my daughter.\n');
  await readMailbox(server.url, importEmail, never);
  expect(server.unseen()).toBe(0);
  const excerpts = (await listEnquiries({ page: 1 })).enquiries.map(({ excerpt }) => excerpt);
  expect(excerpts.toSorted()).toEqual([
    'Aoyama For my daughter.',
    expect.stringMatching(/^Many lines This email could not be read/),
  ]);
});

test('another mail with a known Message-ID is kept, and the same one is not stored twice', async () => {
  for (const text of ['First.', 'Second.', 'First.', 'Second.']) await importEmailFromPeter(text);
  await importEmailFromPeter('Second.', 'by another way');
  const excerpts = (await listEnquiries({ page: 1 })).enquiries.map(({ excerpt }) => excerpt);
  expect(excerpts.toSorted()).toEqual(['Aoyama First.', 'Aoyama Second.']);
});

test('a portal’s mail is answered at its Reply-To, and the portal is shown', async () => {
  const source = Buffer.from(
    'From: Listings Portal <noreply@portal.example>\nSubject: New lead: Harbour tower\nMessage-ID: <m17@portal.example>\nReply-To: Nina Buyer <nina.buyer@customer.example>\nAuto-Submitted: auto-generated\n\nNina Buyer asks: is home 1204 still for sale?\n',
  );
  await importEmail({ source, isCut: false });
  const [enquiry] = (await listEnquiries({ page: 1 })).enquiries;
  expect(enquiry).toMatchObject({
    name: 'Nina Buyer',
    email: 'nina.buyer@customer.example',
    status: 'new',
  });
  const detail = await findEnquiry({ id: enquiry?.id ?? '' });
  expect(detail?.thread.messages).toMatchObject([
    { fromAddress: 'noreply@portal.example', replyTo: 'nina.buyer@customer.example' },
  ]);
  const reply = { submissionKey: 'c'.repeat(32), subject: 'Home 1204', html: '<p>Yes.</p>' };
  await sendReply({ id: enquiry?.id ?? '', ...reply }, editor);
  const replies = db.selectFrom('outgoingMails').select('recipient').where('purpose', '=', 'reply');
  expect(await replies.execute()).toEqual([{ recipient: 'nina.buyer@customer.example' }]);
  expect(await findPerson({ email: 'nina.buyer@customer.example' })).toMatchObject({
    enquiries: [{ id: enquiry?.id }],
  });
});

test('erasing the sender of a mail with another Reply-To leaves nothing of the mail', async () => {
  const source =
    'From: Jane <jane@work.example>\nReply-To: jane@home.example\nSubject: Harbour\nMessage-ID: <j1@work.example>\n\nMy secret.\n';
  await importEmail({ source: Buffer.from(source), isCut: false });
  expect(await erasePerson({ email: 'jane@work.example' }, editor)).toMatchObject({ letters: 1 });
  for (const table of ['enquiries', 'enquiryMessages', 'outgoingMails'] as const) {
    const rows = await db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows), table).not.toMatch(/secret|work\.example/);
  }
});

test('a message with the name or address of a member is marked', async () => {
  const { id, messageId } = await replied();
  await createAdministrator({
    email: editor,
    name: 'Ingrid Halvorsen',
    password: 'four grey herons',
  });
  const senders = [
    'Noor Lindqvist <noor@lindqvist.example>',
    `Somebody <${editor.toUpperCase()}>`,
    'Ingrid HALVORSEN <forged@elsewhere.example>',
  ];
  for (const [at, from] of senders.entries()) {
    const source = `From: ${from}\nIn-Reply-To: ${messageId}\nMessage-ID: <m${at}@x.example>\n\nHello.\n`;
    await importEmail({ source: Buffer.from(source), isCut: false });
  }
  const messages = (await findEnquiry({ id }))?.thread.messages ?? [];
  const marks = messages.map(({ fromAddress, namesTeam }) => `${fromAddress} ${namesTeam}`);
  expect(marks.slice(1).toSorted()).toEqual(
    [
      'noor@lindqvist.example false',
      `${editor.toUpperCase()} true`,
      'forged@elsewhere.example true',
    ].toSorted(),
  );
});

test('a mail from an address beyond ASCII is answered', async () => {
  const source =
    'From: Jörg Müller <jörg@müller.example>\nSubject: Anfrage\nMessage-ID: <m28@x.example>\nContent-Type: text/plain; charset=utf-8\n\nIch hätte gern die Preisliste.\n';
  await importEmail({ source: Buffer.from(source), isCut: false });
  const [enquiry] = (await listEnquiries({ page: 1 })).enquiries;
  expect(enquiry).toMatchObject({ name: 'Jörg Müller', email: 'jörg@müller.example' });
  const reply = { submissionKey: 'd'.repeat(32), subject: 'Preisliste', html: '<p>Gern.</p>' };
  expect(await sendReply({ id: enquiry?.id ?? '', ...reply }, editor)).toEqual({ outcome: 'sent' });
  const replies = db
    .selectFrom('outgoingMails')
    .select(['recipient', 'state'])
    .where('purpose', '=', 'reply');
  expect(await replies.execute()).toEqual([{ recipient: 'jörg@müller.example', state: 'waiting' }]);
});

test.each([
  ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
  ['"hana."@ezweb.ne.jp', 'hana.@ezweb.ne.jp'],
  ['Hana <".hana"@softbank.ne.jp>', '.hana@softbank.ne.jp'],
])(
  'a mail from %s is answered at its address, and its next one is from the same person',
  async (from, email) => {
    const write = (id: string, more = '') =>
      importEmail({
        source: Buffer.from(
          `From: ${from}\nSubject: Visit\nMessage-ID: <${id}@carrier.example>\n${more}\nOn Thursday?\n`,
        ),
        isCut: false,
      });
    await write('one');
    const [enquiry] = (await listEnquiries({ page: 1 })).enquiries;
    expect(enquiry).toMatchObject({ email });
    const id = enquiry?.id ?? '';
    const reply = { submissionKey: 'e'.repeat(32), subject: 'Visit', html: '<p>Yes.</p>' };
    expect(await sendReply({ id, ...reply }, editor)).toEqual({ outcome: 'sent' });
    const { recipient, messageId } = await db
      .selectFrom('outgoingMails')
      .select(['recipient', 'messageId'])
      .where('purpose', '=', 'reply')
      .executeTakeFirstOrThrow();
    expect(recipient).toBe(email);
    await write('two', `In-Reply-To: ${messageId}\n`);
    const messages = (await findEnquiry({ id }))?.thread.messages ?? [];
    const received = messages.filter(({ direction }) => direction === 'received');
    expect(received.map(({ fromAddress }) => fromAddress)).toEqual([email, email]);
    expect((await listEnquiries({ page: 1 })).enquiries).toHaveLength(1);
  },
);

function importEmailFromPeter(text: string, received = 'at once') {
  const source = `Received: ${received}\nFrom: peter@amsel.example\nSubject: Aoyama\nMessage-ID: <one@amsel.example>\n\n${text}\n`;
  return importEmail({ source: Buffer.from(source), isCut: false });
}

const takeASecondLater: typeof importEmail = (mail) => {
  vi.setSystemTime(Date.now() + 1000);
  onTestFinished(() => void vi.useRealTimers());
  return importEmail(mail);
};
