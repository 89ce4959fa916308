import { expect, test } from '../../../../tests/browser/fixtures.ts';

test('a floor plan opens larger from its page, by keyboard too, and its script waits until then @narrow', async ({
  page,
  isMobile,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/projects/kestrel-house');
  const plan = page.getByRole('img', { name: /^Floor plan, Kestrel House, two bedroom, inlet/ });
  await plan.scrollIntoViewIfNeeded();
  await expect(plan).toHaveAttribute('width', '676');
  await expect(plan).toHaveAttribute('height', '652');
  const size = await plan.boundingBox();
  expect(isMobile ? size?.width : size?.height).toBeGreaterThanOrEqual(isMobile ? 350 : 336);
  expect(await page.evaluate(overflow)).toBe(0);
  // That of the chosen home stands in the page, and the others are not loaded.
  await expect(plan.getByText('Dressing')).toHaveCSS('font-family', /^"Ysabeau Office Variable"/);
  expect(requested.filter((url) => url.includes('/images/plans/'))).toHaveLength(0);
  expect(requested.filter((url) => url.includes('drawing-viewer'))).toEqual([]);

  const dialog = page.getByRole('dialog', { name: /^Two bedroom, inlet, 2 bed, 2 bath, 1,234/ });
  if (isMobile) await plan.click();
  else {
    await page.getByRole('link', { name: /^View larger.*Two bedroom, inlet$/ }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByRole('img', { name: /^Floor plan, Kestrel House/ })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(isMobile ? '140%' : '100%');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('status')).toHaveText(isMobile ? '196%' : '140%');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /^View larger/ }).first()).toBeFocused();
});

for (const { path, rooms, size, original, list } of [
  {
    path: 'fr',
    rooms: 'Chambre 1',
    size: '14′2″ × 13′6″',
    original: /^Plan d’architecte/,
    list: /^Trois chambres, de coin/,
  },
  {
    path: 'ja',
    rooms: '寝室1',
    size: '4.3 × 4.1m',
    original: /^原図を見る/,
    list: /^3ベッドルーム、角住戸/,
  },
  {
    path: 'zh-hant',
    rooms: '臥室 1',
    size: '4.3 × 4.1 m',
    original: /^查看原圖/,
    list: /^三房・邊間/,
  },
])
  test(`floor plans are in the language of the page, and the original is one click away: ${path} @long`, async ({
    page,
    expectNoAxeViolations,
  }) => {
    await page.goto(`/${path}/projects/kestrel-house`);
    const plan = page.locator('#availability figure');
    await expect(plan.locator('svg[role=img]')).toContainText(rooms);
    await expect(plan.locator('svg[role=img]')).toContainText(size);
    await expectNoAxeViolations();
    await plan.locator('svg[role=img]').click();
    await expect(page.getByRole('dialog').getByText(rooms)).toBeVisible();
    await page.keyboard.press('Escape');
    const answer = page.waitForResponse(/_730\.svg\?in=/);
    await page.locator('#residences summary').filter({ hasText: list }).click();
    expect((await (await answer).text()).replaceAll('\u00A0', ' ')).toContain(rooms);
    await plan.getByRole('link', { name: original }).click();
    await expect(page).toHaveURL(/_676x652_650\.svg$/);
  });

test('without script the link of a floor plan leads to its file, and paper has the drawing @long', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/projects/kestrel-house');
  const link = page
    .getByRole('region', { name: 'Availability' })
    .getByRole('link', { name: /^View larger.*Two bedroom, inlet$/ });
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /full floor, double library/ })).toBeVisible();
  await expect(link).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await link.click();
  await expect(page).toHaveURL(/\/media\/images\/plans\/\w+_676x652_650\.svg$/);
  await context.close();
});

function overflow() {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
