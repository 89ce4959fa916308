import { expect, test } from '../../../tests/browser/fixtures.ts';
import { validStructuredData } from '../../../tests/browser/structured-data.ts';

test('the join page describes the network and why to join, and opens one question at a time', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/join');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JOIN THE NETWORK');
  for (const name of ['What is SOLMERE', 'Why join', 'About the founder', 'Apply to join']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /portrait of Henrik Solmere/ })).toBeVisible();
  const benefits = page.getByRole('region', { name: 'Benefits' });
  const lists = benefits.getByRole('list');
  const counts = async () =>
    Promise.all((await lists.all()).map((list) => list.getByRole('listitem').count()));
  expect(await counts()).toEqual([6, 6]);
  await benefits.getByText('All 22 benefits').click();
  await expect(benefits.getByText('A capped membership')).toBeVisible();
  expect(await counts()).toEqual([6, 6, 6, 4]);
  const main = page.getByRole('main');
  for (const claim of [
    'capped at 1500 active members',
    'a minimum of 3 deals a year',
    'founded in 2013',
    'About 10 launches a year',
    'There is no fee to join',
  ]) {
    await expect(main).toContainText(claim);
  }
  await expect(main.getByRole('definition').filter({ hasText: '3000+' })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: '$1B+' })).toBeVisible();
  const data = await validStructuredData(page);
  const questions = data.find((item) => item['@type'] === 'FAQPage')?.['mainEntity'] as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  expect(questions).toHaveLength(8);
  for (const { name, acceptedAnswer } of questions)
    await expect(page.locator('details', { hasText: name })).toContainText(acceptedAnswer.text);
  await expectNoAxeViolations();
  const first = page.getByText('We ask for a minimum of 3 deals a year instead.');
  const second = page.getByText('You do. Always, and in writing.');
  await expect(first).toBeVisible();
  await page.getByText('Who owns the client relationship?').click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(second).toBeHidden();
});

test('the VIP page names the list and its nine benefits @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/vip');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SOLMERE VIP LIST');
  await expect(page.getByText("Access What Others Can't")).toBeVisible();
  const benefits = page.getByRole('region', { name: /^Nine benefits/ }).getByRole('listitem');
  await expect(benefits).toHaveCount(9);
  const overlay = await page
    .locator('[data-hero]')
    .evaluate((hero) => Number(getComputedStyle(hero).getPropertyValue('--sc-foot')));
  expect(overlay).toBeGreaterThan(0.1);
  expect(overlay).toBeLessThanOrEqual(0.6);
  await expectNoAxeViolations();
});

test('the privacy page shows what is kept and the consent texts @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByText('By joining the list you ask SOLMERE')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Privacy officer' })).toBeVisible();
  await expectNoAxeViolations();
});

test('the accessibility statement is linked in the footer and fits narrow screens @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/vip');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  await expect(page.getByText('(WCAG) 2.2 at level AA')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectNoAxeViolations();
});
