import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../../../tests/browser/admin-site.ts';

test.describe.configure({ mode: 'default' });

test('a row can be dragged by its handle, with one request @long', async ({ page, isMobile }) => {
  // A phone has the order in the menus of its rows.
  if (isMobile) await page.setViewportSize({ width: 1024, height: 768 });
  await openPartners(page);
  const moves = findMoves(page);
  const [firstName, secondName] = await Promise.all([nameAt(page, 0), nameAt(page, 1)]);
  await dragRow(page, { from: firstName, to: secondName, isMobile });
  await expect(page.getByText(`${firstName} is now 2 of 8`)).toBeAttached();
  await expect(names(page).nth(1)).toHaveText(firstName);
  expect(moves).toEqual([expect.objectContaining({ position: 1 })]);
  await page.reload();
  await expect(names(page).nth(1)).toHaveText(firstName);
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

/** Collects the move requests to the server from now on. */
function findMoves(page: Page) {
  const moves: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_actions/partners.move')) moves.push(request.postDataJSON());
  });
  return moves;
}

type Drag = { from: string; to: string; isMobile: boolean };

/** Drags with the mouse or by touch. Retries a drag that the page ignores or reverts. */
async function dragRow(page: Page, { from, to, isMobile }: Drag) {
  // Near the lower edge the page would scroll by itself, and another row would be under the pointer.
  await page
    .getByRole('button', { name: `Drag ${from}` })
    .evaluate((handle) => scrollBy({ top: handle.getBoundingClientRect().top - 150 }));
  const pointer = isMobile ? await fingerOn(page) : mouseOn(page);
  await expect(async () => {
    const start = await findMiddle(page, from);
    const end = await findMiddle(page, to);
    await pointer.press(start);
    try {
      for (let step = 1; step <= 20; step += 1)
        await pointer.go({ x: start.x, y: start.y + ((end.y - start.y) * step) / 20 });
      await expect(page.getByText(`${from} moves to 2 of 8`)).toBeAttached({ timeout: 2_000 });
      await expect(names(page).nth(1)).toHaveText(from, { timeout: 2_000 });
    } catch (cause) {
      await pointer.breakOff();
      throw cause;
    }
    await pointer.release();
    await expect(page.getByText(new RegExp(`${from} (is now 2|stays at 1) of 8`))).toBeAttached();
    await expect(page.getByText(`${from} stays`)).not.toBeAttached({ timeout: 1 });
  }).toPass();
}

type Point = { x: number; y: number };

function mouseOn({ mouse, keyboard }: Page) {
  return {
    press: async ({ x, y }: Point) => {
      await mouse.move(x, y);
      await mouse.down();
    },
    go: ({ x, y }: Point) => mouse.move(x, y),
    release: () => mouse.up(),
    breakOff: async () => {
      await keyboard.press('Escape');
      await mouse.up();
    },
  };
}

async function fingerOn(page: Page) {
  const finger = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ...touchPoints: Point[]
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (point: Point) => touch('touchStart', point),
    go: (point: Point) => touch('touchMove', point),
    release: () => touch('touchEnd'),
    breakOff: () => touch('touchCancel'),
  };
}

async function findMiddle(page: Page, name: string) {
  const handle = page.getByRole('button', { name: `Drag ${name}` });
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

function names(page: Page) {
  return page.locator('tbody td:nth-child(3) b');
}
