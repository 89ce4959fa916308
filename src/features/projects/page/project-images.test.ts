import { expect, test } from 'vitest';
import { arrangeImages } from './project-images.ts';

const short = { id: 'overview', height: 900 };
const features = { id: 'features', height: 800 };
const long = [short, features, ...sections(['homes', 'tower', 'money'])];

test('a project with one picture has no gallery and no picture between its sections', () => {
  expect(arrange(1, long)).toEqual({ gallery: [], pair: null, breaths: {} });
});

test('the gallery shows the first three, and never the picture of the hero', () => {
  expect(arrange(7, [short]).gallery).toEqual([1, 2, 3]);
  const { gallery } = arrangeImages({ hero: heroOf(2), pictures: pictures(4) }, []);
  expect(gallery.map(({ index }) => index)).toEqual([0, 1, 3]);
});

test('where the text is longer than three screens of a phone, the next picture follows', () => {
  expect(arrange(7, long)).toEqual({
    gallery: [1, 2, '3 wide'],
    pair: 4,
    breaths: { homes: 5, tower: 6, money: '3 phone' },
  });
});

test('the drawing of a plan parts the text, and so does the partner above the form', () => {
  const parts = [
    short,
    { id: 'homes', height: { beforeImage: 1300, afterImage: 1400 } },
    { id: 'tower', height: 2000 },
    { id: 'interest', height: { beforeImage: 230, afterImage: 1300 } },
  ];
  expect(arrange(3, parts).breaths).toEqual({ homes: '2 phone' });
});

test('photographs stand no further apart, even where other images part the text', () => {
  const homes = { id: 'homes', height: { beforeImage: 1300, afterImage: 1400 } };
  const { breaths } = arrange(7, [short, homes, { id: 'interest', height: 900 }]);
  expect(breaths).toEqual({ overview: 4, homes: 5 });
  const one = [short, { id: 'location', height: { beforeImage: 200, afterImage: 80 } }];
  expect(arrange(7, one).breaths).toEqual({});
});

test('on a phone the picture beside the features follows them if long text comes next', () => {
  const { pair } = arrangeImages({ hero: heroOf(0), pictures: pictures(7) }, long);
  expect(pair?.isLast).toBe(true);
  const last = arrangeImages({ hero: heroOf(0), pictures: pictures(7) }, [features]);
  expect(last.pair?.isLast).toBe(false);
});

test('the last pictures of the gallery move down if no other is left, on wide screens the third, and the first stays', () => {
  expect(arrange(4, long)).toEqual({
    gallery: [1, '2 wide'],
    pair: null,
    breaths: { homes: '3 phone', tower: '3 wide', money: '2 phone' },
  });
  expect(arrange(2, long)).toEqual({ gallery: [1], pair: null, breaths: {} });
});

test('too few pictures make the longest text between two as short as they can', () => {
  const heights = [800, 800, 1200, 1600, 1400, 1500];
  const parts = heights.map((height, place) => ({ id: `${place}`, height }));
  expect(arrange(3, parts).breaths).toEqual({ 3: '2 phone' });
  expect(arrange(4, parts).breaths).toEqual({ 2: '3 phone', 3: '3 wide', 4: '2 phone' });
});

test('no screen shows a picture twice', () => {
  for (let count = 2; count < 12; count += 1) {
    const { gallery, pair, breaths } = arrangeImages(
      { hero: heroOf(0), pictures: pictures(count) },
      long,
    );
    const placed = [...gallery, ...(pair ? [pair] : []), ...[...breaths.values()].flat()];
    for (const screen of ['wide', 'phone'] as const) {
      const shown = placed.filter(({ only = screen }) => only === screen).map(({ index }) => index);
      expect(new Set(shown).size).toBe(shown.length);
    }
  }
});

function sections(ids: string[]) {
  return [...ids, 'interest'].map((id) => ({ id, height: 2400 }));
}

function arrange(count: number, parts: Parameters<typeof arrangeImages>[1]) {
  const { gallery, pair, breaths } = arrangeImages(
    { hero: heroOf(0), pictures: pictures(count) },
    parts,
  );
  return {
    gallery: gallery.map(text),
    pair: pair && text(pair),
    breaths: Object.fromEntries(
      [...breaths].flatMap(([id, items]) => items.map((item) => [id, text(item)])),
    ),
  };
}

function text({ index, only }: { index: number; only?: string }) {
  return only ? `${index} ${only}` : index;
}

function pictures(count: number) {
  return Array.from({ length: count }, (_, index) => imageAt(index));
}

function heroOf(index: number) {
  return { kind: 'image' as const, image: imageAt(index) };
}

function imageAt(index: number) {
  return { url: `/media/${index}.jpg`, alt: '', focal: { x: 0.5, y: 0.5 } };
}
