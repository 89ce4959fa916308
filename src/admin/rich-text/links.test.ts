// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { extensions } from './extensions.ts';
import { removeLink, setLink, editedLink } from './links.ts';

let editor: Editor;

afterEach(() => editor.destroy());

test('selected words become a link, and stay when it is removed', () => {
  write('<p>Read the <strong>plans</strong> today</p>', { from: 6, to: 15 });
  expect(editedLink(editor)).toEqual({ isLink: false, address: '', needsText: false });
  setLink(editor, '/projects', 'unused');
  expect(editor.getHTML()).toBe(
    '<p>Read <a href="/projects">the <strong>plans</strong></a> today</p>',
  );
  expect(editor.state.selection).toMatchObject({ from: 15, to: 15 });
  editor.commands.setTextSelection(8);
  expect(editedLink(editor)).toEqual({ isLink: true, address: '/projects', needsText: false });
  removeLink(editor);
  expect(editor.getHTML()).toBe('<p>Read the <strong>plans</strong> today</p>');
});

test('changing a link changes all of it, wherever the cursor is', () => {
  for (const position of [6, 8, 11]) {
    write('<p>Read <a href="/projects">plans</a> today</p>', { from: position, to: position });
    expect(editedLink(editor)).toMatchObject({ isLink: true, address: '/projects' });
    setLink(editor, 'mailto:info@solmere.example', 'unused');
    expect(editor.getHTML()).toBe(
      '<p>Read <a href="mailto:info@solmere.example">plans</a> today</p>',
    );
    editor.destroy();
  }
});

test('without a selection the words are inserted, and following text is not linked', () => {
  write('<p>Read:</p>', { from: 6, to: 6 });
  setLink(editor, 'https://example.com', 'our plans');
  editor.commands.insertContent(' today');
  expect(editor.getHTML()).toBe('<p>Read:<a href="https://example.com">our plans</a> today</p>');
});

test('pasted and stored links are kept only if their target is allowed', () => {
  write(
    '<p><a href="https://a.example" target="_blank" rel="opener" class="x">a</a> <a href="tel:1">b</a> <a href="/about">c</a>' +
      ' <a href="ftp://d.example">d</a> <a href="javascript:e()">e</a> <a href="//f.example">f</a></p>',
  );
  expect(editor.getHTML()).toBe(
    '<p><a href="https://a.example">a</a> <a href="tel:1">b</a> <a href="/about">c</a> d e f</p>',
  );
});

function write(content: string, selection = { from: 1, to: 1 }) {
  editor = new Editor({ extensions, content });
  editor.commands.setTextSelection(selection);
}
