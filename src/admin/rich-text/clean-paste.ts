import { unwrapLink } from '../../lib/web/unwrapped-link.ts';
import { makeWordLists } from './word-lists.ts';

/**
 * Rewrites pasted HTML that the editor's schema would misread, such as lists made of paragraphs, and invisible text.
 * The schema drops every other tag, attribute and comment.
 */
export function cleanPaste(html: string) {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of body.querySelectorAll(noText)) element.remove();
  for (const heading of body.querySelectorAll('h4, h5, h6')) rename(heading, 'h3');
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', unwrapLink(link.getAttribute('href') ?? ''));
  makeWordLists(body);
  makeLines(body);
  for (const element of body.querySelectorAll(`[style]:not(${marks})`))
    element.removeAttribute('style');
  makeSpacesUsual(body);
  for (const block of body.querySelectorAll('p, h1, h2, h3, li')) {
    if (block.textContent.trim() === '') block.remove();
  }
  return body.innerHTML;
}

const noText =
  'style, script, noscript, template, meta, link, title, xml, svg, math, iframe, object, img, picture, video, audio, button, input, select, textarea, br.Apple-interchange-newline, [hidden], [aria-hidden="true"]';

/** Inline styles may mean bold or italic, or, in a `b` of some programs, neither. Block styles are only visual. */
const marks = 'span, b, strong, i, em';

/** Event handlers would not run here, but the browser would report each as a policy violation. */
function withoutHandlers(html: string) {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\son\w+\s*=/gi, ' data-on='));
}

function rename(element: Element, tag: string) {
  const replacement = element.ownerDocument.createElement(tag);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

/** The editor has no tables: each row becomes a line. A cell that contains lines of its own stays unchanged. */
function makeLines(body: HTMLElement) {
  for (const row of [...body.querySelectorAll('tr')].toReversed()) {
    if (row.querySelector('p, h1, h2, h3, ul, ol, div')) continue;
    const line = body.ownerDocument.createElement('p');
    for (const cell of row.cells) line.append(...cell.childNodes, ' ');
    row.replaceWith(line);
  }
}

function makeSpacesUsual(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.nodeValue = (text.nodeValue ?? '').replaceAll('\u00a0', ' ');
  }
}
