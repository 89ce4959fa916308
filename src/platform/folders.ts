import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder and those above it. Node's own way never ends below what takes no folders, such as `/proc`. */
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
