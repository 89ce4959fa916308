import { JobFailed, WorkerEnded, workerProcess } from '../jobs/worker-process.ts';
import { cleanHtml } from './clean-html.ts';

/** What is sanitised in this process before it serves pages again. */
const maxCharsAtOnce = 20_000;
const limitMs = 20_000;
let charsLeft = maxCharsAtOnce;

const { run } = workerProcess<string>({
  program: 'src/platform/html/rich-text-worker.ts',
  name: 'process of rich texts',
  memoryMb: 300,
  heapMb: 200,
});

/** A text that cannot be sanitised within limits. The message tells its author. */
export class TextRefused extends Error {}

/**
 * Removes every tag and attribute that the rich-text editor cannot write. What is long is read in a bounded process, also
 * the sum of many texts at once. Throws `TextRefused`.
 */
export async function sanitiseHtml(html: string): Promise<string> {
  if (html.length <= charsLeft) {
    if (charsLeft === maxCharsAtOnce) setImmediate(() => (charsLeft = maxCharsAtOnce));
    charsLeft -= html.length;
    return cleanHtml(html);
  }
  return run({ html }, limitMs).catch((cause: unknown) => {
    const isAtFault =
      cause instanceof JobFailed || (cause instanceof WorkerEnded && cause.reason !== 'other');
    throw isAtFault ? new TextRefused('This text is too long to be read. Shorten it.') : cause;
  });
}
