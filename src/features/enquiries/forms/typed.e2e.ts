import type { Page, Response } from '@playwright/test';
import {
  makeAnswers,
  fieldNamed,
  locateField,
  fillIn,
} from '../../../../tests/browser/enquiry-pages.ts';
import { expect, test } from '../../../../tests/browser/fixtures.ts';
import { enquiryFormPages } from '../../../../tests/browser/enquiry-form-pages.ts';

test('text typed before the script loads stays, the rest survives the reload, and all is deleted after sending', async ({
  page,
}) => {
  const answers = makeAnswers('partner-contact');
  await page.goto('/partners/ingrid-halvorsen#contact');
  await fillIn(page, 'partner-contact', answers);
  await expectSaved(page);
  const isTyped = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await isTyped.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Message').fill('Typed anew');
  await page.getByRole('radio', { name: 'Email' }).check();
  isTyped.resolve();
  await expect(page.getByLabel('I need financing')).toBeChecked();
  await expect(page.getByLabel('Message')).toHaveValue('Typed anew');
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  await page.getByRole('button', { name: 'Send to Ingrid' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your message is on its way to Ingrid.' }),
  ).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('each form links to the privacy page @long', async ({ page }) => {
  for (const { path, title } of enquiryFormPages) {
    await page.goto(path);
    const form = page.getByRole('form', { name: title });
    await expect(form.locator('a[href="/privacy"]')).toBeVisible();
  }
});

test('every field has the right phone keyboard and allows autofill @long', async ({ page }) => {
  await page.goto('/contact');
  const email = locateField(page, fieldNamed('contact', 'email'));
  await expect(email).toHaveAttribute('inputmode', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  const phone = locateField(page, fieldNamed('contact', 'phone'));
  await expect(phone).toHaveAttribute('type', 'tel');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
});

test('the script of a form is small, and loads when the form is touched', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/vip');
  expect(scripts).toEqual([]);
  const name = page.getByLabel('First name');
  await name.focus();
  await name.blur();
  await expect(name).toHaveAccessibleDescription(/Please fill in this field\.$/);
  expect(scripts).not.toEqual([]);
  const sizes = await Promise.all(scripts.map((response) => response.request().sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeLessThan(6_400);
});

/** Once the form's script has loaded, sessionStorage keeps what was typed. */
async function expectSaved(page: Page) {
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
}
