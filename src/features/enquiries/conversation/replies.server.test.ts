import { beforeEach, expect, test } from 'vitest';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { editor } from '../../../../tests/fixtures/inbox-enquiries.ts';
import { stored, submit } from '../../../../tests/fixtures/submitted-enquiries.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import { erasePerson, exportPerson } from '../privacy/enquiries-of-person.server.ts';
import { findEnquiry } from '../inbox/opened-enquiries.server.ts';
import { sendReply } from './replies.server.ts';

await prepareDataFolder();

beforeEach(async () => {
  for (const table of ['activity', 'outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
});

const html = '<p>Dear Noor,</p><p>here are the <a href="https://solmere.example">plans</a>.</p>';
const reply = { submissionKey: 'a'.repeat(32), subject: 'Re: Two homes', html };

test('a reply is stored and sent once, in the thread it answers', async () => {
  const id = await newId('contact');
  const confirmation = (await emails()).find(({ kind }) => kind === 'confirmation');
  await Promise.all(
    [1, 2, 3].map(async () => {
      expect(await sendReply({ id, ...reply }, editor)).toEqual({ outcome: 'sent' });
    }),
  );
  const [mail, ...others] = (await emails()).filter(({ purpose }) => purpose === 'reply');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'noor@lindqvist.example',
    subject: 'Re: Two homes',
    replyTo: 'info@solmere.example',
    inReplyTo: confirmation?.messageId,
    threadReferences: confirmation?.messageId,
    bodyText: 'Dear Noor,\n\nhere are the plans (https://solmere.example).\n',
  });
  const detail = await findEnquiry({ id });
  expect(detail?.enquiry).toMatchObject({ status: 'new', readAt: null, answeredAt: null });
  expect(detail?.thread.messages).toMatchObject([
    { direction: 'sent', sentBy: editor, bodyHtml: html, mail: { state: 'waiting' } },
  ]);

  await sendReply({ id, ...reply, html: '<p>One more thing.</p>' }, editor);
  const second = (await emails()).find(({ bodyText }) => bodyText.startsWith('One more'));
  expect(second?.inReplyTo).toBe(mail?.messageId);
  expect(second?.threadReferences).toBe(`${confirmation?.messageId} ${mail?.messageId}`);
});

test('an empty reply is refused, and active content is removed', async () => {
  const id = await newId('contact');
  expect(await sendReply({ id, ...reply, html: '<p> <br></p>' }, editor)).toEqual({
    outcome: 'refused',
    fields: { html: 'Write a reply.' },
  });
  const bad = '<p onclick="steal()">Hello</p><img src=x onerror=steal()><script>steal()</script>';
  await sendReply({ id, ...reply, html: bad }, editor);
  expect((await findEnquiry({ id }))?.thread.messages[0]?.bodyHtml).toBe('<p>Hello</p>');
  const erasedId = '6a0b6e4e-0000-4000-8000-000000000000';
  expect(await sendReply({ id: erasedId, ...reply }, editor)).toEqual({ outcome: 'gone' });
});

test('all enquiries of a person are listed together, exported with their messages, and erased', async () => {
  const [one, other] = [await newId('contact'), await newId('vip', 'NOOR@lindqvist.example')];
  await sendReply({ id: one, ...reply }, editor);
  const thread = (await findEnquiry({ id: other }))?.thread;
  expect(thread?.others.map(({ id }) => id)).toEqual([one]);
  expect(thread?.messages).toHaveLength(1);
  await db.updateTable('outgoingMails').set({ lastError: 'ECONNREFUSED 10.0.0.5:587' }).execute();
  const person = await exportPerson({ email: 'noor@lindqvist.example' });
  expect(JSON.stringify(person)).not.toContain('10.0.0.5');
  expect(person.enquiries.flatMap(({ messages }) => messages)).toMatchObject([
    { subject: 'Re: Two homes' },
  ]);
  await erasePerson({ email: 'noor@lindqvist.example' }, editor);
  for (const table of ['enquiries', 'enquiryMessages', 'outgoingMails'] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});

async function newId(form: keyof typeof demoEnquiries, email = 'noor@lindqvist.example') {
  await submit(form, { ...demoEnquiries[form], email });
  return (await stored()).find((enquiry) => enquiry.form === form)?.id ?? '';
}

async function emails() {
  return db.selectFrom('outgoingMails').selectAll().execute();
}
