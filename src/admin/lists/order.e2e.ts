import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../tests/admin-site.ts';

test.describe.configure({ mode: 'default' });

test('a row is dragged by its handle to another place, by one request @phone', async ({
  page,
  isMobile,
}) => {
  await openPartners(page);
  const moves = movesOf(page);
  const [one, other] = await Promise.all([nameAt(page, 0), nameAt(page, 1)]);
  await dragRow(page, { from: one, to: other, isMobile });
  await expect(page.getByText(`${one} is now 2 of 8`)).toBeAttached();
  await expect(names(page).nth(1)).toHaveText(one);
  expect(moves).toEqual([expect.objectContaining({ position: 1 })]);
  await page.reload();
  await expect(names(page).nth(1)).toHaveText(one);
});

async function openPartners(page: Page) {
  await signIn(page);
  await page.goto('/admin/partners');
  const first = page.getByRole('row', { name: 'Ingrid Halvorsen' }).first();
  await expect(first).toBeVisible({ timeout: 20_000 });
}

async function nameAt(page: Page, index: number) {
  return (await names(page).nth(index).textContent()) ?? '';
}

/** What the server is asked to move, from now on. */
function movesOf(page: Page) {
  const moves: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_actions/partners.move')) moves.push(request.postDataJSON());
  });
  return moves;
}

type Drag = { from: string; to: string; isMobile: boolean };

/** With the mouse, or a finger. */
async function dragRow(page: Page, { from, to, isMobile }: Drag) {
  // Near the lower edge the page would scroll by itself, and another row come under the pointer.
  await page
    .getByRole('button', { name: `Drag ${from}` })
    .evaluate((handle) => scrollBy({ top: handle.getBoundingClientRect().top - 150 }));
  const start = await middleOf(page, from);
  const end = await middleOf(page, to);
  const steps = Array.from({ length: 20 }, (_, step) => (step + 1) / 20);
  const way = steps.map((part) => ({ x: start.x, y: start.y + (end.y - start.y) * part }));
  const wouldStand = page.getByText(`${from} would be 2 of 8`);
  if (!isMobile) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y);
    await expect(wouldStand).toBeAttached();
    await expect(names(page).nth(1)).toHaveText(from);
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof start)[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (const point of way) await touch('touchMove', point);
  await expect(wouldStand).toBeAttached();
  await expect(names(page).nth(1)).toHaveText(from);
  await touch('touchEnd');
}

async function middleOf(page: Page, name: string) {
  const handle = page.getByRole('button', { name: `Drag ${name}` });
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

function names(page: Page) {
  return page.locator('tbody td:nth-child(2) b');
}
