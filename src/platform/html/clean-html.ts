import { Tokenizer } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { isSafeLink, linkSchemes } from '../../lib/web/link-address.ts';
import { unwrapLink } from '../../lib/web/unwrapped-link.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { richTextTags } from '../../lib/html/rich-text-tags.ts';
import { lineGaps } from './line-gaps.ts';

/**
 * Removes every tag and attribute that the rich-text editor cannot write. Their texts stay apart. A long text takes as
 * long as it likes: only bounded processes call this. Everything else calls `sanitiseHtml`.
 */
export function cleanHtml(html: string) {
  const gaps = lineGaps();
  return sanitizeHtml(withoutDeepTags(plainText(html)), {
    allowedTags: [...richTextTags, 'a'],
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: linkSchemes,
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    onOpenTag: gaps.begin,
    onCloseTag: gaps.end,
    textFilter: gaps.write,
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
      p: (tagName, attribs) => ({ tagName: gaps.isPlain(tagName) ? 'span' : tagName, attribs }),
      ol: (tagName, { start }) => ({ tagName, attribs: listAttributes(start) }),
    },
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

/** The first number of a list that continues another one. */
function listAttributes(start: string | undefined): Record<string, string> {
  return start !== undefined && /^(?:0|[2-9]|[1-9]\d{1,3})$/.test(start) ? { start } : {};
}
