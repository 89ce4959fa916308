import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bareBrochure } from '../../../tests/fixtures/brochure.ts';
import { print } from './print.server.ts';

test('a process of its own prints a brochure without the settings of the site @long', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'print-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const target = path.join(folder, 'brochure.pdf');
  const { signal } = new AbortController();
  await print({ brochure: bareBrochure, files: {}, target }, { signal, isUrgent: true });
  expect((await readFile(target)).subarray(0, 5).toString()).toBe('%PDF-');
});
