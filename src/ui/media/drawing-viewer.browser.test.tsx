import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../tests/kit/axe.ts';
import { DrawingViewer } from './DrawingViewer.tsx';
import { openDrawingsInViewer } from './drawing-links.ts';
import { openDrawing } from './drawing-viewer.ts';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" width="600" height="300"><path d="M0 0h600v300z"/></svg>',
)}`;

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Plans</h1>
    <figure data-drawing="viewer" data-title="Inlet, 2 bed" data-narrowest="1600">
      <img src="${drawing}" alt="Two rooms" width="600" height="300" loading="lazy">
      <a href="#file">View larger</a>
    </figure><div id="root"></div></main>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root');
  flushSync(() => createRoot(root).render(<DrawingViewer id="viewer" />));
  const figure = document.querySelector<HTMLElement>('figure');
  const link = document.querySelector('a');
  if (!figure || !link) throw new Error('There is no figure');
  openDrawing(figure, link);
});

afterEach(async () => {
  document.querySelector('dialog')?.close();
  document.body.innerHTML = '';
  await page.viewport(1280, 800);
});

test('a drawing opens whole, and is zoomed by buttons and keys within its limits @long', async () => {
  const dialog = page.getByRole('dialog', { name: 'Inlet, 2 bed' });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('img', { name: 'Two rooms' })).toBeVisible();
  expect(stage().scrollWidth).toBe(stage().clientWidth);
  const out = page.getByRole('button', { name: 'Zoom out' });
  await expect.element(out).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('140%');
  expect(stage().scrollWidth).toBeGreaterThan(stage().clientWidth);
  await expectNoAxeViolations();
  await userEvent.keyboard('+');
  await expect.element(page.getByRole('status')).toHaveTextContent('196%');
  for (let times = 0; times < 9; times++) await userEvent.keyboard('=');
  await expect.element(page.getByRole('status')).toHaveTextContent('800%');
  await userEvent.keyboard('-');
  await expect.element(page.getByRole('status')).toHaveTextContent('571%');
  await userEvent.keyboard('0');
  await expect.element(page.getByRole('status')).toHaveTextContent('100%');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Fit to screen' }).click();
  expect(stage().scrollWidth).toBe(stage().clientWidth);
});

test('a download beside a drawing does not open it', () => {
  document.querySelector('dialog')?.close();
  const figure = document.querySelector('figure');
  figure?.insertAdjacentHTML('beforeend', '<a href="#file" download="">Download</a>');
  openDrawingsInViewer();
  const taken: boolean[] = [];
  const afterViewer = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', afterViewer);
  onTestFinished(() => window.removeEventListener('click', afterViewer));
  for (const link of figure?.querySelectorAll('a') ?? []) link.click();
  expect(taken).toEqual([true, false]);
});

test('an enlarged drawing is moved by the arrow keys and by the mouse', async () => {
  await userEvent.keyboard('+++');
  const { scrollLeft, scrollTop } = stage();
  expect(scrollLeft).toBeGreaterThan(0);
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(stage().scrollLeft).toBe(scrollLeft + 80);
  expect(stage().scrollTop).toBe(scrollTop - 80);
  const move = { pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true };
  stage().setPointerCapture = () => undefined;
  stage().dispatchEvent(new PointerEvent('pointerdown', move));
  stage().dispatchEvent(
    new PointerEvent('pointermove', { ...move, movementX: 30, movementY: -20 }),
  );
  stage().dispatchEvent(new PointerEvent('pointerup', move));
  stage().dispatchEvent(new PointerEvent('pointermove', { ...move, movementX: 99 }));
  expect(stage().scrollLeft).toBe(scrollLeft + 50);
  expect(stage().scrollTop).toBe(scrollTop - 60);
});

test('a double tap shows the drawing at a size at which it can be read, around the place tapped', async () => {
  await showWithin(390, 844);
  const { left, top, width, height } = image().getBoundingClientRect();
  const place = { clientX: left + width * 0.75, clientY: top + height * 0.25, bubbles: true };
  image().dispatchEvent(new MouseEvent('click', place));
  image().dispatchEvent(new MouseEvent('click', place));
  const enlarged = image().getBoundingClientRect();
  expect(enlarged.width).toBeGreaterThan(1600);
  expect(enlarged.left + enlarged.width * 0.75).toBeCloseTo(place.clientX, -1);
  image().dispatchEvent(new MouseEvent('click', place));
  image().dispatchEvent(new MouseEvent('click', place));
  expect(image().getBoundingClientRect().width).toBeCloseTo(width, 0);
});

test('two fingers zoom around the place between them', async () => {
  await showWithin(390, 844);
  const { left, top, width, height } = image().getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  touch('touchstart', [x - 50, y], [x + 50, y]);
  const isHeld = touch('touchmove', [x - 100, y], [x + 100, y]);
  expect(isHeld).toBe(false);
  await expect.element(page.getByRole('status')).toHaveTextContent('200%');
  touch('touchend');
  touch('touchmove', [x - 10, y], [x + 10, y]);
  await expect.element(page.getByRole('status')).toHaveTextContent('200%');
});

test('a turned screen keeps the drawing whole, and closing goes back to the link', async () => {
  await showWithin(390, 844);
  await showWithin(320, 568);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectNoAxeViolationsAgain();
  await page.getByRole('button', { name: 'Close floor plan' }).click();
  await expect.element(page.getByRole('link', { name: 'View larger' })).toHaveFocus();
  expect(stage().children).toHaveLength(0);
});

/** The drawing follows the screen a moment later. */
async function showWithin(width: number, height: number) {
  await page.viewport(width, height);
  await expect.poll(() => image().getBoundingClientRect().width).toBeLessThanOrEqual(width);
}

function stage() {
  const element = document.querySelector<HTMLElement>('[data-drawing-stage]');
  if (!element) throw new Error('There is no stage');
  return element;
}

function image() {
  const element = stage().querySelector('img');
  if (!element) throw new Error('There is no drawing');
  return element;
}

function touch(type: string, ...points: [x: number, y: number][]) {
  const touches = points.map(
    ([clientX, clientY], identifier) =>
      new Touch({ identifier, target: stage(), clientX, clientY }),
  );
  return stage().dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }));
}
