import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(css|html|ico|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Brotli makes every larger text smaller. */
const minBytes = 200;

export function isCompressible(name: string, bytes: number) {
  return bytes >= minBytes && compressible.test(name);
}

/** Writes `<file>.br` and `<file>.gz` for every file that has none and that they make smaller. */
export async function precompress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const allNames = new Set(names);
  await Promise.all(names.filter((name) => !allNames.has(`${name}.br`)).map(compressFile));
}

/** The one in brotli comes last: with it, both are there. */
export async function compressFile(file: string) {
  const content = await readFile(file);
  if (!isCompressible(file, content.length)) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (gz.length < content.length) await writeWhole(`${file}.gz`, gz);
  if (br.length < content.length) await writeWhole(`${file}.br`, br);
}

async function writeWhole(file: string, content: Buffer) {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, file);
}
