// @vitest-environment jsdom
import { act, createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { makeFormStore } from '../forms/form-store.ts';
import { FieldsProvider, useField, useKeys } from './fields-context.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('typing renders only the changed field', () => {
  const sections = Array.from({ length: 40 }, (_, row) => ({ key: `s${row}`, title: `${row}` }));
  const store = makeFormStore({ sections });
  const renders: string[] = [];
  const form = {
    mode: 'form',
    store,
    isNew: false,
    saved: store.values(),
    change: store.change,
    leave: () => undefined,
    startUpload: () => () => undefined,
  } as const;
  const fields = createElement(Sections, { onDraw: (id) => renders.push(id) });
  act(() =>
    createRoot(document.createElement('div')).render(
      createElement(FieldsProvider, { value: form }, fields),
    ),
  );
  expect(renders).toHaveLength(41);
  renders.length = 0;
  act(() => store.change('sections.7.title', 'Seven'));
  expect(renders).toEqual(['sections.7.title']);
});

type RenderProps = { onDraw: (id: string) => void };

function Sections({ onDraw }: RenderProps) {
  const keys = useKeys('sections');
  return createElement(
    Fragment,
    null,
    ...keys.map((key, index) =>
      createElement(Title, { key, name: `sections.${index}.title`, onDraw }),
    ),
    createElement(Head, { key: 'head', onDraw }),
  );
}

function Title({ name, onDraw }: RenderProps & { name: string }) {
  const field = useField(name);
  onDraw(name);
  return field.mode === 'form' ? String(field.value) : null;
}

function Head({ onDraw }: RenderProps) {
  useKeys('sections');
  onDraw('head');
  return null;
}
