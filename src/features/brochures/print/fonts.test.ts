import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readFonts, textRuns } from './fonts.ts';

const wideSigns = /[\u3000-\u303f\u30fb\u3300-\u33ff\ufe30-\ufe4f\uff00-\uffef]/g;

test.each([
  ['ja-JP', 'ja', ['JP', 'TC']],
  ['zh-Hant-TW', 'zh-hant', ['TC']],
])('signs of texts in %s are of its own face', async (language, folder, faces) => {
  const texts = await Promise.all(
    (await Array.fromAsync(glob(`{src,demo}/**/${folder}/*.ts`))).map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  const signs = [...new Set(texts.join('').match(wideSigns))].join('');
  await readFonts(signs, language);
  const runs = textRuns(signs).map(({ face, text }) => ({ face: face.familyName, text }));
  expect(runs.map(({ text }) => text).join('')).toBe(signs.normalize('NFC'));
  expect(runs).toEqual(
    runs.map(({ text }) => ({
      text,
      face: expect.stringMatching(new RegExp(`^Noto Serif (${faces.join('|')})`)),
    })),
  );
});
