// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { extensions } from './extensions.ts';

let editor: Editor;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  editor = new Editor({ extensions, content: '<p></p>' });
});

afterEach(() => {
  editor.destroy();
  vi.useRealTimers();
});

test('what is typed within half a second is undone together', () => {
  type('a', 400);
  type('b', 501);
  type('c', 0);
  editor.commands.undo();
  expect(editor.getText()).toBe('ab');
  editor.commands.undo();
  expect(editor.getText()).toBe('');
  editor.commands.redo();
  expect(editor.getText()).toBe('ab');
});

test('the last hundred changes can be undone', () => {
  for (let count = 0; count < 100; count++) type('x', 1_000);
  let undone = 0;
  while (editor.commands.undo()) undone += 1;
  expect(undone).toBe(100);
  expect(editor.getText()).toBe('');
});

test('headings have three levels', () => {
  editor.commands.setContent('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>');
  expect(editor.getHTML()).toBe('<h1>a</h1><h2>b</h2><h3>c</h3><p>d</p>');
});

/** Types at the end of the text, then waits. */
function type(text: string, thenMs: number) {
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  editor.view.dispatch(editor.state.tr.insertText(text));
  vi.setSystemTime(Date.now() + thenMs);
}
