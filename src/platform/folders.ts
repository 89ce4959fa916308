import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder and its parents. Node's recursive `mkdir` never returns below `/proc` and the like. */
export function makeFolder(folder: string) {
  try {
    mkdirSync(folder);
  } catch (cause) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    const above = path.dirname(folder);
    if (!isMissing(cause) || existsSync(above)) throw cause;
    makeFolder(above);
    makeFolder(folder);
  }
}

function isMissing(cause: unknown) {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}
