import { expect, test } from '../../../tests/browser/fixtures.ts';

test('projects are kept on the device, compared, let go and asked about @narrow', async ({
  page,
  expectNoAxeViolations,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/shortlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing saved yet');
  for (const slug of ['kestrel-house', 'ito-house']) {
    await page.goto(`/projects/${slug}`);
    await page.getByRole('button', { name: /^Save / }).click();
    await expect(page.getByRole('button', { name: /^Saved / })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await page.goto('/shortlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two projects');
  await expect(page.getByRole('main').getByText('Shortlist', { exact: true })).toBeVisible();
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Compare' }).first().click();
  await expect(page.getByRole('columnheader', { name: /Ito House/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Completion/ })).toContainText('Winter 2027');
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Back to shortlist' }).click();
  await page.getByRole('button', { name: 'Remove Ito House' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One project');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two projects');
  // The test opened project pages. No request may tell which projects are kept.
  const pageUrls = requestedUrls.filter((url) => !url.includes('/_astro/'));
  expect(pageUrls.filter((url) => /projects=|keep/.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Enquire about these two projects' }).click();
  await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(
    /Kestrel House and Ito House/,
  );
});

test('projects are kept from cards, also from the cards of another tab @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/projects');
  const kestrel = page.getByRole('button', { name: /Kestrel House/ });
  await kestrel.click();
  await expect(kestrel).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('link', { name: /^Tokyo/i })
    .first()
    .click();
  await expect(page).toHaveURL(/city=/);
  await page.getByRole('button', { name: 'Save Ito House' }).click();
  await expectNoAxeViolations();
  await page.goto('/projects');
  await expect(page.getByRole('button', { name: 'Saved Kestrel House' })).toBeVisible();
  await page.goto('/shortlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two projects');
  const brochure = page.getByRole('link', { name: 'Brochure' });
  await expect(brochure).toHaveAttribute('href', /projects=kestrel-house,ito-house/);
});

test('a thirteenth project is refused with a visible message, and of a list that was sent nothing is offered @long', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'shortlist',
      JSON.stringify(Array.from({ length: 12 }, (_, index) => `other-${index}`)),
    ),
  );
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Save Kestrel House' }).click();
  const refusal = page.getByText('Remove one first.');
  await expect.poll(async () => (await refusal.boundingBox())?.height).toBeGreaterThan(20);
  await expect(page.getByRole('button', { name: 'Save Kestrel House' })).toBeVisible();
  await page.goto('/shortlist?projects=ito-house,parallel');
  await expect(page.getByText('Remove one first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save both' })).toBeHidden();
});

test('a list that was sent is shown without keeping it, and never replaces a kept list', async ({
  page,
}) => {
  await page.goto('/projects/kestrel-house');
  await page.getByRole('button', { name: /^Save / }).click();
  await expect(page.getByRole('button', { name: /^Saved / })).toBeVisible();
  await page.goto('/shortlist?projects=ito-house,parallel,no-such-house');
  await page.getByRole('button', { name: 'Save both' }).click();
  await expect(page).toHaveURL(/\/shortlist$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three projects');
});

test('twelve projects are compared in a table that scrolls sideways between its labels and names @narrow @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/projects');
  const ids = await page
    .locator('[data-keep]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['keep']));
  await page.evaluate(
    (saved) => localStorage.setItem('shortlist', JSON.stringify(saved)),
    [...new Set(ids)],
  );
  await page.goto('/shortlist');
  await page.getByRole('link', { name: 'Compare' }).first().click();
  const region = page.getByRole('region', { name: 'Comparison of twelve projects' });
  await expect(region.getByRole('columnheader')).toHaveCount(12);
  const label = region.getByRole('rowheader', { name: 'Completion' });
  const leftBefore = (await label.boundingBox())?.x;
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await region.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  await expect(region.getByRole('columnheader').last()).toBeInViewport({ ratio: 0.9 });
  expect((await label.boundingBox())?.x).toBe(leftBefore);
  const head = region.getByRole('columnheader').last();
  const [corner, top] = [region.locator('thead td'), (await head.boundingBox())?.y];
  if (!isMobile) expect((await corner.boundingBox())?.y).toBe(top);
  await region.getByRole('row').last().scrollIntoViewIfNeeded();
  const name = page.locator('[data-names] b').last();
  await expect(name).toBeInViewport({ ratio: 1 });
  const x = (await head.boundingBox())?.x ?? 0;
  await expect.poll(async () => Math.abs(((await name.boundingBox())?.x ?? 0) - x)).toBeLessThan(1);
  // A phone widens its window to what sticks out.
  const { width } = page.viewportSize() ?? {};
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await pageWidth()).toBe(width);
  await expect(
    page.getByRole('link', { name: 'Enquire about these twelve projects' }),
  ).toHaveAttribute('href', /projects=([a-z-]+,){11}[a-z-]+#/);
  await page.getByRole('link', { name: 'Back to shortlist' }).click();
  await expect(page.getByRole('link', { name: 'Compare' }).first()).toBeVisible();
  expect(await pageWidth()).toBe(width);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison that was sent has all five projects, and so have the ways on @long', async ({
    page,
  }) => {
    const query = '?projects=kestrel-house,ito-house,parallel,westwater,fathom';
    await page.goto(`/shortlist${query}`);
    const brochure = page.getByRole('link', { name: 'Brochure (first four projects)' });
    await expect(brochure).toHaveAttribute('href', `/shortlist/brochure.pdf${query}`);
    await page.getByRole('link', { name: 'Compare' }).first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await expect(page.getByRole('link', { name: 'Back to shortlist' })).toHaveAttribute(
      'href',
      `/shortlist${query}`,
    );
    await page.getByRole('link', { name: 'Enquire about these five projects' }).click();
    await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(
      /Kestrel House, .+ and Fathom/,
    );
  });

  test('a list that was sent can be read, compared and asked about @long', async ({ page }) => {
    await page.goto('/shortlist?projects=kestrel-house,ito-house');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two shared projects');
    await page.getByRole('link', { name: 'Compare' }).first().click();
    await expect(page.getByRole('row', { name: /^Completion/ })).toContainText('Winter 2027');
    await page.getByRole('link', { name: 'Enquire about these two projects' }).click();
    await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue(/Kestrel House/);
  });
});
