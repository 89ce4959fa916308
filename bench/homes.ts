import type { Page } from '@playwright/test';
import { nounScreens } from '../src/site/paths.ts';
import { longestTask } from './browser-times.ts';

export const homeCount = 1_000;
const screensScrolled = 20;

export type HomesMeasurements = Awaited<ReturnType<typeof timeHomes>>;

/**
 * The longest tasks of the browser while a thousand homes come from a file, are worked and made dearer. What is saved
 * differs from one visit to the next.
 */
export async function timeHomes(page: Page, visit: number) {
  await page.goto(nounScreens.projects);
  await page.getByRole('button', { name: 'Edit Westwater' }).click();
  await page.getByRole('button', { name: /^Homes and floor plans/ }).click();
  const file = page.locator('input[aria-label="CSV or Excel file of homes"]');
  const buffer = Buffer.from(csvOfHomes());
  const reading = await longestTask(page, async () => {
    await file.setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: `Import ${homeCount} rows` }).waitFor();
  });
  const taking = await longestTask(page, async () => {
    await page.getByRole('button', { name: `Import ${homeCount} rows` }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  const price = page.locator('td[data-column="price"]').first();
  await price.click();
  const writing = await longestTask(page, async () => {
    await page.keyboard.type(`${1_234_567 + visit}\n7654321\n`);
  });
  const filling = await longestTask(page, async () => {
    await page.keyboard.press('Control+Home');
    for (let column = 0; column < 6; column += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+Shift+ArrowDown');
    await page.keyboard.press('Control+Enter');
  });
  const scrolling = await longestTask(page, async () => {
    for (let screen = 0; screen < screensScrolled; screen += 1) await page.mouse.wheel(0, 900);
  });
  await page.getByRole('button', { name: 'Change prices…' }).click();
  const changing = await longestTask(page, async () => {
    await page.getByRole('button', { name: /^Change [\d,]+ prices$/ }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  const undoing = await longestTask(page, async () => {
    await page.getByRole('button', { name: 'Undo the last change to homes' }).click();
  });
  const saving = await longestTask(page, async () => {
    await page.getByRole('button', { name: 'Update Project' }).click();
    await page.getByText('Saved').first().waitFor();
  });
  return { reading, taking, writing, filling, scrolling, changing, undoing, saving };
}

function csvOfHomes() {
  const lines = Array.from({ length: homeCount }, (_, at) => {
    const floor = Math.floor(at / 20) + 1;
    const number = floor * 100 + (at % 20) + 1;
    return `${number},2,2,${900 + (at % 20) * 10},${floor},"$1,${100 + (at % 800)},000",Available`;
  });
  return ['Unit,Beds,Baths,Sq ft,Level,List price,Status', ...lines].join('\n');
}
