import { expect, test } from '../../../tests/browser/fixtures.ts';
import { parsePage } from '../../../tests/browser/parsed-page.ts';
import { validStructuredData } from '../../../tests/browser/structured-data.ts';
import { demoBrokerages } from '../settings/brokerages.demo.ts';
import { firstName, titleLines } from './partner.ts';
import { demoPartners } from './partners.demo.ts';

const [ingrid] = demoPartners;
if (!ingrid) throw new Error('The cast is empty');

test('a visitor sees every partner in order and opens one', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MEET OUR PARTNERS');
  await expect(page.getByRole('heading', { name: 'Why We Partner' })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Partners', exact: true }).getByRole('listitem');
  await expect(cards).toHaveCount(demoPartners.length);
  for (const [index, partner] of demoPartners.entries()) {
    await expect(cards.nth(index)).toContainText(partner.name);
    for (const line of titleLines(partner)) await expect(cards.nth(index)).toContainText(line);
    await expect(cards.nth(index)).toContainText(nameOfBrokerage(partner));
  }
  // Each developer appears once for screen readers, and three times on the screen.
  const strip = page.getByRole('region', { name: 'Our development partners' });
  await expect(strip.getByRole('heading')).toHaveText('OUR DEVELOPMENT PARTNERS');
  await expect(strip.getByRole('img')).toHaveCount(8);
  await expect(strip.locator('img')).toHaveCount(24);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'JOIN VIP LIST' })).toHaveAttribute('href', '/vip');
  await expectNoAxeViolations();
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL('/partners/ingrid-halvorsen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ingrid.name);
  const legal = page.getByRole('region', { name: 'Legal information' });
  await expect(legal).toContainText('Halvorsen & Hale Realty Ltd.1180 Harbour Row, Vancouver');
  await expect(legal).toContainText('British Columbia, BCFSA DEMO-0142');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Halvorsen & Hale Realty Ltd. runs the Vancouver gallery.');
  await page.getByRole('link', { name: 'Kestrel House' }).first().click();
  await expect(legal).toContainText(/Marketed byHalvorsen & Hale Realty Ltd\./);
});

function nameOfBrokerage({ brokerage }: (typeof demoPartners)[number]) {
  const { brokerages } = demoBrokerages;
  return (brokerages.find(({ id }) => id === brokerage) ?? brokerages[0])?.name ?? '';
}

test('partners are found by city and language, and nearly so if nobody matches @long', async ({
  page,
}) => {
  await page.goto('/partners');
  const cards = page.getByRole('region', { name: 'Partners', exact: true }).getByRole('listitem');
  const filters = page.getByRole('form', { name: 'Find partners' });
  await filters.getByLabel('City').focus();
  await filters.getByLabel('City').selectOption('Tokyo');
  await expect(page).toHaveURL('/partners?city=tokyo');
  await expect(cards).toHaveCount(1);
  await expect(cards).toHaveText(/Mei Tanaka.*Tokyo.*Japanese, English, French/s);
  await expect(page.getByText('1 partner', { exact: true }).first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/partners$/);
  await expect(filters.getByLabel('City')).toBeFocused();
  await filters.getByLabel('Language').selectOption('Hindi');
  await expect(page.getByText('No partner works in Tokyo and speaks Hindi.')).toBeVisible();
  await expect(cards.first()).toContainText('Speaks Japanese, English, French');
  await page.getByRole('link', { name: 'Remove filter: Tokyo' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toHaveText(/Priya Raman/);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(demoPartners.length);
});

test('the first partners begin in the upper half of the screen, and plates keep their colours @narrow', async ({
  page,
}) => {
  await page.goto('/partners');
  const card = page.getByRole('region', { name: 'Partners', exact: true }).getByRole('listitem');
  const half = (page.viewportSize()?.height ?? 0) / 2;
  // The fonts may still be on their way.
  await expect.poll(async () => (await card.first().boundingBox())?.y).toBeLessThanOrEqual(half);

  // Also where the browser chooses the others. They are not read.
  await page.emulateMedia({ forcedColors: 'active' });
  const plate = page.locator('#partners svg').first();
  await expect(plate).toHaveAttribute('aria-hidden', 'true');
  await expect(plate).toHaveCSS('forced-color-adjust', 'none');
  await expect(plate).toHaveCSS('print-color-adjust', 'exact');
  await expect(plate.locator('text')).toHaveText('IH');
});

test('a partner without a photo has a social card', async ({ request }) => {
  const { properties } = await parsePage(request, '/partners/etienne-laroche');
  const url = properties['og:image'];
  expect(url).toMatch(/\/partners\/etienne-laroche\/card\.png\?\w+$/);
  const card = await request.get(new URL(url ?? '').pathname);
  expect(card.headers()['content-type']).toBe('image/png');
  expect((await card.body()).length).toBeGreaterThan(2_000);
});

test('a profile shows its facts, lists other networks for search engines, and links back', async ({
  page,
  expectNoAxeViolations,
}) => {
  await page.goto('/partners/ingrid-halvorsen');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: ingrid.office })).toHaveAttribute(
    'href',
    'tel:+16045550142',
  );
  await expect(main.getByRole('link', { name: ingrid.mobile })).toHaveAttribute(
    'href',
    'tel:+16045550177',
  );
  await expect(main.getByRole('link', { name: ingrid.email })).toHaveAttribute(
    'href',
    `mailto:${ingrid.email}`,
  );
  await expect(main.getByRole('link', { name: 'halvorsen.example' })).toHaveAttribute(
    'href',
    ingrid.website,
  );
  await expect(main.getByText('LinkedIn')).toBeVisible();
  await expect(main.getByText('English, Norwegian')).toBeVisible();
  await expect(main.locator('p', { hasText: 'trained as an architect' })).toHaveCount(1);
  await expect(main.locator('p', { hasText: 'the same yellow boots' })).toHaveCount(1);
  const data = await validStructuredData(page);
  expect(data.find((one) => one['@type'] === 'Person')).toMatchObject({
    name: ingrid.name,
    knowsLanguage: ['en', 'no'],
    areaServed: { name: 'Vancouver' },
    sameAs: expect.arrayContaining([ingrid.youtube]),
  });
  await expect(main).not.toContainText('YouTube');
  await expectNoAxeViolations();
  await main.getByRole('link', { name: 'Back to Partners' }).click();
  await expect(page).toHaveURL('/partners');
});

test('the contact dialog opens, keeps the focus and returns it; its button is on the first screen of a phone @narrow', async ({
  page,
  isMobile,
  expectNoAxeViolations,
}) => {
  await page.goto('/partners/ingrid-halvorsen');
  const opener = page.getByRole('link', { name: `Contact ${firstName(ingrid)}` }).first();
  // Wide screens have it at the foot of the plate.
  if (isMobile) await expect(opener).toBeInViewport({ ratio: 1 });
  const dialog = page.getByRole('dialog', { name: 'Contact Ingrid' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send to Ingrid' })).toBeVisible();
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusBehindDialog)).toBe(false);
  }
  await expectNoAxeViolations();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(opener).toBeFocused();
});

/** The browser's own controls may have the focus between the last and the first control of the dialog. */
function isFocusBehindDialog() {
  const focused = document.activeElement;
  return focused !== document.body && !focused?.closest('dialog');
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('partners are found by the button @long', async ({ page }) => {
    await page.goto('/partners');
    await page.getByLabel('City').selectOption('Honolulu');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('Thomas Kealoha');
  });

  test('the contact dialog opens and closes by its URL @long', async ({ page }) => {
    await page.goto('/partners/ingrid-halvorsen');
    await page.getByRole('link', { name: 'Contact Ingrid' }).first().click();
    const heading = page.getByRole('heading', { name: 'Contact Ingrid' });
    await expect(heading).toBeVisible();
    await page.getByRole('link', { name: 'Close', exact: true }).click();
    await expect(heading).toBeHidden();
  });
});
