import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/browser/fixtures.ts';
import { formMessages } from '../../messages/forms.ts';
import { frameMessages } from '../../messages/frame.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { provideLocale } from '../../lib/text/locale.ts';

for (const { locale, prefix, longTag } of [
  { locale: 'ja-JP', prefix: '/ja', longTag: '' },
  { locale: 'fr-CA', prefix: '/fr', longTag: ' @long' },
  { locale: 'zh-Hant-TW', prefix: '/zh-hant', longTag: ' @long' },
]) {
  test(`scripts speak ${locale}${longTag}`, async ({ page }) => {
    await page.goto(`${prefix}/contact`);
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

    await page.goto(`${prefix}/projects/lantern-pier`);
    const save = page.getByRole('button', { name: textsIn(locale).save });
    await save.first().click();
    await expect(page.locator('[data-keep-status]')).toHaveText(textsIn(locale).saved);
    await page.goto(`${prefix}/shortlist`);
    await expect(page.getByRole('heading', { name: textsIn(locale).oneProject })).toBeVisible();
  });

  test(`nothing is cut off in ${locale} @long`, async ({ page }) => {
    for (const path of ['', '/projects', '/projects/kestrel-house', '/contact']) {
      await page.goto(prefix + path);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${prefix}${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the switch leads to the same page, and closes by Escape, a click outside and the focus', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'On phones the languages stand at the foot of the page.');
  // Also before any script has come.
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/projects?city=tokyo');
  const switcher = page.getByRole('navigation', { name: 'Main' }).getByRole('group');
  const french = switcher.getByRole('link', { name: 'Français' });
  const open = async () => {
    await page.getByLabel('Language: EN').click();
    await expect(french).toBeVisible();
  };
  await open();
  await page.keyboard.press('Escape');
  await expect(french).toBeHidden();
  await expect(page.getByLabel('Language: EN')).toBeFocused();
  await open();
  await page.locator('h1').click();
  await expect(french).toBeHidden();
  await open();
  await page.getByRole('link', { name: 'CONTACT US' }).first().focus();
  await expect(french).toBeHidden();
  await open();
  await expect(french).toHaveAttribute('hreflang', 'fr');
  await french.click();
  await expect(page).toHaveURL('/fr/projects?city=tokyo');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.getByLabel('Langue\u00A0: FR').click();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/projects?city=tokyo');
});

test.describe('in a browser of someone who reads French', () => {
  test.use({ locale: 'fr-FR' });

  test('a line offers French, covers nothing, is announced, first by keyboard, leads to it, and does not return once it is answered', async ({
    page,
    expectNoAxeViolations,
  }) => {
    await page.goto('/about');
    const offer = page.getByRole('status').getByRole('link', { name: /^Cette page existe/ });
    const close = page.getByRole('button', { name: 'Fermer' });
    await expect(offer).toBeVisible();
    const line = await page.locator('.language-offer').boundingBox();
    const hero = await page.getByRole('main').locator('> *').first().boundingBox();
    expect(hero?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) - 1);
    await expectNoAxeViolations();
    for (const next of [page.getByRole('link', { name: 'Skip' }), offer, close]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(offer).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /, home$/ }).first()).toBeFocused();
    await page.goto('/contact');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(offer).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/about');
    await offer.focus();
    await page.keyboard.press('Escape');
    await expect(offer).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/about');
    await offer.click();
    await expect(page).toHaveURL('/fr/about');
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch opens and leads on, also by keyboard @long', async ({ page, isMobile }) => {
    await page.goto('/vip');
    if (isMobile) {
      await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
      await expect(page).toHaveURL('/ja/vip');
      return;
    }
    await page.getByLabel('Language: EN').click();
    await page.getByRole('link', { name: '日本語' }).first().click();
    await expect(page).toHaveURL('/ja/vip');
    await page.getByLabel('言語：日本語').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Français' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/vip');
  });
});

/** How far the page is wider than the screen. */
function overflow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
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
    // Where the family name comes first, so does its error.
    firstError: /^(?:ja|zh)/.test(locale) ? forms.fields.lastName : forms.fields.firstName,
    save: shortlist.keep,
    saved: shortlist.savedHere,
    oneProject: shortlist.heading(1),
  };
  restore();
  return texts;
}
