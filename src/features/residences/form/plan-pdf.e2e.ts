import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';
import { choose, expectStored, field } from '../../../../tests/browser/media-fields.ts';
import { planPdf } from '../../../../tests/files/pdf.ts';

test.skip(({ isMobile }) => isMobile, 'One run is enough: the narrow screens are among these.');

test('a floor plan uploaded as PDF is shown to visitors, opens larger and is downloaded @long', async ({
  page,
  expectError,
  expectNoAxeViolations,
}) => {
  test.slow();
  expectError('/uploads?kind=image&folder=plans');
  await signIn(page);
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Edit Kestrel House' }).click();
  await page.getByRole('button', { name: 'Homes and floor plans' }).click();
  await page.getByRole('button', { name: /^Two bedroom, inlet/ }).click();
  const drawing = field(page, 'Floor plan drawing');
  const plan = { name: 'inlet.pdf', mimeType: 'application/pdf' };
  await choose(drawing, { ...plan, buffer: await planPdf({ userPassword: 'secret' }) });
  await expect(drawing.getByRole('alert')).toContainText('This PDF has a password.');
  await choose(drawing, { ...plan, buffer: await planPdf() });
  await expectStored(drawing, 'inlet.pdf');
  await expect(drawing).toContainText('Visitors can download the page (PDF,');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('Project published')).toBeVisible();

  await page.goto('/projects/kestrel-house');
  const figure = page.getByRole('figure').filter({ hasText: 'Download floor plan (PDF,' });
  await figure.scrollIntoViewIfNeeded();
  const image = figure.getByRole('img', { name: 'Floor plan of Two bedroom, inlet' });
  await expect(image).toHaveAttribute('width', '2400');
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoAxeViolations();

  const download = page.waitForEvent('download');
  await figure.getByRole('link', { name: /^Download floor plan/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Floor plan, Two bedroom, inlet.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await image.click();
  const dialog = page.getByRole('dialog', { name: /^Two bedroom, inlet/ });
  await expect(dialog.getByRole('img', { name: /^Floor plan of/ })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
});
