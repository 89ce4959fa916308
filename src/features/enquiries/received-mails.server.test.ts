import { expect, onTestFinished, test, vi } from 'vitest';
import { editor } from '../../../tests/inbox-enquiries.ts';
import {
  answerTo,
  beginWithoutMails,
  listNotices,
  openMailbox,
  replied,
} from '../../../tests/mailbox-fixtures.ts';
import { memberOf } from '../../../tests/members.ts';
import { stored } from '../../../tests/submitted-enquiries.ts';
import { db } from '../../platform/database.ts';
import { readMailbox } from '../../platform/mailbox.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { listEnquiries } from './enquiries-inbox.server.ts';
import { erasePerson, exportPerson, findPerson } from './enquiries-of-person.server.ts';
import { findMessageFile } from './message-files.server.ts';
import { findEnquiry } from './opened-enquiries.server.ts';
import { takeMail } from './received-mails.server.ts';

const never = new AbortController().signal;
vi.spyOn(console, 'error').mockImplementation(() => {});

await prepareDataFolder();
beginWithoutMails();

test('an answer is stored with its enquiry and its files, and is unread', async () => {
  const server = await openMailbox();
  const { id, messageId } = await replied();
  server.deliver(answerTo(messageId));
  await readMailbox(server.url, takeMail, never);
  expect(server.unseen()).toBe(0);
  const detail = await findEnquiry({ id });
  expect(detail?.enquiry).toMatchObject({ state: 'new', stage: 'in-hand' });
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
  const file = await findMessageFile(answer?.files[0]?.id ?? '', memberOf(editor));
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
  await expect(readMailbox(server.url, takeMail, never)).rejects.toThrow();
  server.breakMarking(false);
  expect(server.unseen()).toBe(1);
  const failing = vi.fn().mockRejectedValue(new Error('The database is unavailable'));
  await readMailbox(server.url, failing, never);
  expect([server.unseen(), failing.mock.calls.length]).toEqual([1, 1]);
  await readMailbox(server.url, takeMail, never);
  expect(server.unseen()).toBe(0);
  expect((await findEnquiry({ id }))?.thread.messages).toHaveLength(2);
  expect(await stored()).toHaveLength(1);
});

test('mails that cannot be imported do not block later ones', async () => {
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
  await readMailbox(server.url, takeMail, never);
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
  expect(await erasePerson({ email }, editor)).toEqual({ enquiries: 0, mails: 0, letters: 1 });
  expect(await findPerson({ email })).toMatchObject({ letters: [] });
  const mails = await db.selectFrom('outgoingMails').select('bodyText').execute();
  expect(JSON.stringify(mails)).not.toContain('his wife');
  expect(JSON.stringify(mails)).toContain('Thursday');
  expect((await findEnquiry({ id }))?.thread.messages).toHaveLength(2);
  const erasures = db.selectFrom('activity').select('detail').where('act', '=', 'erased');
  expect(await erasures.execute()).toEqual([{ detail: '0' }]);
});

const takeASecondLater: typeof takeMail = (mail) => {
  vi.setSystemTime(Date.now() + 1000);
  onTestFinished(() => void vi.useRealTimers());
  return takeMail(mail);
};
