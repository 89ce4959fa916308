// @vitest-environment jsdom
import { act, createElement, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { zooms } from './pin-view.ts';
import { usePinView } from './usePinView.ts';

const pin = { lat: 49.29, lng: -123.13 };
const options = { size: { width: 400, height: 300 }, pin, fallback: { lat: 49, lng: -123 } };

let root: Root;
let current: ReturnType<typeof usePinView>;

function TestView({ onRender }: { onRender: (view: typeof current) => void }) {
  const view = usePinView(options);
  useLayoutEffect(() => onRender(view));
  return null;
}

function setCurrent(view: typeof current) {
  current = view;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(TestView, { onRender: setCurrent })));
});

afterEach(() => act(() => root.unmount()));

test('the map zooms to the streets around the pin when it has loaded', () => {
  act(() => current.showStreets());
  expect(current.view).toEqual({ centre: pin, zoom: zooms.streets });
});

test.each([
  ['has zoomed', () => current.zoomIn()],
  ['drags the pin', () => current.setHeld(true)],
  ['has dragged the pin', () => [true, false].forEach((isHeld) => current.setHeld(isHeld))],
  ['has moved the pin', () => current.setTouched()],
])('the view stays when the map loads while an editor %s', (_case, interact) => {
  act(interact);
  const before = current.view;
  act(() => current.showStreets());
  expect(current.view).toEqual(before);
});
