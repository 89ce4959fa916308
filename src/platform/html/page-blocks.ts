import { Parser } from 'htmlparser2';
import type { PageBlock } from '../../lib/html/page-block.ts';

/** What nobody reads on the page. */
const silent = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'select',
  'textarea',
  'dialog',
  'button',
  'iframe',
]);

/** Elements within a line of text. All others begin a line of their own. */
const inline =
  /^(?:a|abbr|b|bdi|cite|code|data|del|dfn|em|i|ins|kbd|label|mark|picture|q|s|samp|small|source|span|strong|sub|sup|time|u|var|wbr)$/;

const cells = new Set(['td', 'th', 'dt', 'dd']);
const empty = new Set(['img', 'br', 'hr', 'input', 'source', 'wbr', 'meta', 'link', 'area', 'col']);

/** The texts and the pictures of a page in their order, without what only works on a screen. */
export function pageBlocks(html: string): { title: string; blocks: PageBlock[] } {
  const blocks: PageBlock[] = [];
  let title = '';
  let text = '';
  let level: 1 | 2 | 3 | undefined;
  /** The elements within the one that is silent; 0 outside of any. */
  let silence = 0;
  let isTitle = false;
  /** Elements that follow each other look apart, such as the links of a menu. */
  let isAfterElement = false;

  function flush() {
    const line = text
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .trim();
    text = '';
    if (line === '') return;
    blocks.push(level ? { kind: 'heading', level, text: line } : { kind: 'text', text: line });
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && title === '') isTitle = true;
      const isSilent =
        silent.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true';
      if (silence > 0 || isSilent) {
        if (!empty.has(name)) silence++;
        return;
      }
      if (name === 'br') text += '\n';
      else if (name === 'img') addImage(attributes);
      else if (cells.has(name)) text += text.trim() === '' ? '' : '  ';
      else if (!inline.test(name)) flush();
      else if (isAfterElement) text += ' ';
      isAfterElement = false;
      const heading = /^h([1-6])$/.exec(name)?.[1];
      if (heading) level = Math.min(Number(heading), 3) as 1 | 2 | 3;
    },
    ontext(part) {
      if (isTitle) title += part;
      else if (silence === 0) {
        isAfterElement = false;
        text += part.replaceAll('\n', ' ');
      }
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false;
      if (silence > 0) {
        if (!empty.has(name)) silence--;
        return;
      }
      isAfterElement = inline.test(name);
      if (isAfterElement || cells.has(name) || empty.has(name)) return;
      flush();
      if (/^h[1-6]$/.test(name)) level = undefined;
    },
  });
  parser.end(html);
  flush();
  return { title: title.trim(), blocks };

  /** The file, without what is asked of it. */
  function addImage({ src = '', alt = '' }: Record<string, string>) {
    flush();
    const [url = ''] = src.split('?', 1);
    if (url !== '') blocks.push({ kind: 'image', url, alt });
  }
}
