import { expect, test } from 'vitest';
import { contrast, mix } from './contrast.ts';
import { luminanceRows, parseLuminance, serializeLuminance } from './luminance.ts';
import { scrimOver, type HeroScreen } from './scrim.ts';

const mere = '#0e1b1c';
const paper = '#eff1ee';
const wide: HeroScreen = { width: 1440, height: 480, title: 200 };
const screens: HeroScreen[] = [wide, { width: 390, height: 456, title: 200 }];
const half = { overlay: 0.5, ground: mere };

test('over a dark picture nothing is laid', () => {
  expect(
    scrimOver(
      imageOf(() => 0.2),
      screens,
      half,
    ),
  ).toEqual({ cap: 0, foot: 0 });
});

test('over a picture as bright as a sky the overlay is just dense enough, and thinner at the upper edge of the letters', () => {
  const { cap, foot } = scrimOver(
    imageOf(() => 0.6),
    screens,
    half,
  );
  expect(foot).toBeGreaterThan(0);
  expect(foot).toBeLessThan(0.5);
  expect(contrast(paper, mix('#999999', mere, foot ?? 0))).toBeGreaterThan(4.5);
  expect(contrast(paper, mix('#999999', mere, (foot ?? 0) - 0.03))).toBeLessThan(4.6);
  expect(contrast(paper, mix('#999999', mere, cap))).toBeGreaterThan(3);
  expect(contrast(paper, mix('#999999', mere, cap - 0.03))).toBeLessThan(3.1);
});

test('where the limit of the page is not enough, the text stands on paper', () => {
  const white = imageOf(() => 1);
  expect(scrimOver(white, screens, half)).toEqual({ cap: 0, foot: null });
  expect(scrimOver(white, screens, { ...half, overlay: 0.6 })).toEqual({ cap: 0.52, foot: 0.6 });
  expect(scrimOver(white, screens, { ...half, overlay: 0.7 })).toEqual({ cap: 0.52, foot: 0.64 });
});

test('only the strip under the title counts, where the focal point puts it', () => {
  const lights = imageOf((row) => (row > 0.8 ? 0.7 : 0.1));
  expect(scrimOver({ ...lights, focal: { x: 0.5, y: 0 } }, [wide], half)).toEqual({
    cap: 0,
    foot: 0,
  });
  const { foot } = scrimOver({ ...lights, focal: { x: 0.5, y: 1 } }, [wide], half);
  expect(foot).toBeGreaterThan(0.1);
});

test('without a measure the overlay is the limit of the page', () => {
  const image = { url: '/media/images/heroes/a_1500x1000_aabbcc.jpg', alt: '', focal };
  const over = (luminance: string | null) =>
    scrimOver({ kind: 'image', image: { ...image, luminance } }, screens, half);
  for (const unknown of [null, '', 'ff', 'zz'.repeat(luminanceRows * 2)])
    expect(over(unknown), String(unknown)).toEqual({ cap: 0.5, foot: 0.5 });
  const video = { url: 'https://films.example/a.mp4', poster: null, small: [] };
  expect(scrimOver({ kind: 'film', film: video }, screens, half)).toEqual({ cap: 0.5, foot: 0.5 });
});

test('a film is measured by its poster, and without any medium the ground is dark by itself', () => {
  const poster = {
    url: '/media/images/heroes/a_1500x1000_aabbcc.jpg',
    alt: '',
    focal,
    luminance: imageOf(() => 0.1).luminance,
  };
  const video = { url: '/media/videos/news/a.mp4', poster, small: [] };
  expect(scrimOver({ kind: 'film', film: video }, screens, half)).toEqual({ cap: 0, foot: 0 });
  const nothing = { kind: 'image', image: null } as const;
  expect(scrimOver(nothing, screens, half)).toEqual({ cap: 0, foot: 0 });
});

test('what is stored is read again, no darker than it was', () => {
  const small = rows((row) => row / 2);
  const large = rows((row) => row / 3);
  const read = parseLuminance(serializeLuminance({ small, large }));
  for (const [row, grey] of small.entries()) expect(read?.small[row]).toBeGreaterThanOrEqual(grey);
  expect(read?.large[9]).toBeCloseTo(large[9] ?? 0, 2);
});

const focal = { x: 0.5, y: 0.5 };

function imageOf(grey: (row: number) => number) {
  const greys = rows(grey);
  const luminance = serializeLuminance({ small: greys, large: greys });
  return { focal, luminance, img: { w: 1500, h: 1000 } };
}

/** By their place in the picture, from 0 at the top to 1. */
function rows(grey: (row: number) => number) {
  return Array.from({ length: luminanceRows }, (_, index) => grey(index / luminanceRows));
}
