import type { Page } from '@playwright/test';
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
