import type { Readable } from 'node:stream';
import v8 from 'node:v8';
import vm from 'node:vm';

type Collection = { type: 'minor' | 'major'; flavor?: 'last-resort' };

const collectEveryBytes = 2 * 1024 * 1024;

const collectGarbage = findCollector();
let bytesSinceCollected = 0;

/** Frees what a long stream leaves behind as it passes. Call it right before the stream is read. */
export function freeWhilePassing(stream: Readable) {
  stream.on('data', (chunk: Buffer) => freeWhatPassed(chunk.length));
}

/**
 * Told of each piece of a long stream, frees those behind it. By itself the engine waits until some 64 MB of
 * such buffers lie about, because they are not part of its own heap.
 */
export function freeWhatPassed(bytes: number) {
  bytesSinceCollected += bytes;
  if (bytesSinceCollected < collectEveryBytes) return;
  bytesSinceCollected = 0;
  collectGarbage({ type: 'minor' });
}

/** Gives back some 40 MB that only reading and preparing took. By itself the engine keeps them while memory is free. */
export function freeWhatStartLeft() {
  collectGarbage({ type: 'major', flavor: 'last-resort' });
}

/** The engine hands out its collector only under a flag, to contexts made while that is set. */
function findCollector() {
  v8.setFlagsFromString('--expose-gc');
  const collector = vm.runInNewContext('gc') as (options: Collection) => void;
  v8.setFlagsFromString('--no-expose-gc');
  return collector;
}
