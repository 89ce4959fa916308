import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a button as who has no pointer does. */
export async function press(page: Page, button: string) {
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
}

/** Presses Tab until the field has the focus. */
export async function tabTo(page: Page, field: Locator) {
  for (let tabs = 0; tabs < 24; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(field)} cannot be reached`);
}

/** From now on a door of the server, such as `partners.save`, answers as it does when something unexpected happens. */
export async function failAt(page: Page, door: string, message: string) {
  await page.route(`**/_actions/${door}`, (route) =>
    route.fulfill({
      status: 500,
      json: { type: 'AstroActionError', code: 'INTERNAL_SERVER_ERROR', message },
    }),
  );
}

/** The page clips what runs over its edge, so that nothing could be scrolled to either. */
export async function expectNothingOverTheEdge(page: Page) {
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > innerWidth;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(over).toEqual([]);
}
