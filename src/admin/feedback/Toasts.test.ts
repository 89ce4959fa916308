// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, Toasts } from './Toasts.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => new FakeMediaQuery());
  vi.useFakeTimers();
  document.body.innerHTML = '<h1 tabindex="-1">Partners</h1><main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  act(() => root.render(createElement(MantineProvider, null, createElement(Toasts))));
});

afterEach(() => {
  act(() => {
    toast.removeAll();
    root.unmount();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a toast is announced and disappears after five seconds', async () => {
  show({ text: 'Partner saved' });
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Partner saved');
  await advance(4_900);
  expect(texts()).toEqual(['Partner saved']);
  await advance(200);
  expect(texts()).toEqual([]);
});

test('a toast with a button takes the focus and stays for ten seconds', async () => {
  const run = vi.fn();
  show({ text: 'Mei Tanaka deleted', action: { label: 'Undo', run } });
  expect(document.activeElement?.textContent).toBe('Undo');
  leave();
  await advance(9_900);
  expect(texts()).toEqual(['Mei Tanaka deleted']);
  await advance(200);
  expect(texts()).toEqual([]);
  expect(run).not.toHaveBeenCalled();
});

test('the button runs its action once and closes the toast', async () => {
  const run = vi.fn();
  show({ text: 'Mei Tanaka deleted', action: { label: 'Undo', run } });
  act(() => button('Undo')?.click());
  await advance(1);
  expect(run).toHaveBeenCalledOnce();
  expect(texts()).toEqual([]);
});

test('a focused or hovered toast stays', async () => {
  show({ text: 'Partner saved' });
  act(() => button('Dismiss')?.focus());
  await advance(60_000);
  expect(texts()).toEqual(['Partner saved']);
  leave();
  await advance(4_900);
  point('pointerover');
  await advance(60_000);
  expect(texts()).toEqual(['Partner saved']);
  point('pointerout');
  await advance(5_100);
  expect(texts()).toEqual([]);
});

test('an error stays until it is dismissed, and the focus moves to the heading', async () => {
  show({ text: 'Failed to restore partner', isError: true });
  await advance(600_000);
  expect(texts()).toEqual(['Failed to restore partner']);
  act(() => {
    button('Dismiss')?.focus();
    button('Dismiss')?.click();
  });
  await advance(1);
  expect(texts()).toEqual([]);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('dismissing a paused toast does not pause later ones', async () => {
  show({ text: 'Mei Tanaka deleted', action: { label: 'Undo', run: vi.fn() } });
  act(() => button('Dismiss')?.focus());
  act(() => button('Dismiss')?.click());
  await advance(1);
  show({ text: 'Partner saved' });
  await advance(5_100);
  expect(texts()).toEqual([]);
});

test('identical toasts are shown once, and toasts do not delay each other', () => {
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'six'])
    show({ text: `${name} failed`, isError: true });
  expect(texts()).toEqual(['one', 'two', 'three', 'four', 'five', 'six'].map((n) => `${n} failed`));
});

class FakeMediaQuery extends EventTarget {
  readonly matches = false;
}

function show(options: Parameters<typeof showToast>[0]) {
  act(() => showToast(options));
}

function advance(ms: number) {
  return act(() => vi.advanceTimersByTimeAsync(ms));
}

function leave() {
  act(() => (document.activeElement as HTMLElement).blur());
}

function point(type: string) {
  act(() => {
    document
      .querySelector('[role="status"] > div > div')
      ?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
  });
}

function texts() {
  return [...document.querySelectorAll('[role="status"] > div > div > span')].map(
    ({ textContent }) => textContent,
  );
}

function button(name: string) {
  return [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.ariaLabel === name,
  );
}
