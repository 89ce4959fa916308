import { expect, test } from 'vitest';
import { contrast } from '../../../lib/media/contrast.ts';
import { demoPartners } from '../partners.demo.ts';
import { capitals } from './capitals.ts';
import { findInitials, makePlate, plateSize, plateTones, sunRadius, withPlates } from './plate.ts';

const many = Array.from({ length: 400 }, (_, index) => ({
  slug: `partner-${index}`,
  name: 'Ada Lovelace',
}));

test('the initials are the first letters of the first and the last word, with their accents', () => {
  const names = {
    'Ingrid Halvorsen': 'IH',
    'Étienne Laroche': 'ÉL',
    'E\u0301tienne Laroche': 'ÉL',
    'Ana María de la Cruz': 'AC',
    'dilek şahin': 'DŞ',
    Cher: 'C',
    '  Mei   Tanaka ': 'MT',
    'ʻAukai “Kai” Kealoha': 'AK',
    '(Ted) O’Neil': 'TO',
    'Ødegaard ßmith': 'Øß',
    'Thomas –': 'T',
    'Юрий Щукин': 'ЮЩ',
    'Юрий Smith': 'Ю',
    'محمد حسن': 'م\u200cح',
    '田中 美咲': '田',
    'ゆき Tanaka': 'ゆ',
    'Mei 田中': 'M',
    김민준: '김',
    '3 Rivers Realty': '3R',
    '’ –': '',
    '': '',
  };
  for (const [name, initials] of Object.entries(names))
    expect(findInitials(name), name).toBe(initials);
});

test('everything but the initials follows from the slug', () => {
  const first = makePlate({ slug: 'mei-tanaka', name: 'Mei Tanaka' });
  expect(makePlate({ slug: 'mei-tanaka', name: 'Ada Bo' })).toEqual({ ...first, initials: 'AB' });
});

test('the sun is within its range, and all tones are used', () => {
  const plates = many.map(makePlate);
  for (const { sunX } of plates) {
    expect(sunX).toBeGreaterThanOrEqual(180);
    expect(sunX).toBeLessThanOrEqual(1056);
    expect(sunX + sunRadius).toBeLessThanOrEqual(plateSize.width);
  }
  const counts = Map.groupBy(plates, ({ tone }) => tone);
  expect([...counts.keys()].toSorted()).toEqual(Object.keys(plateTones).toSorted());
  for (const [tone, { length }] of counts) expect(length, tone).toBeGreaterThan(40);
});

test.each([2, 3, 4])('neighbours in a grid of %i columns have different tones', (columns) => {
  for (const partners of [demoPartners, many, many.map(() => ({ slug: 'same', name: 'A B' }))]) {
    const grid = withPlates(partners).map(({ plate }) => plate.tone);
    grid.forEach((tone, index) => {
      expect(tone).not.toBe(grid[index - columns]);
      if (index % columns > 0) expect(tone).not.toBe(grid[index - 1]);
    });
  }
});

test('initials have a contrast of at least 10 with air and water of every tone', () => {
  for (const [tone, { sky, sea, ink }] of Object.entries(plateTones)) {
    expect(contrast(ink, sky), `${tone}, sky`).toBeGreaterThanOrEqual(10);
    expect(contrast(ink, sea), `${tone}, sea`).toBeGreaterThanOrEqual(10);
  }
});

test('no two capitals are wider than 960, and most stand at 1020', () => {
  const advances = new Map(
    Object.entries(capitals).map(([letter, outline]) => [letter, parseInt(outline, 10) / 1_000]),
  );
  expect(advances.size).toBeGreaterThan(150);
  const widest = [...advances].toSorted(([, a], [, b]) => b - a).slice(0, 30);
  for (const [first, firstWidth] of widest) {
    for (const [second, secondWidth] of widest) {
      const { initials, fontSize } = makePlate({ slug: 'a', name: `${first}a ${second}a` });
      expect(initials).toBe(first + second);
      const advance = (firstWidth + secondWidth) * fontSize;
      if (advance > 960) expect.fail(`${initials} is ${advance} wide`);
    }
  }
  expect(makePlate({ slug: 'a', name: 'Ingrid Halvorsen' }).fontSize).toBe(1020);
  expect(makePlate({ slug: 'a', name: 'Wim Wenders' }).fontSize).toBeLessThan(1020);
  expect(makePlate({ slug: 'a', name: '田中 美咲' }).fontSize).toBe(620);
  expect(makePlate({ slug: 'a', name: 'Юрий Щукин' }).fontSize).toBeLessThanOrEqual(480);
});
