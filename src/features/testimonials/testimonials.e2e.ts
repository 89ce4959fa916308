import { expect, test } from '../../../tests/browser/fixtures.ts';
import { isLong } from '../../../tests/set-up/long.ts';
import { demoTestimonials } from './testimonials.demo.ts';

const clients = demoTestimonials.filter(({ type }) => type === 'client');
const developers = demoTestimonials.filter(({ type }) => type === 'developer');
const clientsTab = 'WHAT OUR CLIENTS ARE SAYING';
const developersTab = 'WHAT DEVELOPERS ARE SAYING';

test('one testimonial is shown at a time beside its building, with a link to the next and names that lead to all', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/testimonials');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('OUR TESTIMONIALS');
  await expect(page.getByText('In their own words.')).toBeVisible();
  await expect(page.getByRole('figure').locator('img')).toHaveAttribute('alt', /./);
  await expect(page.getByRole('blockquote')).toHaveText([`“${clients[0]?.content}”`]);
  await expect(page.getByText('1 / 6')).toBeVisible();
  const previous = page.getByRole('link', { name: 'Previous testimonial' });
  await expect(previous).toBeDisabled();
  if (isLong) await expectNoAxeViolations();
  for (const [index, { content, author, location }] of clients.entries()) {
    await expect(page.getByRole('blockquote')).toHaveText(`“${content}”`);
    await expect(page.getByRole('figure')).toContainText(author);
    await expect(page.getByRole('figure')).toContainText(location);
    await expect(page.getByText(`${index + 1} / 6`)).toBeVisible();
    if (index < clients.length - 1)
      await page.getByRole('link', { name: 'Next testimonial' }).click();
  }
  await expect(page.getByRole('link', { name: 'Next testimonial' })).toBeDisabled();
  await expect(previous).toBeEnabled();
  await expectNoAxeViolations();

  const names = page.getByRole('navigation', { name: 'Authors' });
  await expect(names.getByRole('link')).toHaveText(clients.map(({ author }) => author));
  await names.getByRole('link', { name: clients[1]?.author }).press('Enter');
  await expect(page).toHaveURL('/testimonials?n=2');
  await expect(page.getByRole('blockquote')).toHaveText(`“${clients[1]?.content}”`);
  const current = names.getByRole('link', { name: clients[1]?.author });
  await expect(current).toHaveAttribute('aria-current', 'true');
  await expect(current).toBeFocused();
});

test('the keyboard changes testimonials without reloading the page, and Back returns @long', async ({
  page,
}) => {
  await page.goto('/testimonials');
  await page.evaluate(() => (document.title = 'Still here'));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole('link', { name: 'Next testimonial' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/testimonials?n=2');
  await expect(page.getByText('2 / 6')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next testimonial' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: clients[1]?.author })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText('1 / 6')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('2 / 6')).toBeVisible();
  await page.getByRole('link', { name: 'Next testimonial' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 / 6')).toBeVisible();
  expect(documents).toEqual([]);
});

test('a step works while the tab still changes @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/testimonials');
  await page.evaluate(slowTransitionsDown);
  await page.getByRole('link', { name: developersTab }).click();
  await expect(page.getByText('1 / 4')).toBeVisible();
  await expect(page.locator('html[data-changing]')).toBeAttached();
  await page.getByRole('link', { name: 'Next testimonial' }).click();
  await expect(page.getByText('2 / 4')).toBeVisible();
});

test('steps that are requested during another step are taken after it @long', async ({ page }) => {
  await page.goto('/testimonials');
  const isAllowed = Promise.withResolvers<void>();
  await page.route('/testimonials?n=2', async (route) => {
    await isAllowed.promise;
    await route.continue();
  });
  const next = page.getByRole('link', { name: 'Next testimonial' });
  await next.press('Enter');
  await expect(page).toHaveURL('/testimonials?n=2');
  // Use keys, since the spinner covers the links after 300 ms.
  await next.press('Enter');
  await next.press('Enter');
  isAllowed.resolve();
  await expect(page.getByText('4 / 6')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('3 / 6')).toBeVisible();
});

test('another tab starts with its first testimonial, and each testimonial has a URL', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/testimonials?n=3');
  await expect(page.getByText('3 / 6')).toBeVisible();
  await page.getByRole('link', { name: developersTab }).click();
  await expect(page).toHaveURL('/testimonials?tab=developers');
  await expect(page.getByText('1 / 4')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText(`“${developers[0]?.content}”`);
  await expect(page.getByRole('figure').getByRole('img', { name: 'Northquay' })).toBeVisible();
  await expect(page.getByRole('link', { name: developersTab })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: clientsTab }).click();
  await expect(page.getByText('1 / 6')).toBeVisible();
  await page.goto('/testimonials?tab=developers&n=2');
  await expect(page.getByRole('blockquote')).toHaveText(`“${developers[1]?.content}”`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/testimonials?tab=developers`,
  );
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    `${baseURL}/testimonials?tab=developers&n=2`,
  );
  const response = await request.get('/testimonials?tab=developers&n=5', { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([
    302,
    '/testimonials?tab=developers',
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs and steps are links @long', async ({ page }) => {
    await page.goto('/testimonials');
    await page.getByRole('link', { name: 'Next testimonial' }).click();
    await expect(page.getByText('2 / 6')).toBeVisible();
    await page.getByRole('link', { name: developersTab }).click();
    await expect(page.getByText('1 / 4')).toBeVisible();
    await page.getByRole('link', { name: 'Next testimonial' }).click();
    await expect(page.getByRole('blockquote')).toHaveText(`“${developers[1]?.content}”`);
  });
});

function slowTransitionsDown() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('::view-transition-group(*) { animation-duration: 60s !important }');
  document.adoptedStyleSheets.push(sheet);
}
