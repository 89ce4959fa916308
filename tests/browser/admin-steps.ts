import { expect, type Locator, type Page } from '@playwright/test';
import type { photographs } from '../files/photographs.ts';

/** Presses a button as who has no pointer does. */
export async function press(page: Page, button: string) {
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
}

/** Narrow screens have it in a menu. */
export async function saveDraft(page: Page) {
  if ((page.viewportSize()?.width ?? 0) > 960) return press(page, 'Save draft');
  await press(page, 'More publishing options');
  await page.getByRole('menuitem', { name: 'Save draft' }).click();
}

type PressIt = (what: Locator) => Promise<void>;

/** What does “Move up” or “Delete” to a record of a list. Narrow screens have it in the menu of its row, which opens. */
export async function findInRow(page: Page, act: string, name: string, open: PressIt) {
  const [verb, ...others] = act.split(' ');
  if ((page.viewportSize()?.width ?? 0) > 960)
    return page.getByRole('button', { name: [verb, name, ...others].join(' ') });
  await open(page.getByRole('button', { name: `More actions for ${name}` }));
  return page.getByRole('menuitem', { name: act });
}

/** What opens a record of a list. Narrow screens have its name alone. */
export function findEdit(page: Page, name: string) {
  if ((page.viewportSize()?.width ?? 0) > 960)
    return page.getByRole('button', { name: `Edit ${name}`, exact: true });
  return page.locator('[data-main] [data-focus]').and(page.getByText(name, { exact: true }));
}

/** Presses Tab until the field has the focus, if it has not, or Shift and Tab if it comes before. Menus have arrows. */
export async function tabTo(page: Page, field: Locator) {
  const hasFocus = () => field.evaluate((element) => element === document.activeElement);
  const isBefore = await field.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    return (
      focused !== document.body &&
      (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    );
  });
  const isInMenu = (await field.getAttribute('role')) === 'menuitem';
  for (let tabs = 0; tabs < 200; tabs += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press(isInMenu ? 'ArrowDown' : isBefore ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${String(field)} cannot be reached`);
}

/** Chooses files for the images or the gallery of this name. */
export async function chooseFiles(page: Page, group: string, files: typeof photographs) {
  const chooser = page.waitForEvent('filechooser');
  const field = page.getByRole('group', { name: group });
  await field.getByRole('button', { name: /^(Choose|Upload) (an image|images)/ }).click();
  await (await chooser).setFiles(files);
}

/** From now on an action of the server, such as `partners.save`, answers as it does when something unexpected happens. */
export async function failAt(page: Page, action: string, message: string) {
  await page.route(`**/_actions/${action}`, (route) =>
    route.fulfill({
      status: 500,
      json: { type: 'AstroActionError', code: 'INTERNAL_SERVER_ERROR', message },
    }),
  );
}

/** The page clips what runs over its edge, so that nothing could be scrolled to either, but for rows that scroll sideways. */
export async function expectNothingOverTheEdge(page: Page) {
  // A preview that has no room any more goes a moment after the window has changed.
  await expect.poll(() => overTheEdge(page)).toEqual([]);
}

function overTheEdge(page: Page) {
  return page.evaluate(() => {
    // Unlike `innerWidth`, it does not grow with what is too wide for a phone.
    const { clientWidth } = document.documentElement;
    const rows = [...document.querySelectorAll('body :is([role=group], nav)')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return width > 1 && right > clientWidth && !rows.some((row) => row.contains(element));
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });
}

type DraftOnDevice = {
  writer: string;
  newId?: string;
  values: Record<string, string> & { images?: { gallery?: string[] } };
};

/** All drafts in this browser, whosever they are. */
export async function everyDraft(page: Page): Promise<DraftOnDevice[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('back-office');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('No drafts')));
    });
    const all = database.transaction('drafts').objectStore('drafts').getAll();
    return new Promise<DraftOnDevice[]>((resolve) => {
      all.addEventListener('success', () => {
        database.close();
        resolve(all.result as DraftOnDevice[]);
      });
    });
  });
}

/** From the next page on, this browser has no room for drafts. */
export async function takeRoomForDrafts(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Window.prototype, 'indexedDB');
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open: () => {
          throw new Error('No room');
        },
      },
    });
  });
}

/** The link as copied from the invitation's row. */
export async function linkOfInvitation(page: Page) {
  const answer = await page.request.post('/_actions/people.read', {
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status()).toBe(200);
  return /http[^"]*\/admin\/invitation\?token=[\w.-]+/.exec(await answer.text())?.[0] ?? '';
}
