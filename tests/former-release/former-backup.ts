import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openBackup, type Backup } from '../../src/platform/backup/file.ts';

/** What version 0.1.0 has written: a little, or the demo content with 200 enquiries. */
export type FormerContent = 'small' | 'demo';

/** Writes a backup made by version 0.1.0 to a folder of its own. The files of the demo content are replaced by small ones. */
export async function writeFormerBackup(content: FormerContent) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'former-')), 'backup.tar');
  await writeFile(file, await unpack(`${content}.tar`));
  return file;
}

export async function withFormerBackup<Result>(
  content: FormerContent,
  read: (backup: Backup) => Promise<Result>,
) {
  const file = await writeFormerBackup(content);
  const backup = await openBackup(file);
  try {
    return await read(backup);
  } finally {
    await backup.close();
    await rm(path.dirname(file), { recursive: true });
  }
}

/** Such as `schema.sqlite.sql`: the migrations of version 0.1.0, one after the other. */
export async function unpack(name: string) {
  return brotliDecompressSync(await readFile(path.join(import.meta.dirname, `${name}.br`)));
}
