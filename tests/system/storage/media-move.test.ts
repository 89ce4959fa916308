import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../../src/platform/storage/contract.ts';
import { storageOnS3 } from '../../../src/platform/storage/s3.ts';
import { startS3 } from '../../sites/s3-server.ts';
import { runProgram, startProgram } from '../sites/program.ts';
import { until } from '../sites/site.ts';

const drawings = 40;
const video = 'videos/news/ffffffffffffffffffffffff.mp4';
const program = 'scripts/media-move.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: Storage;
let settings: Record<string, string>;
let contents: Map<string, Buffer>;

beforeEach(async () => {
  s3 = await startS3();
  bucket = storageOnS3(s3.settings);
  settings = { DATA_DIR: await mkdtemp(path.join(tmpdir(), 'move-')), ...s3.environment };
  contents = new Map([[video, randomBytes(1_000_000)]]);
  for (let number = 0; number < drawings; number += 1) {
    const name = String(number).padStart(24, '0');
    contents.set(`images/logos/${name}.svg`, Buffer.from(`<svg>${number}</svg>`));
  }
  for (const [key, content] of contents) {
    await mkdir(path.dirname(storedPath(key)), { recursive: true });
    await writeFile(storedPath(key), content);
  }
});

afterEach(() => s3.stop());

test('all media move to S3 and back, and the source stays @long', async () => {
  const there = await runProgram(program, ['--to', 's3'], settings);
  expect(there.said).toContain(`${contents.size} files, 1.0 MB: ${contents.size} copied now`);
  expect(there.said).toContain('Start the site with the S3_* of this command');
  expect(there.code).toBe(0);
  expect(await keysInBucket()).toEqual([...contents.keys()].toSorted());

  const again = await runProgram(program, ['--to', 's3'], settings);
  expect(again.said).toContain(`${contents.size} files, 1.0 MB: 0 copied now`);

  for (const [key, content] of contents) expect(await readFile(storedPath(key))).toEqual(content);
  await rm(path.join(settings['DATA_DIR'] ?? '', 'media'), { recursive: true });
  const back = await runProgram(program, ['--to', 'disk'], settings);
  expect(back.said).toContain('Start the site without S3_*');
  expect(back.code).toBe(0);
  for (const [key, content] of contents) expect(await readFile(storedPath(key))).toEqual(content);
  expect(await keysInBucket()).toHaveLength(contents.size);
});

test('a move that is killed goes on where it was @long', async () => {
  const first = startProgram(program, ['--to', 's3'], settings);
  await until(async () => first.said().includes('10 files'), 'ten files are moved');
  first.child.kill('SIGKILL');
  await first.ended;
  const present = await keysInBucket();
  expect(present.length).toBeLessThan(contents.size);
  for (const key of present) {
    expect(await buffer(await bucket.open(key))).toEqual(contents.get(key));
  }

  const { code, said } = await runProgram(program, ['--to', 's3'], settings);
  const missing = contents.size - present.length;
  expect(said).toContain(`${contents.size} files, 1.0 MB: ${missing} copied now`);
  expect(code).toBe(0);
});

test('a file that is not the same there is told, left alone, and the move does not succeed @long', async () => {
  const damaged = path.join(settings['DATA_DIR'] ?? '', 'damaged');
  const content = Buffer.from(contents.get(video) ?? '');
  content.writeUInt8(content.readUInt8(500_000) ^ 1, 500_000);
  await writeFile(damaged, content);
  await bucket.put(video, damaged);
  const { code, said } = await runProgram(program, ['--to', 's3'], settings);
  expect(said).toContain(`${video} differs\n`);
  expect(said).toContain('1 file differs');
  expect(said).not.toContain('Start the site');
  expect(code).toBe(1);
  expect(await buffer(await bucket.open(video))).toEqual(content);
  expect(await readFile(storedPath(video))).toEqual(contents.get(video));
  expect(await keysInBucket()).toHaveLength(contents.size);
});

test('what cannot begin says why in one line @long', async () => {
  const { S3_BUCKET: _bucket, ...halfSet } = settings;
  const dataOnly = { DATA_DIR: settings['DATA_DIR'] ?? '' };
  const refusals = [
    [dataOnly, /Set S3_BUCKET and the other S3_\* for this command\n$/],
    [halfSet, /^S3_BUCKET is missing, though S3_ENDPOINT is set\n$/],
    [{ ...settings, S3_BUCKET: 'elsewhere' }, /refuses \(NoSuchBucket\)/],
  ] as const;
  for (const [environment, line] of refusals)
    await expectRefusal(['--to', 's3'], environment, line);
});

async function expectRefusal(args: string[], environment: Record<string, string>, line: RegExp) {
  const { code, said } = await runProgram(program, args, environment);
  expect(said).toMatch(line);
  expect(said.trim()).not.toContain('\n');
  expect(code).toBe(1);
}

function storedPath(key: string) {
  return path.join(settings['DATA_DIR'] ?? '', 'media', key);
}

async function keysInBucket() {
  return (await Array.fromAsync(bucket.list())).map(({ key }) => key).toSorted();
}
