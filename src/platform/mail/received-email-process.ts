import { createHash } from 'node:crypto';
import type { RawEmail } from './mailbox.ts';
import type { ReceivedEmail } from './received-email.ts';
import { JobFailed, WorkerEnded, workerProcess } from '../jobs/worker-process.ts';

const parseLimitMs = 30_000;
/** After that many attempts that did not end, the mail is not parsed again. */
const maxAttempts = 2;
const maxHeadBytes = 64_000;
const maxOriginalBytes = 10_000_000;

const parser = workerProcess<ReceivedEmail>({
  program: 'src/platform/mail/received-email-worker.ts',
  name: 'mail process',
  memoryMb: 400,
  heapMb: 256,
  answerMb: 24,
});

/** Ends the process at once. */
export const endParser = parser.end;

/**
 * Parses a mail in a process of its own, within limits of time and memory. What cannot be parsed is returned with its
 * headers, if they can be read, and with the original as a file.
 */
export async function readEmail(raw: RawEmail, attempt = 1): Promise<ReceivedEmail> {
  const mail = attempt <= maxAttempts ? await parseInProcess(raw) : undefined;
  return (
    mail ??
    unreadableEmail(raw, await parseInProcess({ source: readHead(raw.source), isCut: false }))
  );
}

/** Undefined if the mail is at fault. */
async function parseInProcess(raw: RawEmail) {
  try {
    return await parser.run(raw, parseLimitMs);
  } catch (cause) {
    if (cause instanceof JobFailed) return undefined;
    if (cause instanceof WorkerEnded && cause.reason !== 'other') return undefined;
    throw cause;
  }
}

function readHead(source: Buffer) {
  const head = source.subarray(0, maxHeadBytes);
  const end = /\r?\n\r?\n/.exec(head.toString('latin1'));
  const lastLine = head.lastIndexOf(10) + 1;
  return head.subarray(0, end ? end.index + end[0].length : lastLine);
}

function unreadableEmail({ source }: RawEmail, head: ReceivedEmail | undefined): ReceivedEmail {
  const digest = createHash('sha256').update(source).digest('hex');
  const isComplete = source.length <= maxOriginalBytes;
  const name = isComplete ? 'message.eml' : 'message (first 10 MB).eml';
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
    complaint: undefined,
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
