import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { SourceFault } from './moving.ts';
import type { Item, Term } from './wordpress.ts';

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

  parser.on('doctype', () => (fault ??= new SourceFault('The export holds a DOCTYPE.')));
  parser.on(
    'error',
    (cause) => (fault ??= new SourceFault(`The export is damaged: ${cause.message}`)),
  );
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
      item = { texts: {}, meta: {}, categories: [], oldSlugs: [] };
      itemTexts = { count: 0, chars: 0 };
    }
    if (name === 'category')
      category = { domain: attributes['domain'] ?? '', slug: attributes['nicename'] ?? '' };
    if (!isSelfClosing) path.push(name);
    if (path.length > maxDepth) fault ??= new SourceFault('The export is nested too deeply.');
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name, isSelfClosing }) => {
    sinceEvent = 0;
    if (!isSelfClosing) path.pop();
    const value = text;
    text = '';
    const parent = path.at(-1);
    itemTexts.count += 1;
    itemTexts.chars += value.length;
    if (item && (itemTexts.count > maxItemTexts || itemTexts.chars > maxItemChars))
      fault ??= new SourceFault('An item of the export holds too much text.');
    if (name === 'item' && item) {
      count += 1;
      if (count > maxItems) fault ??= new SourceFault('The export has too many items.');
      waiting.push(item);
      item = undefined;
    } else if (item && name === 'wp:meta_key') metaKey = value;
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
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of stream) {
      const characters = decode(chunk as Buffer);
      sinceEvent += characters.length;
      // The parser holds a text until it ends: one of gigabytes must not fill the memory.
      if (sinceEvent > maxTextChars) throw new SourceFault('A text of the export is too long.');
      parser.write(characters);
      if (fault) throw fault;
      yield* waiting.splice(0);
    }
    parser.close();
    if (fault) throw fault;
    yield* waiting.splice(0);
  } finally {
    stream.destroy();
  }

  function decode(bytes: Buffer) {
    try {
      return decoder.decode(bytes, { stream: true });
    } catch {
      throw new SourceFault('The export is not text in UTF-8.');
    }
  }
}

function readTerm(element: string, texts: Record<string, string>): Term {
  return {
    taxonomy: taxonomies[element] ?? texts['wp:term_taxonomy'] ?? '',
    id: texts['wp:term_id'] ?? '',
    slug: texts['wp:category_nicename'] ?? texts['wp:tag_slug'] ?? texts['wp:term_slug'] ?? '',
    parent: texts['wp:category_parent'] ?? texts['wp:term_parent'] ?? '',
  };
}
