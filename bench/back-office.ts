import { chromium, type Browser, type Page } from '@playwright/test';
import { nounScreens } from '../src/site/paths.ts';
import { browserFlags, findBrowser } from '../tests/browser/browser.ts';
import { freePort } from '../tests/sites/free-port.ts';
import { fillBackOffice, recordCount, sectionCount } from './back-office-data.ts';
import { longestTask, keyTimes } from './browser-times.ts';
import { timeHomes, type HomesMeasurements } from './homes.ts';
import { administrator, startSite } from './site.ts';
import { median, percentile } from './statistics.ts';

export type BackOfficeMeasurements = Awaited<ReturnType<typeof measureBackOffice>>;

/** The screens with a list. */
const lists = [
  nounScreens.news,
  nounScreens.partners,
  nounScreens.projects,
  nounScreens.developers,
  nounScreens.pages,
  nounScreens.testimonials,
];
const rowVisits = 5;
const homeVisits = 3;
const keys = 100;
/** Until the form, the preview and its pictures stand still. */
const settleDelayMs = 2_000;
/** A fast typist, who stops after each word for long enough that the preview follows. */
const betweenKeysMs = 60;
const afterWordMs = 350;

/** What the back office asks of a browser on this machine: script, and the time until it answers. */
export async function measureBackOffice(dataFolder: string) {
  const site = await startSite(dataFolder, await freePort());
  fillBackOffice(dataFolder);
  const browser = await chromium.launch({
    executablePath: findBrowser({ asVisitorsDo: true }),
    args: browserFlags,
  });
  const scripts: { screen: string; bytes: number }[] = [];
  for (const screen of lists) {
    scripts.push({ screen, bytes: await scriptBytes(browser, site.origin, screen) });
  }
  const formBytes = await scriptBytes(browser, site.origin, nounScreens.pages, openPageForm);
  const figures = {
    scripts,
    editor: { screen: `${nounScreens.pages}, a form`, bytes: formBytes },
    rows: await timeRowsOften(browser, site.origin),
    homes: await timeHomesOften(browser, site.origin),
    keyMs: await timeKeys(browser, site.origin),
  };
  await browser.close();
  await site.stop();
  return figures;
}

async function signIn(browser: Browser, origin: string) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: origin, viewport });
  const page = await context.newPage();
  const answer = await page.request.post('/auth/sign-in/email', { data: administrator });
  if (!answer.ok()) throw new Error(`Could not sign in: ${answer.status()}`);
  return page;
}

/** All script that a first visit transfers, as compressed as it was. */
async function scriptBytes(
  browser: Browser,
  origin: string,
  screen: string,
  goOn?: (page: Page) => Promise<void>,
) {
  const page = await signIn(browser, origin);
  await page.goto(screen);
  await page.getByRole('row').nth(1).waitFor();
  await goOn?.(page);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await page.context().close();
  return bytes;
}

async function openPageForm(page: Page) {
  await page.getByRole('button', { name: 'Edit Home' }).click();
  await page.locator('[contenteditable="true"]').last().waitFor();
}

/** Medians of several first visits: one alone also shows when the machine gave its processors to somebody else. */
async function timeRowsOften(browser: Browser, origin: string) {
  const openings: number[] = [];
  const moves: number[] = [];
  for (let visit = 0; visit < rowVisits; visit += 1) {
    const { opening, moving } = await timeRows(browser, origin);
    openings.push(opening);
    moves.push(moving);
  }
  return { count: recordCount, opening: median(openings), moving: median(moves) };
}

/** The longest tasks of the browser while all rows come, and while one is moved. */
async function timeRows(browser: Browser, origin: string) {
  const page = await signIn(browser, origin);
  const opening = await longestTask(page, async () => {
    await page.goto(nounScreens.partners);
    await page.waitForFunction(
      (count) => document.querySelectorAll('tbody tr').length === count,
      recordCount,
    );
  });
  const down = page.locator('[data-focus^="down-"]').nth(recordCount / 2);
  // Found before it is timed: looking for it is work in the page, too.
  const arrow = await down.elementHandle();
  const moving = await longestTask(page, async () => {
    await arrow?.click();
    await page.waitForFunction(
      (count) =>
        [...document.querySelectorAll('main [role="status"]')].some(({ textContent }) =>
          textContent.endsWith(` of ${count}`),
        ),
      recordCount,
    );
  });
  await page.context().close();
  return { opening, moving };
}

async function timeHomesOften(browser: Browser, origin: string) {
  const visits: HomesMeasurements[] = [];
  for (let visit = 0; visit < homeVisits; visit += 1) {
    const page = await signIn(browser, origin);
    visits.push(await timeHomes(page, visit));
    await page.context().close();
  }
  return findMedians(visits);
}

function findMedians(visits: HomesMeasurements[]) {
  const actions = Object.keys(visits[0] ?? {}) as (keyof HomesMeasurements)[];
  return actions.map((act) => ({ act, longest: median(visits.map((visit) => visit[act])) }));
}

/** From a key in a page form to the picture of it on the screen, with the preview open. */
async function timeKeys(browser: Browser, origin: string) {
  const page = await signIn(browser, origin);
  await page.goto(nounScreens.pages);
  await openPageForm(page);
  const section = page.getByRole('region', { name: `Chapter ${sectionCount / 2}`, exact: true });
  await section.getByLabel('Title', { exact: true }).focus();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleDelayMs);
  const times = await keyTimes(page, async () => {
    for (let key = 1; key <= keys; key += 1) {
      const isEndOfWord = key % 6 === 0;
      await page.keyboard.press(isEndOfWord ? 'Space' : 'a', { delay: 30 });
      await page.waitForTimeout(isEndOfWord ? afterWordMs : betweenKeysMs);
    }
  });
  await page.context().close();
  return { sections: sectionCount, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
