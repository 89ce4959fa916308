/** The clipboard's HTML of a word processor or a web page without what is no text: only its structure is left. */
export function cleanPaste(html: string) {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  removeComments(body);
  for (const element of body.querySelectorAll(noText)) element.remove();
  for (const heading of body.querySelectorAll('h4, h5, h6')) rename(heading, 'h3');
  makeLists(body);
  makeLines(body);
  for (const element of body.querySelectorAll('*')) clean(element);
  makeSpacesUsual(body);
  for (const block of body.querySelectorAll('p, h1, h2, h3, li')) {
    if (block.textContent.trim() === '') block.remove();
  }
  return body.innerHTML;
}

const noText =
  'style, script, noscript, template, meta, link, title, xml, svg, math, iframe, object, img, picture, video, audio, button, input, select, textarea, br.Apple-interchange-newline, [hidden], [aria-hidden="true"]';

/** Elements whose styles may make text bold or italic, or, as a `b` of some programs, not bold. */
const marks = 'span, b, strong, i, em';

/** They could not run, but the browser would log a violation for each. */
function withoutHandlers(html: string) {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\son\w+\s*=/gi, ' data-on='));
}

function removeComments(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function rename(element: Element, tag: string) {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Word pastes list items as paragraphs with the bullet or number as text. */
function makeLists(body: HTMLElement) {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3')) {
    if (!/mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? '')) continue;
    const tag = takeMarker(paragraph) ? 'ol' : 'ul';
    const isNext = list?.localName === tag && paragraph.previousElementSibling === list;
    if (!list || !isNext) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Removes the bullet or number; true when it was a number or a letter. */
function takeMarker(paragraph: HTMLElement) {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  marker?.remove();
  return /^\s*\(?[\da-z]{1,4}[.)]/i.test(marker?.textContent ?? '');
}

/** The editor has no tables: each row becomes a line. A cell with several lines stays as it is. */
function makeLines(body: HTMLElement) {
  for (const row of [...body.querySelectorAll('tr')].toReversed()) {
    if (row.querySelector('p, h1, h2, h3, ul, ol, div')) continue;
    const line = body.ownerDocument.createElement('p');
    for (const cell of row.cells) line.append(...cell.childNodes, ' ');
    row.replaceWith(line);
  }
}

function clean(element: Element) {
  if (element.localName.includes(':')) return element.replaceWith(...element.childNodes);
  const style = element.matches(marks) ? styleOfMark(element as HTMLElement) : '';
  const address = element.localName === 'a' ? element.getAttribute('href') : null;
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (style) element.setAttribute('style', style);
  if (address) element.setAttribute('href', address);
  const isBare = element.matches('span, font, a') && !element.hasAttributes();
  if (isBare) element.replaceWith(...element.childNodes);
}

function styleOfMark({ style: { fontWeight, fontStyle } }: HTMLElement) {
  const weight = fontWeight && `font-weight: ${fontWeight};`;
  return weight + (fontStyle && `font-style: ${fontStyle}`);
}

function makeSpacesUsual(body: HTMLElement) {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.nodeValue = (text.nodeValue ?? '').replaceAll('\u00a0', ' ');
  }
}
