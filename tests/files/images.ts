import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

export const folder = await mkdtemp(path.join(tmpdir(), 'images-'));

export function canvas(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });
}

export async function writeFixture(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}
