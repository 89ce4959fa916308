import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { afterColon } from '../../../lib/text/capitalised.ts';
import { SourceFault } from '../moving.ts';
import type { Item } from './wordpress-item.server.ts';
import type { Term } from './wordpress-lists.ts';

/** What an export says besides its items. */
export type WordPressSite = {
  address: string;
  authors: Map<string, string>;
  /** The ids of authors by their logins. */
  authorIds: Map<string, string>;
  /** Its categories, its tags and other groups. */
  terms: Term[];
};

const maxTextChars = 8 * 1024 * 1024;
/** Of all texts of an item. */
const maxItemChars = 2 * maxTextChars;
const maxItemTexts = 10_000;
const maxAttributes = 100;
const maxAuthors = 20_000;
const maxDepth = 32;
const maxItems = 200_000;
const maxTerms = 20_000;
const taxonomies: Record<string, string> = { 'wp:category': 'category', 'wp:tag': 'post_tag' };

type Part = Item | { site: Partial<WordPressSite> };

/** Reads an export as a stream: one item is in memory at a time. Entities of a DOCTYPE are refused. */
export async function* readWordPress(file: string): AsyncGenerator<Part> {
  const parser = new SaxesParser();
  const waiting: Part[] = [];
  const path: string[] = [];
  let item: Item | undefined;
  let fault: SourceFault | undefined;
  let text = '';
  let sinceEvent = 0;
  let count = 0;
  let authorCount = 0;
  let attributeCount = 0;
  let itemTexts = { count: 0, chars: 0 };
  let category = { domain: '', slug: '' };
  let metaKey = '';
  let author = { id: '', login: '', name: '' };
  let term: Record<string, string> = {};
  let termCount = 0;
  let isAtEnd = false;

  parser.on('doctype', () => (fault ??= new SourceFault('The export holds a DOCTYPE.')));
  // What is wrong within an item spoils that item only.
  parser.on('error', ({ message }) => {
    if (!item || isAtEnd)
      fault ??= new SourceFault(`The export is damaged: ${afterColon(message)}`);
    else item.damage ??= message;
  });
  parser.on('opentagstart', () => (attributeCount = 0));
  parser.on('attribute', () => {
    attributeCount += 1;
    if (attributeCount > maxAttributes)
      fault ??= new SourceFault('An element of the export has too many attributes.');
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    sinceEvent = 0;
    text = '';
    if (name === 'item') {
      item = { texts: {}, meta: {}, categories: [], oldSlugs: [], comments: 0, notes: [] };
      itemTexts = { count: 0, chars: 0 };
    }
    if (name === 'category')
      category = {
        domain: attributes['domain'] ?? '',
        slug: readable(attributes['nicename'] ?? ''),
      };
    if (!isSelfClosing) path.push(name);
    if (path.length > maxDepth) fault ??= new SourceFault('The export is nested too deeply.');
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name, isSelfClosing }) => {
    sinceEvent = 0;
    if (!isSelfClosing) path.pop();
    const value = readable(text);
    text = '';
    const parent = path.at(-1);
    // Comments are left out.
    const isInComment = name === 'wp:comment' || path.includes('wp:comment');
    if (!isInComment) itemTexts.count += 1;
    if (!isInComment) itemTexts.chars += value.length;
    if (item && (itemTexts.count > maxItemTexts || itemTexts.chars > maxItemChars))
      fault ??= new SourceFault('An item of the export holds too much text.');
    if (name === 'item' && item) {
      count += 1;
      if (count > maxItems) fault ??= new SourceFault('The export has too many items.');
      item.notes = [...new Set(item.notes)];
      waiting.push(item);
      item = undefined;
    } else if (item && name === 'wp:comment') item.comments += 1;
    else if (item && isInComment) return;
    else if (item && name === 'wp:meta_key') metaKey = value;
    else if (item && name === 'wp:meta_value') {
      item.meta[metaKey] = value;
      if (metaKey === '_wp_old_slug') item.oldSlugs.push(value);
    } else if (item && name === 'category') item.categories.push({ ...category, name: value });
    else if (item && parent === 'item') item.texts[name] = value;
    else if (name === 'wp:author_id') author = { ...author, id: value };
    else if (name === 'wp:author_login') author = { ...author, login: value };
    else if (name === 'wp:author_display_name') author = { ...author, name: value };
    else if (name === 'wp:author') {
      authorCount += 1;
      if (authorCount > maxAuthors) fault ??= new SourceFault('The export has too many authors.');
      const { id, login } = author;
      const authors = new Map([[login, author.name || login]]);
      waiting.push({ site: { authors, authorIds: new Map([[login, id]]) } });
      author = { id: '', login: '', name: '' };
    } else if (name in taxonomies || name === 'wp:term') {
      termCount += 1;
      if (termCount > maxTerms) fault ??= new SourceFault('The export has too many categories.');
      waiting.push({ site: { terms: [readTerm(name, term)] } });
      term = {};
    } else if (parent !== undefined && (parent in taxonomies || parent === 'wp:term'))
      term[name] = value;
    else if (name === 'wp:base_blog_url') waiting.push({ site: { address: value } });
    else if (name === 'link' && parent === 'channel') waiting.push({ site: { address: value } });
  });

  function add(part: string) {
    sinceEvent = 0;
    if (text.length + part.length > maxTextChars)
      fault ??= new SourceFault('A text of the export is too long.');
    else text += part;
  }

  const stream = createReadStream(file);
  const decoder = new TextDecoder('utf-8');
  let held = '';
  try {
    for await (const chunk of stream) {
      const characters = decode(chunk as Buffer, true);
      sinceEvent += characters.length;
      // The parser holds a text until it ends: one of gigabytes must not fill the memory.
      if (sinceEvent > maxTextChars) throw new SourceFault('A text of the export is too long.');
      parser.write(characters);
      if (fault) throw fault;
      yield* waiting.splice(0);
    }
    parser.write(decode(Buffer.alloc(0), false));
    isAtEnd = true;
    parser.close();
    if (fault) throw fault;
    yield* waiting.splice(0);
  } finally {
    stream.destroy();
  }

  /** Marks what XML does not allow: signs, also as references, which may be divided between chunks, and “&” alone. */
  function decode(bytes: Buffer, hasMore: boolean) {
    const whole = held + decoder.decode(bytes, { stream: hasMore });
    const [unfinished = ''] = hasMore ? (/&[#\da-z]{0,10}$/i.exec(whole.slice(-12)) ?? []) : [];
    held = unfinished;
    return whole
      .slice(0, whole.length - unfinished.length)
      .replaceAll(
        /&#(?:x0{0,6}([\da-f]{1,4})|0{0,6}(\d{1,5}));/gi,
        (reference, hex, decimal) =>
          signFor(hex ? Number.parseInt(hex as string, 16) : Number(decimal)) ?? reference,
      )
      .replaceAll(alone, ampersand)
      .replaceAll(notInXml, (sign) => signFor(sign.charCodeAt(0)) ?? '');
  }

  /** A text without its marks. The item says that it had some. */
  function readable(written: string) {
    const marked = written.replaceAll(ampersand, '&');
    const hasMarks = marked.includes(removed) || marked.includes(separator);
    if (item && hasMarks) item.notes.push('Signs that cannot be shown were removed.');
    if (item && marked.includes('\uFFFD')) item.notes.push('Some of its signs cannot be read.');
    if (!hasMarks) return marked;
    return marked.replaceAll(removed, '').replaceAll(betweenSigns, ' ').replaceAll(separator, '');
  }
}

/** Signs that XML allows and nobody writes. */
const removed = '\uFDD0';
const separator = '\uFDD1';
const ampersand = '\uFDD2';
const alone = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;
const notInXml = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/gu;
const betweenSigns = /(?<=[^\s\uFDD1])\uFDD1+(?=[^\s\uFDD1])/g;

/** The mark for a sign that XML does not allow: some stood between words. */
function signFor(code: number) {
  if (code === 0x0b || code === 0x0c || (code >= 0x1c && code <= 0x1f)) return separator;
  const isInvalid = code < 0x20 && ![9, 10, 13].includes(code);
  return isInvalid || code === 0xfffe || code === 0xffff || (code >= 0xd800 && code <= 0xdfff)
    ? removed
    : undefined;
}

function readTerm(element: string, texts: Record<string, string>): Term {
  return {
    taxonomy: taxonomies[element] ?? texts['wp:term_taxonomy'] ?? '',
    id: texts['wp:term_id'] ?? '',
    slug: texts['wp:category_nicename'] ?? texts['wp:tag_slug'] ?? texts['wp:term_slug'] ?? '',
    parent: texts['wp:category_parent'] ?? texts['wp:term_parent'] ?? '',
  };
}
