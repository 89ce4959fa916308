import sanitizeHtml from 'sanitize-html';
import { plainText } from '../lib/plain-text.ts';

/** What the editor of rich text can write, and nothing else: every other tag is taken away, every other attribute too. */
export function sanitisedHtml(html: string) {
  return sanitizeHtml(plainText(html), {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  });
}
