import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../tests/admin-site.ts';
import { formMessages } from '../messages/forms.ts';
import { frameMessages } from '../messages/frame.ts';
import { shortlistMessages } from '../messages/shortlist.ts';
import { provideLocale } from '../lib/text/locale.ts';

for (const { locale, isLong } of [
  { locale: 'ja-JP', isLong: false },
  { locale: 'fr-CA', isLong: true },
  { locale: 'zh-Hant-TW', isLong: true },
])
  test(`scripts speak ${locale}, and nothing is cut off ${isLong ? '@long' : ''}`, async ({
    page,
    expectNoAxeViolations,
  }) => {
    await chooseLanguage(page, locale);
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const form = page.getByRole('form', { name: textsIn(locale).title });
    const name = form.getByLabel(textsIn(locale).firstName);
    await name.focus();
    await name.blur();
    await expect(name).toHaveAccessibleDescription(textsIn(locale).required);
    await form.getByRole('button', { name: textsIn(locale).send }).click();
    await expect(form.getByRole('alert')).toContainText(textsIn(locale).attention);
    await expect(form.getByRole('alert').getByRole('link').first()).toHaveText(
      textsIn(locale).firstError,
    );
    await expectNoAxeViolations();

    await page.goto('/projects/kestrel-house');
    const save = page.getByRole('button', { name: textsIn(locale).save });
    await save.first().click();
    await expect(page.locator('[data-keep-status]')).toHaveText(textsIn(locale).saved);
    await page.goto('/shortlist');
    await expect(page.getByRole('heading', { name: textsIn(locale).oneProject })).toBeVisible();
    await expectNoAxeViolations();
    for (const address of ['/', '/projects', '/projects/kestrel-house', '/contact'])
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        expect(await overflow(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
  });

/** How far the page is wider than the screen. */
function overflow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function chooseLanguage(page: Page, locale: string) {
  await signIn(page);
  await page.goto('/admin/settings');
  const section = page.getByRole('region', { name: 'Languages', exact: true });
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: /^Language/ })
    .click();
  await section.getByLabel('Language and country').fill(locale);
  await section.getByRole('button', { name: 'Save Languages' }).click();
  await expect(section.getByText(/^Saved .* by you$/)).toBeVisible();
}

function textsIn(locale: string) {
  const restore = provideLocale(() => locale);
  const [forms, frame, shortlist] = [formMessages(), frameMessages(), shortlistMessages()];
  const texts = {
    title: frame.forms.contact.title,
    send: frame.forms.contact.button,
    firstName: forms.fields.firstName,
    required: forms.required,
    attention: forms.attention(6),
    firstError: forms.inField(forms.fields.firstName, forms.required),
    save: shortlist.keep,
    saved: shortlist.savedHere,
    oneProject: shortlist.heading(1),
  };
  restore();
  return texts;
}
