import {
  answersOf,
  fieldNamed,
  fieldOf,
  fillIn,
  fillInByKeyboard,
  storedFrom,
} from '../../../tests/enquiry-pages.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { enquiryForms } from './enquiry.ts';
import { places, expectThanks, expectThanksShown } from '../../../tests/enquiry-places.ts';

for (const place of places) {
  const { form, path, title, button, slug } = place;
  const { fields } = enquiryForms[form];
  const required = fields.filter(({ isRequired }) => isRequired);
  /** The forms are one declaration: what follows from it alone is seen in one of them each time. */
  const orLong = form === 'contact' ? '' : ' @long';

  test(`${form}: what is written and sent by keyboard alone is stored, and answered with thanks${orLong}`, async ({
    page,
    expectNoAxeViolations,
  }) => {
    const answers = answersOf(form);
    await page.goto(path);
    const shown = page.getByRole('form', { name: title });
    await fieldOf(page, fields[0]).focus();
    await fillInByKeyboard(page, form, answers);
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

  test(`${form}: every option is there and can be chosen @long`, async ({ page }) => {
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

  test(`${form}: each field says what is wrong when it is left @long`, async ({ page }) => {
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

    test(`${form}: what is sent is stored, and answered with thanks @long`, async ({ page }) => {
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
      expectError,
    }) => {
      expectError('422');
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
