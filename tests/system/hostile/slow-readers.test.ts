import { once } from 'node:events';
import { mkdir, mkdtemp, open } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { storageOnS3 } from '../../../src/platform/storage/s3.ts';
import { startS3 } from '../../sites/s3-server.ts';
import {
  copyDemoData,
  endSites,
  health,
  startSite,
  stopSite,
  until,
  type Site,
} from '../sites/site.ts';
import { readMemory, numberIn } from '../sites/watched-site.ts';

const video = 'videos/news/aaaaaaaaaaaaaaaaaaaaaaaa.mp4';
const videoBytes = 40 * 1024 * 1024;
const readers = 10;
/** All that they do not read is ten times as much. */
const maxAdded = 40 * 1024 * 1024;

const s3 = await startS3();
afterAll(async () => {
  await endSites();
  await s3.stop();
});

// Only Linux tells what a process has written.
describe.skipIf(process.platform !== 'linux').each(['disk', 'S3'])('from %s', (place) => {
  test('ten slow readers of a film of 40 MB add less than 40 MB @long', async () => {
    const site = place === 'disk' ? await startOnDisk() : await startOnS3();
    const { response: warmUp } = await read(site, 'bytes=0-99999');
    await discard(warmUp, Infinity);
    const before = await readMemory(site, 'VmRSS');
    const slow = await Promise.all(Array.from({ length: readers }, () => read(site)));
    let most = 0;
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(slow.map(({ response }) => discard(response, 1024 * 1024)));
      await untilQuiet(site);
      most = Math.max(most, await readMemory(site, 'VmRSS'));
    }
    expect(most - before).toBeLessThan(maxAdded);
    expect(await health(site)).toMatchObject({ ready: true });

    for (const { leave } of slow.slice(1)) leave();
    for (const { response } of slow.slice(0, 1)) {
      expect(await discard(response, Infinity)).toBe(videoBytes - 5 * 1024 * 1024);
    }
    await stopSite(site);
    expect(site.said()).not.toContain('was interrupted');
  });
});

async function startOnDisk() {
  const dataFolder = await copyDemoData(inject('demoData'));
  await makeVideo(path.join(dataFolder, 'media', video));
  return startSite({ DATA_DIR: dataFolder });
}

async function startOnS3() {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'film-')), 'film.mp4');
  await makeVideo(file);
  await storageOnS3(s3.settings).put(video, file);
  const dataFolder = await copyDemoData(inject('demoData'));
  return startSite({ DATA_DIR: dataFolder, ...s3.environment });
}

/** Takes no room on disk. */
async function makeVideo(file: string) {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'w');
  await handle.truncate(videoBytes);
  await handle.close();
}

function read({ origin }: Site, range?: string) {
  type Reading = { response: IncomingMessage; leave: () => void };
  return new Promise<Reading>((resolve, reject) => {
    const asking = request(`${origin}/media/${video}`, {
      agent: false,
      headers: range === undefined ? {} : { range },
    });
    asking.on('response', (response) => {
      response.on('error', () => undefined);
      resolve({ response, leave: () => asking.destroy() });
    });
    asking.on('error', reject).end();
  });
}

/** Reads this many bytes, or all, and then no more. Gives how many there were. */
async function discard(response: IncomingMessage, bytes: number) {
  let done = 0;
  while (done < bytes) {
    const chunk: Buffer | null = response.read(
      Math.min(bytes - done, response.readableLength || 1),
    );
    if (chunk) done += chunk.length;
    else if (!(await canBeRead(response))) break;
  }
  return done;
}

async function canBeRead(response: IncomingMessage) {
  if (response.readableEnded) return false;
  const settled = new AbortController();
  const { signal } = settled;
  const answer = await Promise.race([
    once(response, 'readable', { signal }).then(() => true),
    once(response, 'end', { signal }).then(() => false),
  ]);
  settled.abort();
  return answer;
}

/** Waits until nothing more goes out: every buffer on the way to the readers is full. */
async function untilQuiet(site: Site) {
  let [written, quietReads] = [-1, 0];
  await until(async () => {
    const now = await numberIn(site, 'io', /wchar: (\d+)/);
    quietReads = now === written ? quietReads + 1 : 0;
    written = now;
    return quietReads === 3;
  }, 'the server has stopped writing');
}
