import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.describe.configure({ mode: 'default' });

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  // As 1440 by 900 at 400 %.
  { width: 360, height: 225 },
];

test('no bar covers what has the focus, however small the window is @long', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'It sets the sizes of windows itself.');
  test.slow();
  await signIn(page);
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Edit Mei Tanaka' }).click();
  await expect(page.getByLabel('Slug')).toBeVisible();
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.getByRole('heading', { level: 1 }).focus();
    expect(await coveredOnTheWay(page), `${size.width} by ${size.height}`).toEqual([]);
  }
});

/** What is covered by something else when it gets the focus, from here to the end of the page and back. */
async function coveredOnTheWay(page: Page) {
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press(key);
      const seen = await page.evaluate(findCover);
      if (seen === 'end') break;
      if (seen) covered.push(`${key} ${seen}`);
    }
  return covered;
}

/** Undefined if a point of what has the focus is seen. */
function findCover() {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !focused.closest('main')) return 'end';
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((share) => {
    const point = document.elementFromPoint(middle, top + (bottom - top) * share);
    return point !== null && (focused.contains(point) || point.contains(focused));
  });
  return isSeen
    ? undefined
    : (focused.getAttribute('aria-label') ?? focused.outerHTML).slice(0, 90);
}
