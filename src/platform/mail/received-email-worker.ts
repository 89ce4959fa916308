import { answerJobs } from '../jobs/answer-jobs.ts';
import { MailDecoder } from './charset.ts';
import type { RawEmail } from './mailbox.ts';

// The parser decodes with this global.
globalThis.TextDecoder = MailDecoder as unknown as typeof TextDecoder;
const { parseReceivedEmail } = await import('./received-email.ts');

answerJobs(async (raw: RawEmail) =>
  parseReceivedEmail({ ...raw, source: Buffer.from(raw.source) }),
);
