import sanitizeHtml from 'sanitize-html';
import { isSafeLink, linkSchemes } from '../../lib/web/link-address.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { richTextTags } from '../../lib/html/rich-text-tags.ts';
import { lineGaps } from './line-gaps.ts';

/** Removes every tag and attribute that the rich-text editor cannot write. Their texts stay apart. */
export function sanitisedHtml(html: string) {
  const gaps = lineGaps();
  return sanitizeHtml(plainText(html), {
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

function linkAttributes(href: string | undefined): Record<string, string> {
  return href !== undefined && isSafeLink(href) ? { href } : {};
}

/** The first number of a list that continues another one. */
function listAttributes(start: string | undefined): Record<string, string> {
  return start !== undefined && /^(?:0|[2-9]|[1-9]\d{1,3})$/.test(start) ? { start } : {};
}
