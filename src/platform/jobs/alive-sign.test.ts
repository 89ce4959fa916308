import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { showAlive, wasKilled } from './alive-sign.ts';

test('a killed process is told from one that lives, that ended, or that was never here', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sign-')), 'a.sock');
  expect(await wasKilled(file)).toBe(false);
  const hide = await showAlive(file);
  expect(await wasKilled(file)).toBe(false);
  await hide();
  expect(await wasKilled(file)).toBe(false);
  const program = `require('node:net').createServer().listen(${JSON.stringify(file)}, () => console.log('ready'))`;
  const child = spawn(process.execPath, ['-e', program]);
  await once(child.stdout, 'data');
  expect(await wasKilled(file)).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await wasKilled(file)).toBe(true);
  await (
    await showAlive(file)
  )();
  expect(await wasKilled(file)).toBe(false);
});

test('without a place for the sign nothing is shown', async () => {
  const file = path.join(tmpdir(), 'x'.repeat(200), 'a.sock');
  await (
    await showAlive(file)
  )();
  expect(await wasKilled(file)).toBe(false);
});
