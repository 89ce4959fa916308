import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from '../../../tests/browser/admin-site.ts';

test.slow();
test.skip(({ isMobile }) => isMobile, 'One run is enough: the screen has one column.');

test('a project is shown as of an earlier change in two clicks, from its form and from Activity, and downloaded @long', async ({
  page,
  expectNoAxeViolations,
}) => {
  await signIn(page);
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Edit Kestrel House' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Kestrel Tower');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('Project published')).toBeVisible();
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Edit Kestrel Tower' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Kestrel House');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('Project published')).toBeVisible();

  await page.goto('/admin/activity?kind=projects');
  await page
    .getByRole('link', { name: /^Show as of…/ })
    .nth(1)
    .click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Kestrel Tower');
  await expect(
    page.getByRole('heading', { name: /^As of .+, \d\d:\d\d\. Today’s design\.$/ }),
  ).toBeVisible();
  await expectNoAxeViolations();
  const downloads = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toMatch(/^projects-kestrel-house-as-of-.+Z\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await frame
    .getByRole('link', { name: /^about$/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/past\?page=%2Fabout&at=/);
  await expect(page.getByLabel('Page')).toHaveValue('/about');
  await page.getByLabel('Date').fill('2001-01-05');
  await page.getByLabel(/^Time in/).fill('9.30');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText(/^The history begins on /)).toBeVisible();

  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Edit Kestrel House' }).click();
  await page.getByRole('button', { name: 'More actions for this project' }).click();
  await page.getByRole('menuitem', { name: 'Show as of…' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Kestrel House');
});
