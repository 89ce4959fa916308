import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { incoming, removeAbandonedUploads, withIncoming } from './incoming.ts';

const random = '00000000-0000-4000-8000-000000000000';

beforeEach(() => rm(incoming, { recursive: true, force: true }));

test('what a killed process left is removed at once, and what a living one works on stays', async () => {
  const [killed, living] = [await uploader(), await uploader()];
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  await withIncoming(async (place) => {
    await writeFile(place, 'half a file');
    await removeAbandonedUploads();
    expect(await names()).toEqual([path.basename(place), living.name].toSorted());
  });
  living.child.kill('SIGKILL');
  await once(living.child, 'exit');
  await removeAbandonedUploads();
  expect(await names()).toEqual([]);
});

test('the number of a killed process may belong to another one by now', async () => {
  await withIncoming(async (place) => {
    const [machine = '', , start] = path.basename(place).split('.');
    await leave([machine, process.pid, Number(start) + 1, random].join('.'));
    await removeAbandonedUploads();
    expect(await names()).toEqual([]);
  });
});

test('what another machine left is removed if nobody touches it', async () => {
  const [silent, busy] = [`abc.1.1.${random}`, `abc.2.2.${random}`];
  for (const name of [silent, busy]) await leave(name);
  await removeAbandonedUploads(0);
  const later = new Date(Date.now() + 1_000);
  await utimes(path.join(incoming, busy), later, later);
  await expect.poll(names).toEqual([busy]);
});

test('what a release before this one left is removed after a day', async () => {
  for (const name of [random, 'left-behind']) await leave(name);
  await utimes(path.join(incoming, random), new Date(0), new Date(0));
  await removeAbandonedUploads();
  expect(await names()).toEqual(['left-behind']);
});

async function names() {
  return (await readdir(incoming)).toSorted();
}

async function leave(name: string) {
  await mkdir(incoming, { recursive: true });
  await writeFile(path.join(incoming, name), 'half a file');
}

/** Another process that uploads, and the name of what it has. */
async function uploader() {
  const before = await names().catch(() => [] as string[]);
  const program = `import { mkdir } from 'node:fs/promises';
    const { withIncoming } = await import(${JSON.stringify(path.resolve('src/platform/storage/incoming.ts'))});
    await withIncoming(async (place) => {
      await mkdir(place);
      console.log('ready');
      await new Promise(() => setInterval(() => {}, 1_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const name = (await names()).find((one) => !before.includes(one)) ?? '';
  return { child, name };
}
