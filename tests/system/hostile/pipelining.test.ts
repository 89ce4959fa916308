import { readdir, readFile, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../sites/free-port.ts';
import { startServer } from '../../sites/server.ts';
import { copyDemoData, until } from '../sites/site.ts';

const connections = 50;
const requestsOnEach = 100;
const tooManyOnEach = 300;
const maxAdded = 50 * 1024 * 1024;

let dataFolder: string;
let port: number;
let server: Awaited<ReturnType<typeof startServer>>;

/** By the start command, which also says how memory is used. */
beforeAll(async () => {
  dataFolder = await copyDemoData(inject('demoData'));
  port = await freePort();
  server = await startServer({ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataFolder });
  await until(async () => (await get('/health')).ok, 'the site is ready');
});
afterAll(() => server.kill());

// Only Linux tells which files a process has open.
describe.skipIf(process.platform !== 'linux')('50 connections that send requests ahead', () => {
  test.each([
    ['media @long', requestsOnEach, uploadedVideoAddress],
    ['media', tooManyOnEach, uploadedVideoAddress],
    ['pages @long', requestsOnEach, async () => '/projects'],
    ['files of the build @long', requestsOnEach, builtAddress],
  ])(
    'for %s, %i on each, and read nothing, keep no file open and add less than 50 MB',
    async (_what, times, address) => {
      const requests = requestFor(await address());
      await answerTo(requests, 1);
      const before = await memory();
      const sockets = await Promise.all(
        Array.from({ length: connections }, () => sendAndReadNothing(requests.repeat(times))),
      );
      await untilQuiet();
      await until(async () => (await openMedia()) === 0, 'every file is closed');
      expect((await memory()) - before).toBeLessThan(maxAdded);
      expect((await get('/health')).ok).toBe(true);
      for (const socket of sockets) socket.destroy();
    },
  );

  test('who reads gets every answer', async () => {
    const image = (await mediaIn('images/about')).find((name) => name.endsWith('.jpg'));
    const text = requestFor(`/media/images/about/${image}`);
    expect(await answerTo(text, requestsOnEach)).toBe(requestsOnEach);
  });
});

function get(address: string) {
  return fetch(`http://127.0.0.1:${port}${address}`);
}

function requestFor(address: string) {
  return `GET ${address} HTTP/1.1\r\nhost: a\r\n\r\n`;
}

function sendAndReadNothing(text: string) {
  return new Promise<Socket>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.pause().on('error', () => resolve(socket));
    socket.write(text, () => resolve(socket));
  });
}

/** Sends this request so many times, and reads until as many answers have come. */
function answerTo(text: string, times: number) {
  return new Promise<number>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const mark = 'HTTP/1.1 200 OK';
    let [answers, end] = [0, ''];
    socket.on('data', (data) => {
      const read = end + data.toString('latin1');
      answers += read.split(mark).length - 1;
      end = read.slice(1 - mark.length);
      if (answers < times) return;
      socket.destroy();
      resolve(answers);
    });
    socket.on('error', reject).on('close', () => reject(new Error(`${answers} of ${times}`)));
    socket.write(text.repeat(times));
  });
}

async function uploadedVideoAddress() {
  const video = (await mediaIn('videos/news')).find((name) => name.endsWith('.mp4'));
  return `/media/videos/news/${video}`;
}

async function builtAddress() {
  const html = await get('/admin/login').then((page) => page.text());
  return /\/_astro\/[\w.-]+\.(?:js|css|avif|woff2)/.exec(html)?.[0] ?? '';
}

function mediaIn(folder: string) {
  return readdir(path.join(dataFolder, 'media', folder));
}

async function openMedia() {
  const folder = `/proc/${server.process.pid}/fd`;
  const links = await Promise.all(
    (await readdir(folder)).map((name) => readlink(path.join(folder, name)).catch(() => '')),
  );
  return links.filter((file) => file.startsWith(path.join(dataFolder, 'media'))).length;
}

async function memory() {
  return (await numberIn('status', /VmRSS:\s+(\d+) kB/)) * 1024;
}

/** Waits until the server has written nothing more for a while. */
async function untilQuiet() {
  let [written, quietReads] = [-1, 0];
  await until(async () => {
    const now = await numberIn('io', /wchar: (\d+)/);
    quietReads = now === written ? quietReads + 1 : 0;
    written = now;
    return quietReads === 5;
  }, 'the server has stopped writing');
}

async function numberIn(file: string, pattern: RegExp) {
  const text = await readFile(`/proc/${server.process.pid}/${file}`, 'utf8');
  return Number(pattern.exec(text)?.[1]);
}
