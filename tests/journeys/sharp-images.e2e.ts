import type { Page } from '@playwright/test';
import { widestTall } from '../../src/lib/media/focal-point.ts';
import { expect, test } from '../browser/fixtures.ts';
import { isLong } from '../set-up/long.ts';

const withMostSlots = ['/', '/projects/kestrel-house'];
/** Every slot there is: galleries of one, two and seven pictures, rows of cards that are full or not. */
const addresses = [
  ...withMostSlots,
  '/projects',
  '/news',
  '/about',
  '/partners',
  '/partners/ingrid-halvorsen',
  '/projects?city=tokyo',
  '/projects?city=sold',
  '/projects/lantern-pier',
  '/vip',
  '/join',
  '/contact',
  '/testimonials',
];

const screens = [
  { width: 390, height: 844, density: 3 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
];

const maxEnlarged = 1.1;

for (const { width, height, density } of screens) {
  test.describe(`at ${width} pixels, ${density} to a point`, () => {
    const isPhone = width < 600;
    test.use({
      viewport: { width, height },
      deviceScaleFactor: density,
      isMobile: isPhone,
      hasTouch: isPhone,
    });

    test(`no picture is enlarged while its original has the pixels${isPhone ? '' : ' @long'}`, async ({
      page,
    }, { project }) => {
      test.skip(project.name !== 'desktop', 'Each screen is set here');
      // Or the browser would take a wider file that an earlier page has left.
      const session = await page.context().newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      const enlarged: unknown[] = [];
      let count = 0;
      for (const address of isLong ? addresses : withMostSlots) {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        const pictures = await imageSizes(page);
        count += pictures.length;
        for (const { alt, wanted, chosen } of pictures) {
          const scale = wanted / chosen;
          if (!(scale <= maxEnlarged)) enlarged.push({ address, alt, wanted, chosen });
        }
      }
      expect(enlarged).toEqual([]);
      expect(count).toBeGreaterThan(isLong ? 60 : 12);
    });
  });
}

const frames = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** A frame of nearly this ratio may keep either point. */
const aboutWidest = [widestTall / 1.05, widestTall * 1.05] as const;

test('every frame keeps the focal point for its shape in sight, on six screens @long', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'Each screen is set here');
  const others: unknown[] = [];
  let count = 0;
  for (const address of addresses) {
    for (const size of frames) {
      await page.setViewportSize(size);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const pictures = await page.evaluate(focalPoints);
      count += pictures.length;
      for (const picture of pictures) {
        const { ratio, tall, wide, position } = picture;
        if (
          ratio < aboutWidest[0] ? position !== tall : ratio > aboutWidest[1] && position !== wide
        )
          others.push({ address, ...size, ...picture });
      }
    }
  }
  expect(others).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

/** Of each picture that is cropped: its points for tall and for wide frames, and the one that it keeps. */
function focalPoints() {
  const cropped = [...document.querySelectorAll<HTMLImageElement>('picture > img')].filter(
    (image) => image.checkVisibility() && getComputedStyle(image).objectFit === 'cover',
  );
  return cropped.map((image) => {
    const { width, height } = image.getBoundingClientRect();
    const style = getComputedStyle(image);
    const [tall = '', wide = ''] = ['--focal-tall', '--focal-wide'].map(
      (name) => style.getPropertyValue(name) || '50% 50%',
    );
    return { src: image.src, ratio: width / height, tall, wide, position: style.objectPosition };
  });
}

/** For each picture in sight or below, the width in pixels that the screen could show and that of the file which the browser chose. */
async function imageSizes(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline === document.timeline && Number.isFinite(Number(endTime)))
        animation.finish();
    }
  });
  await page.waitForFunction(() =>
    [...document.images].every(({ currentSrc, src }) => currentSrc || !src),
  );
  return page.evaluate(() => {
    const photographs = [...document.querySelectorAll<HTMLImageElement>('picture > img')];
    return photographs
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const box = image.getBoundingClientRect();
        const [ofWidth, ofHeight] = ['width', 'height'].map((name) =>
          Number(image.getAttribute(name)),
        ) as [number, number];
        const isCut = getComputedStyle(image).objectFit === 'cover';
        const fromHeight = (box.height * ofWidth) / ofHeight;
        const drawn = isCut ? Math.max(box.width, fromHeight) : Math.min(box.width, fromHeight);
        const files = [...(image.parentElement?.querySelectorAll('source') ?? [])]
          .flatMap(({ srcset }) => srcset.split(', '))
          .map((file) => file.split(' '));
        const chosen = files.find(
          ([url = '']) => new URL(url, location.href).href === image.currentSrc,
        );
        return {
          alt: image.alt,
          wanted: Math.min(drawn * devicePixelRatio, ofWidth),
          chosen: Number.parseInt(chosen?.[1] ?? '', 10),
        };
      });
  });
}
