import type { ServerResponse } from 'node:http';
import { addAbortSignal, Readable } from 'node:stream';
import { countStreamedBytes } from '../jobs/memory.ts';
import type { Semaphore } from '../jobs/semaphore.ts';
import { sendStream } from '../http/send-stream.ts';
import type { ByteRange } from './contract.ts';

type PieceTransfer = {
  open: (range: ByteRange) => Promise<Readable>;
  range: ByteRange;
  /** Called when the first piece is read, before it is sent. */
  begin: () => void;
  semaphore: Semaphore;
  /** The time limit for a reader to accept one chunk of at most 64 kB. */
  takenWithinMs: number;
};

const maxPieceBytes = 256 * 1024;
const minPieceBytes = 64 * 1024;

/** Shared by all readers: the more readers, the smaller the pieces. */
const sharedBytes = 16 * 1024 * 1024;

let readers = 0;

export class TooManyWaiting extends Error {}

/**
 * Sends a range of a stored file in pieces. The file is open and a permit is held only while a piece is read into memory,
 * not while the reader accepts it, so slow readers do not block others. Fails before `begin` if too many wait or the file
 * is missing.
 */
export async function sendInPieces(res: ServerResponse, transfer: PieceTransfer) {
  const disconnected = new AbortController();
  res.once('close', () => disconnected.abort());
  const timer = setTimeout(() => res.destroy(), transfer.takenWithinMs);
  readers++;
  try {
    const chunks = readChunks(transfer, disconnected.signal);
    const first = await chunks.next();
    if (res.destroyed) return;
    transfer.begin();
    await sendStream(Readable.from(withTimerRefresh(first, chunks, timer)), res);
  } finally {
    readers--;
    clearTimeout(timer);
  }
}

async function* readChunks({ open, range, semaphore }: PieceTransfer, disconnected: AbortSignal) {
  let { start } = range;
  while (start <= range.end) {
    const end = Math.min(range.end, start + pieceBytes() - 1);
    const release = await semaphore.acquire(disconnected);
    if (!release) throw new TooManyWaiting('Too many requests for parts of a file');
    let piece: Buffer[];
    try {
      piece = await addAbortSignal(disconnected, await open({ start, end })).toArray();
    } finally {
      release();
    }
    countStreamedBytes(end - start + 1);
    yield* piece;
    start = end + 1;
  }
}

function pieceBytes() {
  return Math.max(minPieceBytes, Math.min(maxPieceBytes, Math.floor(sharedBytes / readers)));
}

async function* withTimerRefresh(
  first: IteratorResult<Buffer, void>,
  rest: AsyncIterable<Buffer>,
  timer: NodeJS.Timeout,
) {
  if (first.done) return;
  yield first.value;
  for await (const chunk of rest) {
    timer.refresh();
    yield chunk;
  }
}
