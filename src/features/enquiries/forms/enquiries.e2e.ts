import {
  makeAnswers,
  fieldNamed,
  locateField,
  fillIn,
  fillInByKeyboard,
  storedFrom,
} from '../../../../tests/browser/enquiry-pages.ts';
import { expect, test } from '../../../../tests/browser/fixtures.ts';
import { enquiryForms } from '../enquiry.ts';
import {
  enquiryFormPages,
  expectThanks,
  expectThanksVisible,
} from '../../../../tests/browser/enquiry-form-pages.ts';

for (const place of enquiryFormPages) {
  const { form, path, title, button, slug } = place;
  const { fields } = enquiryForms[form];
  const required = fields.filter(({ isRequired }) => isRequired);
  /** All forms share one declaration, so each test runs for one form and only the long run covers the others. */
  const longTag = form === 'contact' ? '' : ' @long';

  test(`${form}: a form filled in and sent by keyboard is stored and answered with thanks${longTag}`, async ({
    page,
    expectNoAxeViolations,
  }) => {
    const answers = makeAnswers(form);
    await page.goto(path);
    const formElement = page.getByRole('form', { name: title });
    await locateField(page, fields[0]).focus();
    await fillInByKeyboard(page, form, answers);
    await expectThanks(page, place);
    await expectNoAxeViolations();
    expect(storedFrom(answers['email'])).toEqual([
      { form, status: 'new', about_slug: slug, answers },
    ]);
    await page.reload();
    await expectThanks(page, place);
    await page.goBack();
    await expect(formElement.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(formElement.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  });

  test(`${form}: every option is present and can be selected @long`, async ({ page }) => {
    await page.goto(path);
    const formElement = page.getByRole('form', { name: title });
    for (const field of fields) {
      for (const { value, label } of field.options ?? []) {
        if (field.kind === 'radios') {
          const group = formElement.getByRole('group', { name: field.label });
          const radio = group.getByRole('radio', { name: label, exact: true });
          await radio.check();
          await expect(radio).toHaveValue(value);
        } else {
          await locateField(formElement, field).selectOption({ label });
          await expect(locateField(formElement, field)).toHaveValue(value);
        }
      }
    }
  });

  test(`${form}: each field shows its error on blur @long`, async ({ page }) => {
    await page.goto(path);
    const formElement = page.getByRole('form', { name: title });
    for (const field of required) {
      const control = locateField(formElement, field);
      await control.focus();
      await control.blur();
      await expect(control).toHaveAccessibleDescription(/Please fill in this field\.$/);
      await expect(control).toHaveAttribute('aria-invalid', 'true');
    }
    const email = formElement.getByRole('textbox', { name: 'Email' });
    await email.fill('noor@lindqvist');
    await expect(email).toHaveAccessibleDescription(
      'Enter an email address, such as name@example.com',
    );
    await email.fill('noor@lindqvist.example');
    await expect(email).toHaveAccessibleDescription('');
    const phone = locateField(formElement, fieldNamed(form, 'phone'));
    await phone.fill('12');
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription(/Enter a phone number with the area code./);
    await expect(formElement.getByRole('status').first()).toContainText(
      'Enter a phone number with the area code.',
    );
    const message = formElement.getByLabel('Message');
    await message.fill('a'.repeat(5_001));
    await message.blur();
    await expect(message).toHaveAccessibleDescription(/Too long/);
  });

  test(`${form}: the invalid field takes the focus, and the alert links to it${longTag}`, async ({
    page,
    expectNoAxeViolations,
  }) => {
    const answers = makeAnswers(form);
    await page.goto(path);
    const formElement = page.getByRole('form', { name: title });
    await fillIn(formElement, form, answers);
    await formElement.getByRole('textbox', { name: 'Email' }).fill('');
    await formElement.getByRole('button', { name: button, exact: true }).click();
    const alert = formElement.getByRole('alert');
    await expect(formElement.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(alert).toContainText('One field needs attention');
    await expectNoAxeViolations();
    await alert.getByRole('link', { name: 'Email' }).click();
    await expect(formElement.getByRole('textbox', { name: 'Email' })).toBeFocused();
    expect(storedFrom(answers['email'])).toEqual([]);
    await page.keyboard.type(answers['email'] ?? '');
    await page.keyboard.press('Enter');
    await expectThanks(page, place);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${form}: a sent form is stored and answered with thanks @long`, async ({ page }) => {
      const answers = makeAnswers(form);
      await page.goto(path);
      const formElement = page.getByRole('form', { name: title });
      await fillIn(formElement, form, answers);
      await formElement.getByRole('button', { name: button, exact: true }).click();
      await expectThanksVisible(page, place);
      expect(storedFrom(answers['email'])).toEqual([
        { form, status: 'new', about_slug: slug, answers },
      ]);
      await page.reload();
      await expectThanksVisible(page, place);
      expect(storedFrom(answers['email'])).toHaveLength(1);
    });

    test(`${form}: the response shows the errors and keeps all values @long`, async ({
      page,
      expectError,
    }) => {
      expectError('422');
      const answers = { ...makeAnswers(form), email: 'noor@lindqvist' };
      await page.goto(path);
      const formElement = page.getByRole('form', { name: title });
      await fillIn(formElement, form, answers);
      const responsePromise = page.waitForResponse(
        (response) => response.request().method() === 'POST',
      );
      await formElement.getByRole('button', { name: button, exact: true }).click();
      expect((await responsePromise).status()).toBe(422);
      await expect(formElement.getByRole('alert')).toBeFocused();
      await expect(formElement.getByRole('alert')).toContainText('One field needs attention');
      await expect(formElement.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'Enter an email address, such as name@example.com',
      );
      for (const field of fields) {
        const value = answers[field.name as keyof typeof answers];
        if (field.kind === 'checkbox') {
          const box = formElement.getByLabel(field.label, { exact: true });
          await expect(box).toBeChecked({ checked: value !== undefined });
        } else if (field.kind === 'radios') {
          const group = formElement.getByRole('group', { name: field.label });
          await expect(group.getByRole('radio', { name: value, exact: true })).toBeChecked();
        } else {
          await expect(locateField(formElement, field)).toHaveValue(value ?? '');
        }
      }
    });
  });
}
