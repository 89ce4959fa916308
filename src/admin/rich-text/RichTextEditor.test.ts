// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { RichTextEditor } from './RichTextEditor.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('typed text stays while the form catches up, and new values from the form are shown', async () => {
  const sent: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await show('<p>One</p>');
  const editor = mountedEditor();
  act(() => void editor.commands.insertContentAt(4, ' two'));
  act(() => void editor.commands.insertContentAt(8, ' three'));
  expect(sent).toEqual(['<p>One two</p>', '<p>One two three</p>']);
  await show('<p>One two</p>');
  expect(editor.getHTML()).toBe('<p>One two three</p>');
  await show('<p>One two three</p>');
  expect(editor.getHTML()).toBe('<p>One two three</p>');
  await show('<p>One two</p>');
  expect(editor.getHTML()).toBe('<p>One two</p>');
  await act(async () => root.unmount());

  function show(value: string) {
    const props = {
      label: 'Text',
      labelId: 'text',
      describedBy: undefined,
      isInvalid: false,
      isRequired: false,
      isLow: false,
      value,
      onChange: (html: string) => void sent.push(html),
      onLeave: () => undefined,
    };
    return act(async () => root.render(createElement(RichTextEditor, props)));
  }
});

function mountedEditor() {
  const text = document.querySelector<HTMLElement & { editor?: Editor }>('[role=textbox]');
  if (!text?.editor) throw new Error('There is no editor');
  return text.editor;
}
