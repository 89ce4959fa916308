import { existsSync, mkdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../lib/values/error-code.ts';

/** Makes a folder and its parents. Node's recursive `mkdir` never returns below `/proc` and the like. */
export function makeFolder(folder: string) {
  try {
    mkdirSync(folder);
  } catch (cause) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    const parent = path.dirname(folder);
    if (errorCode(cause) !== 'ENOENT' || existsSync(parent)) throw cause;
    makeFolder(parent);
    makeFolder(folder);
  }
}

/** A new file survives a power cut only if its folder is flushed too. */
export async function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
