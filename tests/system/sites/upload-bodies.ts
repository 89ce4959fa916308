import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Editor } from './editor.ts';
import { uploadAs } from './uploader.ts';

export const megabyte = 1024 * 1024;
export const video = await readFile('demo/hero-loop.mp4');
export const photo = await sharp({
  create: { width: 300, height: 200, channels: 3, background: '#a29a8c' },
})
  .jpeg()
  .toBuffer();

/** The demo film with a part behind it that players skip, up to the largest size allowed. */
export async function* largeVideo() {
  const skipped = Buffer.alloc(8);
  skipped.writeUInt32BE(100 * megabyte - video.length);
  skipped.write('free', 4);
  yield video;
  yield skipped;
  yield* zeros(100 * megabyte - video.length - 8);
}

export async function* zeros(bytes: number) {
  const piece = Buffer.alloc(64 * 1024);
  for (let left = bytes; left > 0; left -= piece.length)
    yield piece.subarray(0, Math.min(left, piece.length));
}

// oxlint-disable-next-line require-yield -- Nothing is ever sent.
export async function* never(): AsyncGenerator<Uint8Array> {
  await new Promise(() => {});
}

/** Breaks an upload off somewhere: before its file, within, while it waits, or while the server works on it. */
export async function breakOff(editor: Editor, number: number) {
  const leaving = new AbortController();
  const isVideo = number % 2 === 0;
  const body = isVideo ? video : photo;
  async function* part() {
    yield body.subarray(0, (body.length * (number % 10)) / 9);
    setTimeout(() => leaving.abort(), (number % 7) * 20);
    if (number % 10 === 9) return;
    await new Promise(() => {});
  }
  const sending = isVideo ? ({ kind: 'video', folder: 'news' } as const) : {};
  const headers = { 'content-length': body.length + (number % 10 === 9 ? 0 : 1) };
  const answer = await uploadAs(editor, {
    ...sending,
    headers,
    body: part(),
    signal: leaving.signal,
  }).catch(() => undefined);
  if (answer?.file) throw new Error(`Upload ${number} was not broken off`);
}
