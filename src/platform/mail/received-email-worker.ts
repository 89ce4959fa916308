import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { MailDecoder } from './charset.ts';
import type { RawEmail } from './mailbox.ts';
import type { ParserReply } from './received-email-process.ts';

const maxMemoryBytes = 500_000_000;

// The parser decodes with this global.
globalThis.TextDecoder = MailDecoder as unknown as typeof TextDecoder;
const { parseReceivedEmail } = await import('./received-email.ts');

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async (raw: RawEmail) => {
  process.send?.(await answer(raw));
});

setPriority(10);
// The heap limit of Node does not count buffers, and the parser lets no timer run.
const memoryWatch = new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${maxMemoryBytes} && process.kill(process.pid, 'SIGABRT'), 20)`,
  { eval: true },
);
memoryWatch.unref();

async function answer(raw: RawEmail): Promise<ParserReply> {
  try {
    return { mail: await parseReceivedEmail({ ...raw, source: Buffer.from(raw.source) }) };
  } catch (cause) {
    return { failure: cause instanceof Error ? cause.message : String(cause) };
  }
}
