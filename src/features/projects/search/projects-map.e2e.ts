import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/browser/fixtures.ts';
import { tabs } from '../../../../tests/browser/project-pages.ts';
import { isLong } from '../../../../tests/set-up/long.ts';

test('the map shows the matches of each city and links to the map of its projects @narrow', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/projects?bedrooms=2&price=2000000');
  await page.evaluate(() => (document.body.dataset['isSame'] = 'yes'));
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/projects?bedrooms=2&price=2000000&view=map#results');
  await expect(cities(page)).toHaveCount(6);
  await expect(cities(page).filter({ hasText: 'Montreal' })).toHaveText(/1 project.*From CAD/);
  await expect(cities(page).filter({ hasText: 'Tokyo' })).toHaveText(/0 projects/);
  await expect.poll(async () => (await tabs(page).first().boundingBox())?.y).toBeLessThan(90);
  await expectNoAxeViolations();
  await cities(page).filter({ hasText: 'Montreal' }).getByRole('link').click();
  await expect(page).toHaveURL('/projects?city=montreal&bedrooms=2&price=2000000&view=map');
  await expect(projects(page)).toHaveText([/Ateliers Ferrand/]);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(projects(page)).toHaveText([/Ateliers Ferrand/, /Le Séraphin/]);
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-drawn');
  await expect(map.getByTitle('Ateliers Ferrand')).toBeVisible();
  if (isLong) await expectNoAxeViolations();
  await tabs(page).filter({ hasText: 'VANCOUVER' }).click();
  await expect(projects(page)).toHaveCount(2);
  await expect(async () => {
    await page.locator('[data-map]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-map]')).toHaveAttribute('data-drawn');
  }).toPass();
  await expect(page.locator('body')).toHaveAttribute('data-is-same', 'yes');
  await page.getByTitle('Kestrel House').click();
  await expect(page).toHaveURL('/projects/kestrel-house');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is a drawing with a list next to it @long', async ({ page }) => {
    await page.goto('/projects?view=map');
    await cities(page).filter({ hasText: 'Vancouver' }).getByRole('link').click();
    await expect(page).toHaveURL('/projects?city=vancouver&view=map');
    const map = page.getByRole('img', { name: 'Map of projects in Vancouver' });
    await expect(map).toBeVisible();
    await expect(map).toHaveAccessibleDescription(/English Bay is to the west/);
    await expect(page.getByRole('link', { name: '1, Kestrel House' })).toBeVisible();
    await projects(page).getByRole('link', { name: 'Westwater' }).click();
    await expect(page).toHaveURL('/projects/westwater');

    await page.goto('/projects?status=sold&view=map');
    await expect(page.getByRole('link', { name: 'Grid', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveCount(0);
  });
});

function cities(page: Page) {
  return page.getByRole('list', { name: 'Projects by city' }).getByRole('listitem');
}

function projects(page: Page) {
  return page.locator('#results ol > li');
}
