import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { parseLuminance } from '../../lib/media/luminance.ts';
import { canvas } from '../../../tests/files/images.ts';
import { measureLuminance } from './measure-luminance.ts';

test('each row has the grey of its brightest part', async () => {
  const sky = await canvas(1200, 400, '#cccccc').png().toBuffer();
  const image = canvas(1200, 800, '#222222').composite([{ input: sky, gravity: 'north' }]);
  const { small, large } = await measured(image);
  expect(small[0]).toBeCloseTo(0.8, 1);
  expect(small[23]).toBeCloseTo(0.8, 1);
  expect(small[24]).toBeCloseTo(0.13, 1);
  expect(large[23]).toBeCloseTo(0.8, 1);
  expect(large[24]).toBeCloseTo(0.13, 1);
});

test('a bright spot counts for texts that it is wide enough for, and a few lights do not', async () => {
  const lamp = await canvas(60, 800, '#ffffff').png().toBuffer();
  const lit = canvas(1200, 800, '#000000').composite([{ input: lamp, left: 400, top: 0 }]);
  const { small } = await measured(lit);
  expect(small[5]).toBe(1);
  const light = await canvas(6, 800, '#ffffff').png().toBuffer();
  const dim = canvas(1200, 800, '#000000').composite([{ input: light, left: 400, top: 0 }]);
  expect((await measured(dim)).large[5]).toBe(0);
});

test('a colour has the grey of its luminance, and transparent parts that of the ground of heroes', async () => {
  expect((await measured(canvas(100, 100, '#00ff00'))).small[0]).toBeCloseTo(0.86, 1);
  expect((await measured(canvas(100, 100, '#ffffff00'))).small[0]).toBeLessThan(0.12);
});

async function measured(image: Sharp) {
  const read = parseLuminance(await measureLuminance(sharp(await image.png().toBuffer())));
  if (!read) throw new Error('Not measured');
  return read;
}
