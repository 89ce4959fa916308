import { createHash } from 'node:crypto';
import type { RawMail } from './mailbox.ts';
import type { ReceivedMail } from './received-mail.ts';
import { WorkerEnded, workerProcess } from '../jobs/worker-process.ts';

export type MailAnswer = { mail: ReceivedMail } | { failure: string };

const parseLimitMs = 30_000;
/** After that many attempts that did not end, the mail is not parsed again. */
const maxAttempts = 2;
const maxHeadBytes = 64_000;
const maxOriginalBytes = 10_000_000;

const parser = workerProcess<MailAnswer>({
  program: 'src/platform/mail/received-mail-worker.ts',
  name: 'mail process',
  heapMb: 256,
});

/** Ends the process at once. */
export const endMailProcess = parser.end;

/**
 * Parses a mail in a process of its own, within limits of time and memory. What cannot be parsed is returned with its
 * headers, if they can be read, and with the original as a file.
 */
export async function readMail(raw: RawMail, attempt = 1): Promise<ReceivedMail> {
  const mail = attempt <= maxAttempts ? await parsedMail(raw) : undefined;
  return (
    mail ?? unreadableMail(raw, await parsedMail({ source: headOf(raw.source), isCut: false }))
  );
}

/** Undefined if the mail is at fault. */
async function parsedMail(raw: RawMail) {
  try {
    const answer = await parser.run(raw, parseLimitMs);
    return 'mail' in answer ? answer.mail : undefined;
  } catch (cause) {
    if (cause instanceof WorkerEnded && cause.reason !== 'other') return undefined;
    throw cause;
  }
}

function headOf(source: Buffer) {
  const head = source.subarray(0, maxHeadBytes);
  const end = /\r?\n\r?\n/.exec(head.toString('latin1'));
  const lastLine = head.lastIndexOf(10) + 1;
  return head.subarray(0, end ? end.index + end[0].length : lastLine);
}

function unreadableMail({ source }: RawMail, head: ReceivedMail | undefined): ReceivedMail {
  const digest = createHash('sha256').update(source).digest('hex');
  const isWhole = source.length <= maxOriginalBytes;
  const name = isWhole ? 'message.eml' : 'message (first 10 MB).eml';
  const bytes = source.subarray(0, maxOriginalBytes);
  return {
    messageId: `<${digest}@unnamed>`,
    answers: [],
    fromName: '',
    fromAddress: '',
    replyTo: undefined,
    subject: '',
    isAutomatic: false,
    returned: undefined,
    isSpam: false,
    ...head,
    html: '',
    text: '',
    contentDigest: digest,
    problem: 'unreadable',
    files: [{ name, type: 'message/rfc822', bytes }],
    filesLeftOut: [],
  };
}
