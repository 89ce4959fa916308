import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast } from '../../../lib/media/contrast.ts';
import { capitals } from './capitals.ts';
import { horizon as ofPlates, makePlate, plateCardUrl, plateTones } from './plate.ts';
import { plateCardSvg } from './plate-card.server.ts';

const etienne = makePlate({ slug: 'etienne-laroche', name: 'Étienne Laroche' });

test('a social card has the initials on the horizon, in the colours of the plate', async () => {
  const { sky, sea, ink } = plateTones[etienne.tone];
  const at = await pixelsOf(plateCardSvg(etienne, capitals, '#d4502a'));
  expect(at(0, 0)).toBe(sky);
  expect(at(1199, 629)).toBe(sea);
  expect(at(etienne.sunX, horizon - 20)).toBe('#d4502a');
  const row = Array.from({ length: 1200 }, (_, x) => at(x, horizon - 4));
  expect(row.filter((colour) => contrast(colour, ink) < 1.2).length).toBeGreaterThan(20);
});

test('without outlines of its initials a card has horizon and sun alone', async () => {
  const at = await pixelsOf(plateCardSvg({ ...etienne, initials: '田' }, capitals, '#d4502a'));
  const { sky } = plateTones[etienne.tone];
  const row = new Set(Array.from({ length: 1200 }, (_, x) => at(x, horizon - 150)));
  expect([...row]).toEqual([sky]);
});

test('another plate has another URL', () => {
  const url = plateCardUrl('etienne-laroche', etienne);
  expect(url).toMatch(/^\/partners\/etienne-laroche\/card\.png\?[a-z0-9]+$/);
  expect(plateCardUrl('etienne-laroche', { ...etienne, tone: 'rain' })).not.toBe(url);
});

const horizon = Math.round((ofPlates / 1500) * 630);

async function pixelsOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  return (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    return `#${data.subarray(from, from + 3).toString('hex')}`;
  };
}
