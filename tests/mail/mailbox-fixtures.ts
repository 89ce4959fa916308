import { beforeEach, onTestFinished, vi } from 'vitest';
import { demoEnquiries } from '../../src/features/enquiries/enquiries.demo.ts';
import { findEnquiry } from '../../src/features/enquiries/inbox/opened-enquiries.server.ts';
import { sendReply } from '../../src/features/enquiries/conversation/replies.server.ts';
import { db } from '../../src/platform/database/database.ts';
import { startImapServer } from './imap-server.ts';
import { editor } from '../fixtures/inbox-enquiries.ts';
import { stored, submit } from '../fixtures/submitted-enquiries.ts';

/** Before each test of a file there are no enquiries and no mails, and nothing was done. */
export function beginWithoutEmails() {
  beforeEach(async () => {
    for (const table of ['activity', 'outgoingMails', 'limitTries', 'enquiries'] as const)
      await db.deleteFrom(table).execute();
  });
}

/** A mailbox that ends with the test. */
export async function openMailbox() {
  const server = await startImapServer();
  onTestFinished(() => server.kill());
  return server;
}

/** An enquiry that was replied to an hour ago, and the Message-ID of the reply. */
export async function replied() {
  vi.setSystemTime(Date.now() - 3_600_000);
  await submit('contact', demoEnquiries.contact);
  const id = (await stored())[0]?.id ?? '';
  const reply = { submissionKey: 'b'.repeat(32), subject: 'Two homes', html: '<p>When?</p>' };
  await sendReply({ id, ...reply }, editor);
  vi.useRealTimers();
  const [sent] = (await findEnquiry({ id }))?.thread.messages ?? [];
  return { id, messageId: sent?.messageId ?? '' };
}

/** The subjects of what the desk was told. */
export async function listNotices() {
  const emails = await db
    .selectFrom('outgoingMails')
    .select('subject')
    .where('kind', '=', 'notice')
    .execute();
  return emails.map(({ subject }) => subject);
}

/** A mail with a file, in which a script and a picture from elsewhere stand. */
export function answerTo(messageId: string) {
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
