// @vitest-environment jsdom
import { act, createElement, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { zooms } from './pin-view.ts';
import { usePinView } from './usePinView.ts';

const pin = { lat: 49.29, lng: -123.13 };
const options = { size: { width: 400, height: 300 }, pin, fallbackCentre: { lat: 49, lng: -123 } };

let root: Root;
let shown: ReturnType<typeof usePinView>;

function Shown({ onShow }: { onShow: (view: typeof shown) => void }) {
  const view = usePinView(options);
  useLayoutEffect(() => onShow(view));
  return null;
}

function keep(view: typeof shown) {
  shown = view;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Shown, { onShow: keep })));
});

afterEach(() => act(() => root.unmount()));

test('the map goes to the streets around the pin when it arrives', () => {
  act(() => shown.showStreets());
  expect(shown.view).toEqual({ centre: pin, zoom: zooms.streets });
});

test.each([
  ['has zoomed', () => shown.zoomIn()],
  ['drags the pin', () => shown.setHeld(true)],
  ['has dragged the pin', () => [true, false].forEach((isHeld) => shown.setHeld(isHeld))],
  ['has moved the pin', () => shown.touch()],
])('the view stays when the map arrives at an editor who %s', (_what, doIt) => {
  act(doIt);
  const before = shown.view;
  act(() => shown.showStreets());
  expect(shown.view).toEqual(before);
});
