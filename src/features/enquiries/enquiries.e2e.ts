import type { Page, Response } from '@playwright/test';
import {
  answersOf,
  fieldNamed,
  fieldOf,
  fillIn,
  fillInByKeyboard,
  storedFrom,
} from '../../../tests/enquiry-pages.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { enquiryForms, type EnquiryFormName } from './enquiry.ts';
import { enquiryWords } from './enquiry-words.ts';

type Place = {
  form: EnquiryFormName;
  path: string;
  title: string;
  button: string;
  thanks: { heading: string; text: string };
  slug: string | null;
};

const places: Place[] = [
  {
    form: 'contact',
    path: '/contact',
    title: 'Send Us a Message',
    button: 'Send Message',
    thanks: { heading: 'Thank You!', text: "We'll be in touch with you shortly." },
    slug: null,
  },
  {
    form: 'vip',
    path: '/vip',
    title: 'Put your name down',
    button: 'JOIN VIP LIST',
    thanks: {
      heading: 'Welcome to the SOLMERE VIP List',
      text: "Thank you for joining. We'll be in touch with exclusive opportunities soon.",
    },
    slug: null,
  },
  {
    form: 'join',
    path: '/join',
    title: 'Apply to join',
    button: 'JOIN',
    thanks: {
      heading: 'Thank You for Your Application!',
      text: "We'll review your application and get back to you shortly.",
    },
    slug: null,
  },
  {
    form: 'partner-contact',
    path: '/partners/ingrid-halvorsen#contact',
    title: 'Contact Ingrid',
    button: 'Send to Ingrid',
    thanks: {
      heading: 'Sent to Ingrid.',
      text: 'You will have a reply within one business day, usually sooner.',
    },
    slug: 'ingrid-halvorsen',
  },
];

const [contact] = places as [Place];

for (const place of places) {
  const { form, path, title, button, slug } = place;
  const { fields } = enquiryForms[form];
  const required = fields.filter(({ isRequired }) => isRequired);
  /** The forms are one declaration: what follows from it alone is seen in one of them each time. */
  const orLong = form === 'contact' ? '' : ' @long';

  test(`${form}: what is sent is stored, and answered with thanks${form === 'contact' ? ' @phone' : ''}`, async ({
    page,
    expectNoAxeViolations,
  }) => {
    const answers = answersOf(form);
    await page.goto(path);
    const shown = page.getByRole('form', { name: title });
    await fillIn(shown, form, answers);
    await expectNoAxeViolations();
    await shown.getByRole('button', { name: button, exact: true }).click();
    await expectThanks(page, place);
    await expectNoAxeViolations();
    expect(storedFrom(answers['email'])).toEqual([
      { form, state: 'new', about_slug: slug, answers },
    ]);
    await page.reload();
    await expectThanks(page, place);
    await page.goBack();
    await expect(shown.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(shown.getByLabel('E-mail')).toHaveValue('');
  });

  test(`${form}: it is filled in and sent by keyboard alone${orLong}`, async ({ page }) => {
    const answers = answersOf(form);
    await page.goto(path);
    await fieldOf(page, fields[0]).focus();
    await fillInByKeyboard(page, form, answers);
    await expectThanks(page, place);
    expect(storedFrom(answers['email'])).toEqual([
      { form, state: 'new', about_slug: slug, answers },
    ]);
  });

  test(`${form}: every option is there and can be chosen${orLong}`, async ({ page }) => {
    await page.goto(path);
    const shown = page.getByRole('form', { name: title });
    for (const field of fields) {
      for (const { value, label } of field.options ?? []) {
        if (field.kind === 'radios') {
          const group = shown.getByRole('group', { name: field.label });
          const radio = group.getByRole('radio', { name: label, exact: true });
          await radio.check();
          await expect(radio).toHaveValue(value);
        } else {
          await fieldOf(shown, field).selectOption({ label });
          await expect(fieldOf(shown, field)).toHaveValue(value);
        }
      }
    }
  });

  test(`${form}: each field says what is wrong when it is left${orLong}`, async ({ page }) => {
    await page.goto(path);
    const shown = page.getByRole('form', { name: title });
    for (const field of required) {
      const control = fieldOf(shown, field);
      await control.focus();
      await control.blur();
      await expect(control).toHaveAccessibleDescription(/This is needed\.$/);
      await expect(control).toHaveAttribute('aria-invalid', 'true');
    }
    const email = shown.getByLabel('E-mail');
    await email.fill('noor@lindqvist');
    await expect(email).toHaveAccessibleDescription(
      'Enter an e-mail address, like name@example.com',
    );
    await email.fill('noor@lindqvist.example');
    await expect(email).toHaveAccessibleDescription('');
    const phone = fieldOf(shown, fieldNamed(form, 'phone'));
    await phone.fill('12');
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription(/Enter a telephone number/);
    await expect(shown.getByRole('status').first()).toContainText('Enter a telephone number');
    const message = shown.getByLabel('Message');
    await message.fill('a'.repeat(5_001));
    await message.blur();
    await expect(message).toHaveAccessibleDescription(/This is too long/);
  });

  test(`${form}: the alert takes the focus and leads to each field${orLong}`, async ({
    page,
    expectNoAxeViolations,
  }) => {
    const answers = answersOf(form);
    await page.goto(path);
    const shown = page.getByRole('form', { name: title });
    await fillIn(shown, form, answers);
    await shown.getByLabel('E-mail').fill('');
    await shown.getByRole('button', { name: button, exact: true }).click();
    const alert = shown.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('One field needs attention');
    await expectNoAxeViolations();
    await alert.getByRole('link', { name: 'E-mail: This is needed.' }).click();
    await expect(shown.getByLabel('E-mail')).toBeFocused();
    expect(storedFrom(answers['email'])).toEqual([]);
    await page.keyboard.type(answers['email'] ?? '');
    await page.keyboard.press('Enter');
    await expectThanks(page, place);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${form}: what is sent is stored, and answered with thanks${orLong}`, async ({ page }) => {
      const answers = answersOf(form);
      await page.goto(path);
      const shown = page.getByRole('form', { name: title });
      await fillIn(shown, form, answers);
      await shown.getByRole('button', { name: button, exact: true }).click();
      await expectThanksShown(page, place);
      expect(storedFrom(answers['email'])).toEqual([
        { form, state: 'new', about_slug: slug, answers },
      ]);
      await page.reload();
      await expectThanksShown(page, place);
      expect(storedFrom(answers['email'])).toHaveLength(1);
    });

    test(`${form}: errors come back in the answer with all that was typed${orLong}`, async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint('422');
      const answers = { ...answersOf(form), email: 'noor@lindqvist' };
      await page.goto(path);
      const shown = page.getByRole('form', { name: title });
      await fillIn(shown, form, answers);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await shown.getByRole('button', { name: button, exact: true }).click();
      expect((await answered).status()).toBe(422);
      await expect(shown.getByRole('alert')).toBeFocused();
      await expect(shown.getByRole('alert')).toContainText('One field needs attention');
      await expect(shown.getByLabel('E-mail')).toHaveAccessibleDescription(
        'Enter an e-mail address, like name@example.com',
      );
      for (const field of fields) {
        const value = answers[field.name as keyof typeof answers];
        if (field.kind === 'checkbox') {
          const box = shown.getByLabel(field.label, { exact: true });
          await expect(box).toBeChecked({ checked: value !== undefined });
        } else if (field.kind === 'radios') {
          const group = shown.getByRole('group', { name: field.label });
          await expect(group.getByRole('radio', { name: value, exact: true })).toBeChecked();
        } else {
          await expect(fieldOf(shown, field)).toHaveValue(value ?? '');
        }
      }
    });
  });
}

test('what failed to leave is said in an alert, the form stays, and it is stored once', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint('Failed to load resource');
  const answers = answersOf('contact');
  await page.goto(contact.path);
  const shown = page.getByRole('form', { name: contact.title });
  await fillIn(shown, 'contact', answers);
  await page.route('**/contact', (route) => route.abort());
  await shown.getByRole('button').click();
  await expect(shown.getByRole('alert')).toBeFocused();
  await expect(shown.getByRole('alert')).toHaveText(enquiryWords.failed);
  await expect(shown.getByLabel('Message')).toHaveValue(answers['message'] ?? '');
  await page.context().setOffline(true);
  await shown.getByRole('button').click();
  await expect(shown.getByRole('alert')).toHaveText(enquiryWords.offline);
  await page.context().setOffline(false);
  await page.unroute('**/contact');
  await shown.getByRole('button').click();
  await expectThanks(page, contact);
  expect(storedFrom(answers['email'])).toHaveLength(1);
});

test('a double tap is one enquiry @long', async ({ page }) => {
  const answers = answersOf('vip');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/vip');
  await fillIn(page, 'vip', answers);
  await page.getByRole('button', { name: 'JOIN VIP LIST' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome/);
  expect(posts).toHaveLength(1);
  expect(storedFrom(answers['email'])).toHaveLength(1);
});

test('while it is on its way the button is busy and as wide as before @long', async ({ page }) => {
  const answers = answersOf('contact');
  await page.goto('/contact');
  await fillIn(page, 'contact', answers);
  const button = page.getByRole('button', { name: 'Send Message' });
  const width = (await button.boundingBox())?.width;
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/contact', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Sending…' })).toBeAttached();
  expect((await button.boundingBox())?.width).toBe(width);
  isSeen.resolve();
  await expectThanks(page, contact);
});

test('what is typed before the script has come stays, and the rest is put back', async ({
  page,
}) => {
  const answers = answersOf('partner-contact');
  await page.goto('/partners/ingrid-halvorsen#contact');
  await fillIn(page, 'partner-contact', answers);
  await expectKept(page);
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
});

test('what was typed survives a reload, and is forgotten once sent', async ({ page }) => {
  const answers = answersOf('partner-contact');
  await page.goto('/partners/ingrid-halvorsen#contact');
  await fillIn(page, 'partner-contact', answers);
  await expectKept(page);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(answers['message'] ?? '');
  await expect(page.getByLabel('I need financing')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  await page.getByRole('button', { name: 'Send to Ingrid' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to Ingrid.' })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('too many messages: a sentence says when, and all that was typed is there', async ({
      page,
      request,
      baseURL,
      expectComplaint,
    }) => {
      expectComplaint('429');
      const answers = answersOf('join');
      for (const message of ['one', 'two', 'three', 'four', 'five']) {
        const data = { ...answers, message, 'form-name': 'join' };
        const headers = { origin: baseURL ?? '' };
        expect((await request.post('/join', { form: data, headers })).status()).toBe(200);
      }
      await page.goto('/join');
      await fillIn(page, 'join', answers);
      await page.getByRole('button', { name: 'JOIN', exact: true }).click();
      const alert = page.getByRole('form').getByRole('alert');
      await expect(alert).toBeFocused();
      await expect(alert).toContainText(/Please try again in \d+ minutes?, or call/);
      await expect(page.getByLabel('Message')).toHaveValue(answers['message'] ?? '');
      expect(storedFrom(answers['email'])).toHaveLength(5);
    });
  });
}

test('a robot that fills in the trap is thanked, and marked', async ({ page }) => {
  const answers = answersOf('contact');
  await page.goto('/contact');
  await fillIn(page, 'contact', answers);
  await expect(page.getByLabel('Leave this empty')).not.toBeInViewport();
  await page.locator('[name=company-website]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'Robots Ltd';
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectThanks(page, contact);
  expect(storedFrom(answers['email'])).toMatchObject([{ state: 'spam' }]);
});

test('each form links to what is kept @long', async ({ page }) => {
  for (const { path, title } of places) {
    await page.goto(path);
    const link = page.getByRole('form', { name: title }).getByRole('link');
    await expect(link).toHaveAttribute('href', '/privacy');
  }
});

test('no field is asked for by a phone with the wrong keyboard, and browsers may fill it in', async ({
  page,
}) => {
  await page.goto('/contact');
  const email = fieldOf(page, fieldNamed('contact', 'email'));
  await expect(email).toHaveAttribute('inputmode', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  const phone = fieldOf(page, fieldNamed('contact', 'phone'));
  await expect(phone).toHaveAttribute('type', 'tel');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
});

test('the script of a form is small, and comes when the form is touched', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/vip');
  expect(scripts).toEqual([]);
  const name = page.getByLabel('First name');
  await name.focus();
  await name.blur();
  await expect(name).toHaveAccessibleDescription(/This is needed\.$/);
  expect(scripts).not.toEqual([]);
  const sizes = await Promise.all(scripts.map((response) => response.request().sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeLessThan(6_000);
});

async function expectThanks(page: Page, place: Place) {
  await expectThanksShown(page, place);
  await expect(page.getByRole('heading', { name: place.thanks.heading })).toBeFocused();
}

async function expectThanksShown(page: Page, { form, thanks }: Place) {
  await expect(page.getByRole('heading', { name: thanks.heading })).toBeVisible();
  await expect(page.getByText(thanks.text)).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?sent=${form}`);
}

/** From when the form's script is there, the session keeps all that was typed. */
async function expectKept(page: Page) {
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
}
