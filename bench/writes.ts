import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './programs.ts';
import { openDatabase } from './site.ts';
import { median } from './statistics.ts';

const program = path.join(import.meta.dirname, 'write-to-page.ts');

/** From a write to the page, both in one process of its own: data layer and page cache, without Astro. */
export async function timeOwnWrites(dataFolder: string, times: number) {
  const copy = path.join(dataFolder, '..', 'copy');
  await mkdir(copy);
  const database = openDatabase(dataFolder);
  database.exec(`vacuum into '${path.join(copy, 'solmere.db')}'`);
  database.close();
  return timeWrites(copy, [String(times)]);
}

/** From a write by another process to the page of the running site, which looks for such each second. */
export async function timeWritesOfOthers(dataFolder: string, times: number, url: string) {
  return timeWrites(dataFolder, [String(times), url]);
}

async function timeWrites(dataFolder: string, args: string[]) {
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' };
  const output = await runProgram(process.execPath, [program, ...args], { env });
  const times = JSON.parse(output) as number[];
  return { median: median(times), longest: Math.max(...times) };
}
