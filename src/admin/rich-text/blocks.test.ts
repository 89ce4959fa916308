// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { editedFigure, setFigure, toggleQuote, toggleQuoteSource } from './blocks.ts';
import { extensions } from './extensions.ts';

const image = '/media/images/news/0123456789abcdef_1600x900_a29a8c.jpg';
const film = '/media/videos/news/0123456789abcdef.mp4';
const shared = 'https://www.youtube.com/watch?v=SoLmErE2026';
const withImage = (caption = '') =>
  `<figure><img src="${image}"><figcaption>${caption}</figcaption></figure>`;

let editor: Editor;

afterEach(() => editor.destroy());

test('stored quotes, images and videos are what the editor writes', () => {
  const html =
    '<blockquote><p>a</p><ul><li><p>b</p></li></ul><cite>c</cite></blockquote>' +
    withImage('d <strong>e</strong>') +
    [film, shared]
      .map((src) => `<figure><video src="${src}"></video><figcaption></figcaption></figure>`)
      .join('');
  write(html);
  expect(editor.getHTML()).toBe(html);
});

test('a figure of another server is dropped, and its caption stays as text', () => {
  write('<figure><img src="https://elsewhere.example/a.jpg"><figcaption>a</figcaption></figure>');
  expect(editor.getHTML()).toBe('<p>a</p>');
});

test('nothing of another server is shown for a video', () => {
  write(`<figure><video src="${shared}"></video></figure>`);
  expect(editor.view.dom.querySelector('video, iframe, img')).toBeNull();
  expect(editor.view.dom.querySelector('figure')?.textContent).toContain('SoLmErE2026');
});

test('an image follows the block of the cursor, and is described in its caption', () => {
  write('<p>One</p><p>Two</p>', 2);
  setFigure(editor, image);
  editor.commands.insertContent('A pier');
  press('Enter');
  editor.commands.insertContent('More');
  expect(editor.getHTML()).toBe(`<p>One</p>${withImage('A pier')}<p>More</p><p>Two</p>`);
});

test('an image takes the place of an empty paragraph, and is changed and removed', () => {
  write('<p>One</p><p></p>', 6);
  setFigure(editor, image);
  expect(editor.getHTML()).toBe(`<p>One</p>${withImage()}`);
  expect(editedFigure(editor)).toBe(image);
  setFigure(editor, image.replace('0123', '4567'));
  expect(editedFigure(editor)).toContain('4567');
  press('Backspace');
  expect(editor.getHTML()).toBe('<p>One</p>');
});

test('a paragraph becomes a quote with a source, and a paragraph again', () => {
  write('<p>It closes now.</p>', 3);
  toggleQuote(editor);
  toggleQuoteSource(editor);
  editor.commands.insertContent('The owner');
  expect(editor.getHTML()).toBe(
    '<blockquote><p>It closes now.</p><cite>The owner</cite></blockquote>',
  );
  press('Enter');
  expect(editor.getHTML()).toBe(
    '<blockquote><p>It closes now.</p><cite>The owner</cite></blockquote><p></p>',
  );
  editor.commands.setTextSelection(4);
  toggleQuote(editor);
  expect(editor.getHTML()).toBe('<p>It closes now.</p><p>The owner</p><p></p>');
});

test('the source of a quote is found again, and is a paragraph of the quote without it', () => {
  write('<blockquote><p>a</p><cite>b</cite></blockquote>', 3);
  toggleQuoteSource(editor);
  expect(editor.isActive('quoteSource')).toBe(true);
  toggleQuoteSource(editor);
  expect(editor.getHTML()).toBe('<blockquote><p>a</p><p>b</p></blockquote>');
});

function write(content: string, cursor = 1) {
  editor = new Editor({ extensions, content, element: document.createElement('div') });
  editor.commands.setTextSelection(cursor);
}

function press(key: string) {
  const event = new KeyboardEvent('keydown', { key });
  expect(editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event))).toBe(true);
}
