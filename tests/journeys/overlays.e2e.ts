import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../browser/fixtures.ts';
import { isLong } from '../set-up/long.ts';

const pages = [
  '/',
  '/about',
  '/projects',
  '/partners',
  '/vip',
  '/join',
  '/news',
  '/contact',
  '/testimonials',
  '/projects/kestrel-house',
  '/projects/ito-house',
];
const widths = [390, 1440];
const manyWidths = [320, 390, 560, 768, 820, 1024, 1180, 1280, 1440, 1680, 1920];
const percentile = 0.97;

/** One of each kind of picture at the head of a page. */
const fewPages = ['/about', '/projects/kestrel-house'];

for (const [name, addresses, all] of [
  ['text over images can be read', fewPages, widths],
  ['text over images can be read on every page at every width @long', pages, manyWidths],
] as const) {
  test(name, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'The widths are set here');
    test.slow(isLong);
    const measured: Measure[] = [];
    for (const address of addresses) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const width of all) {
        await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
        measured.push(...(await measureTexts(page, address, width)));
      }
    }
    console.log(lowestOf(measured));
    expect(measured.filter(({ contrast, least }) => contrast < least)).toEqual([]);
    expect(measured.some(({ least }) => least === 3)).toBe(true);
  });
}

type Measure = { address: string; width: number; text: string; contrast: number; least: number };

/** The contrasts of all texts over the hero's image, with the brightest pixels behind each but a few. */
async function measureTexts(page: Page, address: string, width: number): Promise<Measure[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('[data-hero] img')].every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  );
  const texts = await page.evaluate(findTextsOverImage);
  if (texts.length === 0) return [];
  await page.evaluate(showTexts, false);
  const screenshot = await page.screenshot({ animations: 'disabled' });
  await page.evaluate(showTexts, true);
  return Promise.all(
    texts.map(async ({ box, text, color, isLarge }) => {
      const behind = await brightnessIn(screenshot, box);
      const own = luminance(...(color.match(/[\d.]+/g) ?? []).map(Number));
      return {
        address,
        width,
        text,
        contrast: Math.round(((own + 0.05) / (behind + 0.05)) * 100) / 100,
        least: isLarge ? 3 : 4.5,
      };
    }),
  );
}

type Box = { left: number; top: number; width: number; height: number };

function showTexts(isVisible: boolean) {
  const texts = ['h1', 'p', 'a', 'button', 'span', 'svg'].join(', ');
  for (const root of document.querySelectorAll('[data-hero]')) {
    for (const element of root.querySelectorAll<HTMLElement>(texts))
      element.style.visibility = isVisible ? '' : 'hidden';
  }
}

/** Texts on a ground of their own are left out. */
function findTextsOverImage() {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (animation.timeline === document.timeline && Number.isFinite(Number(endTime)))
      animation.finish();
  }
  const hero = document.querySelector('[data-hero]')?.getBoundingClientRect();
  const image = document.querySelector('[data-hero] img')?.getBoundingClientRect();
  if (!hero || !image) return [];
  // A title is let down by a pixel, so that no line of the picture shows beneath it.
  const edge = Math.floor(Math.min(hero.bottom, image.bottom, innerHeight));
  const roots = [...document.querySelectorAll('[data-hero]')];
  return roots.flatMap((root) =>
    [...root.querySelectorAll('h1, p, a, button, span')].flatMap((element) => {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return [];
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(at);
        if (!/transparent|rgba\(.*, 0\)/.test(backgroundColor)) return [];
        if (backgroundImage !== 'none' && backgroundSize.includes('100% 100%')) return [];
      }
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (right <= image.left || left >= image.right) return [];
      // The box of a line may hang over the image below its letters.
      const hanging = (bottom - top) / 8;
      if (top < 0 || bottom - hanging <= image.top || top >= image.bottom) return [];
      const box = {
        left: Math.max(0, Math.floor(left)),
        top: Math.floor(top),
        width: Math.ceil(Math.min(width, innerWidth - left)),
        height: Math.min(Math.ceil(bottom), edge) - Math.floor(top),
      };
      if (box.width < 2 || box.height < 2) return [];
      const { color, fontSize } = getComputedStyle(element);
      const isLarge = parseFloat(fontSize) >= 24;
      return [{ box, text: element.textContent.trim().slice(0, 20), color, isLarge }];
    }),
  );
}

function luminance(red = 0, green = 0, blue = 0) {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

async function brightnessIn(screenshot: Buffer, box: Box) {
  const { data, info } = await sharp(screenshot)
    .extract(box)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminances = Array.from({ length: info.width * info.height }, (_, pixel) =>
    luminance(...data.subarray(pixel * info.channels, pixel * info.channels + 3)),
  ).toSorted((a, b) => a - b);
  return luminances[Math.floor(luminances.length * percentile)] ?? 0;
}

/** For each page and width the lowest contrasts of small and of large text. */
function lowestOf(measured: Measure[]) {
  const groups = Map.groupBy(measured, ({ address, width }) => `${address} at ${width}`);
  return [...groups]
    .map(([group, measures]) => {
      const lowest = [4.5, 3].map((least) =>
        Math.min(...measures.filter((one) => one.least === least).map((one) => one.contrast)),
      );
      const [small, large] = lowest.map((value) => (Number.isFinite(value) ? value : 'none'));
      return `${group}: small ${small}, large ${large}`;
    })
    .join('\n');
}
