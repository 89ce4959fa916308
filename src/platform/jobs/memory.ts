import type { Readable } from 'node:stream';
import v8 from 'node:v8';
import vm from 'node:vm';

type Collection = { type: 'minor' | 'major'; flavor?: 'last-resort' };

const collectEveryBytes = 2 * 1024 * 1024;

const collectGarbage = findCollector();
let bytesSinceCollected = 0;

/** Frees the buffers of a long stream while it is read. Call it right before reading. */
export function freeWhileRead(stream: Readable) {
  stream.on('data', (chunk: Buffer) => countStreamedBytes(chunk.length));
}

/**
 * Counts the bytes of a long stream and collects young garbage every 2 MB. V8 itself waits for about 64 MB of such
 * buffers, because they are outside its own heap.
 */
export function countStreamedBytes(bytes: number) {
  bytesSinceCollected += bytes;
  if (bytesSinceCollected < collectEveryBytes) return;
  bytesSinceCollected = 0;
  collectGarbage({ type: 'minor' });
}

/** Frees the memory that only start-up needed. V8 itself keeps it while memory is free. */
export function freeStartUpMemory() {
  collectGarbage({ type: 'major', flavor: 'last-resort' });
}

/** V8 exposes its collector only to contexts created while the flag is set. */
function findCollector() {
  v8.setFlagsFromString('--expose-gc');
  const collector = vm.runInNewContext('gc') as (options: Collection) => void;
  v8.setFlagsFromString('--no-expose-gc');
  return collector;
}
