import { Tokenizer } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { isSafeLink, linkSchemes } from '../../lib/web/link-address.ts';
import { unwrapLink } from '../../lib/web/unwrapped-link.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { textMedium } from '../../lib/html/rich-text.ts';
import { richTextTags } from '../../lib/html/rich-text-tags.ts';
import { lineGaps } from './line-gaps.ts';

/**
 * Removes every tag and attribute that the rich-text editor cannot write. Their texts stay apart. A long text takes as
 * long as it likes: only bounded processes call this. Everything else calls `sanitiseHtml`.
 */
export function cleanHtml(html: string) {
  const gaps = lineGaps();
  const clean = sanitizeHtml(withoutInnerFigures(withoutDeepTags(plainText(html))), {
    allowedTags: [...richTextTags, 'a', 'img', 'video'],
    allowedAttributes: { a: ['href'], ol: ['start'], img: ['src'], video: ['src'] },
    allowedSchemes: linkSchemes,
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    onOpenTag: gaps.begin,
    onCloseTag: gaps.end,
    exclusiveFilter: ({ tag, attribs }) => isMedium(tag) && attribs['src'] === undefined,
    textFilter: gaps.write,
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
      p: (tagName, attribs) => ({ tagName: gaps.isPlain(tagName) ? 'span' : tagName, attribs }),
      ol: (tagName, { start }) => ({ tagName, attribs: listAttributes(start) }),
      img: (tagName, { src }) => ({ tagName, attribs: mediumAttributes(tagName, src) }),
      video: (tagName, { src }) => ({ tagName, attribs: mediumAttributes(tagName, src) }),
    },
  });
  return clean
    .split(/<figure>(.*?)<\/figure>/s)
    .map((part, index) => (index % 2 === 1 ? wholeFigures(part) : withoutParts(part)))
    .join('');
}

function isMedium(tag: string) {
  return tag === 'img' || tag === 'video';
}

const media = /<img [^>]*>|<video [^>]*>.*?<\/video>/gs;
const boxes = /(?:<\/?(?:p|h[1-3]|[uo]l|ol [^>]*|li|blockquote|figcaption|br \/)>)+/g;

/** A figure for each image and video, the last with the texts as its caption. */
function wholeFigures(inner: string) {
  const found = inner.match(media);
  if (!found) return withoutParts(inner);
  const text = inner.replaceAll(media, '').replaceAll(boxes, ' ').trim();
  return found
    .map((medium, index) => {
      const whole = medium.replace(/>.*<\/video>$/s, '></video>');
      const hasCaption = text !== '' && index === found.length - 1;
      return `<figure>${whole}${hasCaption ? `<figcaption>${text}</figcaption>` : ''}</figure>`;
    })
    .join('');
}

/** What belongs into a figure does not stand outside of one: captions become paragraphs. */
function withoutParts(html: string) {
  return html.replaceAll(media, '').replaceAll(/(<\/?)figcaption>/g, '$1p>');
}

/** Leaves out the tags of figures in figures. */
function withoutInnerFigures(html: string) {
  let depth = 0;
  return html.replaceAll(/<(\/?)figure\b[^>]*>/gi, (tag, close: string) => {
    if (close === '') return ++depth > 1 ? '' : tag;
    if (depth === 0) return '';
    return --depth > 0 ? '' : tag;
  });
}

const maxDepth = 200;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements that another of the same kind ends. */
const endsItself = /^(?:p|li|td|th|tr|dt|dd|option)$/;

const nothing = () => undefined;

/** Leaves out tags within too many others: the sanitiser needs time for each tag that is open at each that follows. */
function withoutDeepTags(html: string) {
  if (html.split('<').length <= maxDepth) return html;
  const open: string[] = [];
  const parts: string[] = [];
  let start = 0;
  let deepTag: number | undefined;
  const endTag = (end: number) => {
    if (deepTag === undefined) return;
    parts.push(html.slice(start, deepTag));
    start = end + 1;
    deepTag = undefined;
  };
  const tokenizer = new Tokenizer(
    {},
    {
      onopentagname(from, to) {
        const name = html.slice(from, to).toLowerCase();
        if (empty.test(name)) return;
        if (endsItself.test(name) && open.at(-1) === name) open.pop();
        if (open.length < maxDepth) open.push(name);
        else deepTag = from - 1;
      },
      onclosetag(from, to) {
        const at = open.lastIndexOf(html.slice(from, to).toLowerCase());
        if (at >= 0) open.length = at;
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onend: () => endTag(html.length),
      isInForeignContext: () => open.some((name) => name === 'svg' || name === 'math'),
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      ontext: nothing,
      ontextentity: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return parts.join('') + html.slice(start);
}

function linkAttributes(href: string | undefined): Record<string, string> {
  return href !== undefined && isSafeLink(href) ? { href: unwrapLink(href) } : {};
}

function mediumAttributes(tag: string, src: string | undefined): Record<string, string> {
  const medium = textMedium(tag, src);
  return medium === undefined ? {} : { src: medium };
}

/** The first number of a list that continues another one. */
function listAttributes(start: string | undefined): Record<string, string> {
  return start !== undefined && /^(?:0|[2-9]|[1-9]\d{1,3})$/.test(start) ? { start } : {};
}
