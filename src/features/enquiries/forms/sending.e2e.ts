import { makeAnswers, fillIn, storedFrom } from '../../../../tests/browser/enquiry-pages.ts';
import { expect, test } from '../../../../tests/browser/fixtures.ts';
import { formMessages } from '../../../messages/forms.ts';
import { contact, expectThanks } from '../../../../tests/browser/enquiry-form-pages.ts';

test('a failed submission shows an alert, keeps the form, and is stored once when retried', async ({
  page,
  expectError,
}) => {
  expectError('Failed to load resource');
  const answers = makeAnswers('contact');
  await page.goto(contact.path);
  const formElement = page.getByRole('form', { name: contact.title });
  await fillIn(formElement, 'contact', answers);
  await page.route('**/contact', (route) => route.abort());
  await formElement.getByRole('button').click();
  await expect(formElement.getByRole('alert')).toBeFocused();
  await expect(formElement.getByRole('alert')).toHaveText(formMessages().failed('+1 604 555 0142'));
  await expect(formElement.getByLabel('Message')).toHaveValue(answers['message'] ?? '');
  await page.context().setOffline(true);
  await formElement.getByRole('button').click();
  await expect(formElement.getByRole('alert')).toHaveText(formMessages().offline);
  await page.context().setOffline(false);
  await page.unroute('**/contact');
  await formElement.getByRole('button').click();
  await expectThanks(page, contact);
  expect(storedFrom(answers['email'])).toHaveLength(1);
});

test('a double tap stores one enquiry @long', async ({ page }) => {
  const answers = makeAnswers('vip');
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

test('while submitting, the button is busy and keeps its width @long', async ({ page }) => {
  const answers = makeAnswers('contact');
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('too many messages: the alert says when to try again, and all values stay @long', async ({
      page,
      request,
      baseURL,
      expectError,
    }) => {
      expectError('429');
      const answers = makeAnswers('join');
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

test('what fills in the trap gets thanks, and is stored as spam @long', async ({ page }) => {
  const answers = makeAnswers('contact');
  await page.goto('/contact');
  await fillIn(page, 'contact', answers);
  await expect(page.getByLabel('Leave this empty')).not.toBeInViewport();
  await page.locator('[name=bot-field]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'Acme Homes Inc';
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectThanks(page, contact);
  expect(storedFrom(answers['email'])).toMatchObject([{ status: 'spam' }]);
});
