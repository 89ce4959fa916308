import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { recordMedia, storeImage, type StoredFile } from '../src/features/media/media.server.ts';
import { db } from '../src/platform/database/database.ts';

export const note = {
  alt: 'Sculpted portrait',
  focal: { x: 0.5, y: 0.3 },
  name: 'portrait.jpg',
  editor: 'editor',
};

export const noon = new Date('2026-11-21T12:00:00Z');

/** A picture in storage that is not recorded yet. */
export async function storePhoto(width = 500) {
  const photo = await canvas(width, width * 1.25)
    .jpeg()
    .toBuffer();
  return storeImage(await makeFile('photo.jpg', photo), 'partners');
}

export async function record(stored: StoredFile, name = note.name) {
  await db.transaction().execute((tx) => recordMedia(tx, stored, { ...note, name }));
}

export function canvas(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#a29a8c' } });
}

/** A file of this name in a folder of its own. */
export async function makeFile(name: string, content: string | Uint8Array) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'media-')), name);
  await writeFile(file, content);
  return file;
}
