import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { findFileType, runJob, makeMaster } from './process.ts';
import { folder, canvas, writeFixture } from '../../../tests/files/images.ts';

vi.setConfig({ testTimeout: 30_000 });

test('drawings are refused for photo fields and when they are too large', async () => {
  const drawing = await writeFixture(
    'drawing.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
  );
  await expect(makeMaster(drawing, folder, { acceptsSvg: false })).rejects.toMatchObject({
    reason: 'unsupported type',
  });
  const large = await writeFixture('large.svg', `<svg>${'<path/>'.repeat(200_000)}</svg>`);
  await expect(makeMaster(large, folder, { acceptsSvg: true })).rejects.toMatchObject({
    reason: 'too large',
  });
});

test('a picture with too many pixels is refused before it is decoded', async () => {
  const bomb = await writeFixture('bomb.png', pngHeader(30_000, 30_000));
  await makeMaster(bomb, folder, { acceptsSvg: false }).catch(() => undefined);
  const begin = performance.now();
  await expect(makeMaster(bomb, folder, { acceptsSvg: false })).rejects.toMatchObject({
    reason: 'too large',
  });
  // Decoding would take far longer.
  expect(performance.now() - begin).toBeLessThan(5_000);
});

test('the largest interlaced picture with transparent parts is read within the limits @long', async () => {
  const source = await canvas(8_000, 6_200, '#888888e6').png({ progressive: true }).toBuffer();
  const file = await writeFixture('interlaced.png', source);
  const master = await makeMaster(file, folder, { acceptsSvg: false });
  expect(master.pixels).toMatchObject({ width: 2880, height: 2232 });
});

test('other files are refused by their content, whatever their name', async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(40),
  ]);
  await expect(
    makeMaster(await writeFixture('photo.jpg', heic), folder, { acceptsSvg: true }),
  ).rejects.toMatchObject({
    reason: 'unsupported type',
    type: 'image/heic',
  });
  const textFile = await writeFixture('words.png', 'only words');
  await expect(makeMaster(textFile, folder, { acceptsSvg: true })).rejects.toMatchObject({
    reason: 'unsupported type',
  });
  const photo = await canvas(900, 900, 'red').jpeg().toBuffer();
  const truncated = await writeFixture('half.jpg', photo.subarray(0, photo.length / 2));
  await expect(makeMaster(truncated, folder, { acceptsSvg: true })).rejects.toMatchObject({
    reason: 'damaged',
  });
});

test('a job that takes too long is killed, and the next one runs', async () => {
  const photo = await writeFixture('slow.jpg', await canvas(3000, 3000, 'red').jpeg().toBuffer());
  const slow = runJob({ kind: 'master', file: photo, folder, acceptsSvg: false }, 1);
  const next = findFileType(photo);
  await expect(slow).rejects.toMatchObject({ reason: 'took too long' });
  expect(await next).toBe('image/jpeg');
});

test('the image process ends with its parent @long', async () => {
  const photo = await writeFixture('orphan.jpg', await canvas(3000, 3000, 'red').jpeg().toBuffer());
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', parentProgram(photo)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const child = Number(await firstLine(parent.stdout));
  expect(isAlive(child)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 5_000 });
});

/** Prints the pid of its image process as soon as that has a job. */
function parentProgram(photo: string) {
  const job = JSON.stringify({ kind: 'master', file: photo, folder, acceptsSvg: false });
  return `
    import { subscribe } from 'node:diagnostics_channel';
    import { runJob } from ${JSON.stringify(path.resolve('src/platform/images/process.ts'))};
    subscribe('child_process', ({ process }) => setImmediate(() => console.log(process.pid)));
    runJob(${job}, 10_000);`;
}

async function firstLine(stream: NodeJS.ReadableStream) {
  for await (const line of createInterface({ input: stream })) return line;
  return undefined;
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function pngHeader(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', Buffer.alloc(0))]);
}

function pngChunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
