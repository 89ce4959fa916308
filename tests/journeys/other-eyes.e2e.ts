import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { isLong } from '../set-up/long.ts';

const narrowest = ['/', '/projects?view=table'];
const addresses = [
  ...narrowest,
  '/partners/ingrid-halvorsen',
  '/join',
  '/projects',
  '/projects/ito-house',
  '/shortlist?projects=kestrel-house,ito-house',
  '/nowhere',
  '/about',
  '/partners',
  '/projects?city=tokyo',
  '/projects/kestrel-house',
  '/vip',
  '/vip?sent=vip',
  '/news',
  '/contact',
  '/testimonials',
  '/privacy',
];

/** The longest words, and the widest signs. */
const translated = ['/fr/projects/kestrel-house', '/ja/contact'];
/** Of a phone, and of a window of 1280 at twice its size. 320 is that window at four times its size: its letters are not doubled again. */
const widthsOf = (size: '100%' | '200%') => {
  if (!isLong) return [390];
  return size === '100%' ? [320, 390, 640, 1440] : [390, 640, 1440];
};

for (const prefix of isLong ? ['', '/fr', '/ja', '/zh-hant'] : [''])
  test(`text of twice the size stays on the screen at ${prefix || '/'}, and the name is whole @narrow`, async ({
    page,
    isMobile,
    expectError,
  }) => {
    test.skip(!isMobile, 'Narrow screens are the harder ones');
    test.setTimeout(300_000);
    if (isLong) expectError('404');
    const tried = isLong
      ? addresses.map((path) => prefix + (path === '/' && prefix ? '' : path))
      : [...narrowest, ...translated];
    for (const address of tried) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const size of isLong ? (['100%', '200%'] as const) : (['200%'] as const))
        for (const width of widthsOf(size)) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate(
            (doubled) => document.documentElement.style.setProperty('font-size', doubled),
            size,
          );
          await expect
            .poll(() => page.evaluate(textsBeyondTheEdge), `${address} at ${width}, ${size}`)
            .toEqual([]);
        }
    }
  });

test('in forced colours the marks of where one is and what opens are seen @long', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/projects');
  if (!isMobile) {
    const current = '[aria-label=Main] [aria-current]';
    expect(await readColour(page, current, '::before', 'backgroundColor')).toBe('rgb(0, 0, 0)');
  }
  const tab = 'main nav [aria-current]';
  expect(await readColour(page, tab, '::after', 'backgroundColor')).toBe('rgb(0, 0, 0)');
  await page.goto('/join');
  const sign = 'summary > [aria-hidden]';
  expect(await readColour(page, sign, '::after', 'borderTopStyle')).toBe('solid');
  await page.goto('/projects/ito-house');
  // Without adjustment the browser puts a plate of the page's colour behind the number, which has that colour, too.
  const soldHome = page.locator('[data-state="sold"]').first();
  await expect(soldHome).toHaveCSS('forced-color-adjust', 'none');
  await expect(soldHome).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(soldHome).toHaveCSS('color', 'rgb(255, 255, 255)');
});

for (const height of [900, 480]) {
  test(`no picture stands as a hole where scrolling stops, on a screen ${height} high @long`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'The same pictures unveil');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 1440, height });
    for (const address of ['/', '/about', '/news']) {
      await page.goto(address);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += height / 3) {
        expect({ address, top, holes: await page.evaluate(holesAt, top) }).toEqual({
          address,
          top,
          holes: [],
        });
      }
    }
  });
}

test('between the sections of the home page there is no more than a quarter of a screen', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'On a phone everything is as wide as the screen');
  await page.goto('/');
  expect(await page.evaluate(tallestBlank)).toBeLessThan(240);
});

function readColour(
  page: Page,
  selector: string,
  pseudo: string,
  property: 'backgroundColor' | 'borderTopStyle',
) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, [of, name]) => getComputedStyle(element, of)[name], [
      pseudo,
      property,
    ] as const);
}

/** Words and controls that reach beyond the screen and are not in a row that scrolls sideways, and a name in parts. */
async function textsBeyondTheEdge() {
  // Only a layout asks for the fonts of its texts.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  const found: string[] = [];
  // Unlike `innerWidth`, it does not grow with what is too wide for a phone.
  const { clientWidth } = document.documentElement;
  const rows = [...document.querySelectorAll('body *')].filter((element) => {
    const { overflowX, clipPath } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX) || clipPath === 'inset(50%)';
  });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest('.sr, [aria-hidden=true]')) continue;
    if (rows.some((row) => row.contains(element))) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const control = element.closest('a, button, label')?.getClientRects() ?? [];
    for (const { width, left, right } of [...range.getClientRects(), ...control])
      if (width > 0 && (left < -1 || right > clientWidth + 1)) found.push(text.nodeValue ?? '');
  }
  for (const name of document.querySelectorAll('[aria-label$=", home"] > span > span:last-child')) {
    const range = document.createRange();
    range.selectNodeContents(name);
    if (range.getClientRects().length > 1) found.push(`${name.textContent} is broken`);
  }
  if (document.documentElement.scrollWidth > clientWidth) found.push('The page scrolls sideways');
  return found;
}

/** The pictures in sight that are covered, wholly or in part, once nothing moves any more at a place of the page. */
async function holesAt(top: number) {
  scrollTo({ top, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const moving = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 3_000);
  for (const animation of moving) animation.finish();
  await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('.unveil')]
    .filter((image) => {
      const { top: upper, bottom } = image.getBoundingClientRect();
      return bottom > 0 && upper < innerHeight;
    })
    .map((image) => getComputedStyle(image).clipPath)
    .filter((path) => path !== 'none' && path !== 'inset(0px)');
}

/** The height of the tallest stripe of the page, from edge to edge, in which there is nothing. */
function tallestBlank() {
  const main = document.querySelector('main') ?? document.body;
  const boxes = [...document.querySelectorAll('.well, [data-hero], main img, footer')].map((part) =>
    part.getBoundingClientRect(),
  );
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    boxes.push(...range.getClientRects());
  }
  let tallest = 0;
  let reached = 0;
  for (const { top, bottom } of boxes.toSorted((one, other) => one.top - other.top)) {
    tallest = Math.max(tallest, top - reached);
    reached = Math.max(reached, bottom);
  }
  return tallest;
}
