import { Parser } from 'htmlparser2';

/** A text that is read or heard, with the language that the page says it has. */
export type PageText = {
  text: string;
  lang: string;
  /** True of the text of an element, which can have a language of its own. */
  isElement: boolean;
};

/** What was found on a page. */
export type PageTexts = {
  lang: string;
  texts: PageText[];
  /** The addresses of links to other pages, without those to other languages. */
  links: string[];
};

const spokenAttributes = [
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'data-announced',
  'data-word',
  'data-brochure',
  'data-brochure-status',
  'data-summary',
];

/** The `<meta>` elements whose content is a text. */
const spokenMetas = /^(?:description|og:title|og:description|og:image:alt)$/;

/** The properties of structured data whose values are codes, names of types or addresses. */
const codes =
  /^@|^(?:url|image|logo|sameAs|email|telephone|postalCode|addressCountry|priceCurrency|availability|inLanguage|identifier|contentUrl|thumbnailUrl|embedUrl|unitCode|dayOfWeek|credentialCategory|opens|closes|item|target|date\w+|\w+Date|knowsLanguage|availableLanguage)$/;

const silent = new Set(['script', 'style', 'svg']);
const codedElements = /^(?:pubDate|language|guid|link|loc|lastmod)$/;
const withoutEnd = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'source', 'track', 'wbr']);

/** The marks of `withWholeTerms`, which are within a text. */
const marksInText = /^(?:whole|colon)$/;

/** Reads a page, a fragment of one or a feed. `lang` is that of the request, which a page repeats. */
export function readPage(text: string, lang: string): PageTexts {
  const isXml = text.startsWith('<?xml');
  const page: PageTexts = { lang: '', texts: [], links: [] };
  const open: { name: string; lang: string; type: string; isInText: boolean }[] = [];
  let structured = '';
  let unfinished: { text: string; lang: string } | undefined;
  const parser = new Parser(
    { onopentag, ontext, onclosetag },
    { xmlMode: isXml, decodeEntities: true, recognizeCDATA: true },
  );
  parser.write(text);
  parser.end();
  return page;

  function onopentag(name: string, attributes: Record<string, string>) {
    const isInText = name === 'wbr' || marksInText.test(attributes['class'] ?? '');
    if (!isInText) finishText();
    const own = attributes['lang'] ?? open.at(-1)?.lang ?? lang;
    const { type = '', href, hreflang } = attributes;
    if (name === 'html') page.lang = own;
    if (isXml || !withoutEnd.has(name)) open.push({ name, lang: own, type, isInText });
    for (const attribute of spokenAttributes) add(attributes[attribute], own, false);
    const kind = attributes['name'] ?? attributes['property'] ?? '';
    if (name === 'meta' && spokenMetas.test(kind)) add(attributes['content'], own, false);
    if (name === 'input' && /^(?:submit|button)$/.test(type)) add(attributes['value'], own, false);
    if (name === 'a' && href && hreflang === undefined) page.links.push(href);
  }

  function ontext(data: string) {
    const { name = '', lang: own = lang, type = '' } = open.at(-1) ?? {};
    if (type === 'application/ld+json') structured += data;
    if (open.some((one) => silent.has(one.name)) || codedElements.test(name)) return;
    unfinished ??= { text: '', lang: own };
    unfinished.text += data;
  }

  function onclosetag(name: string) {
    const isLast = open.at(-1)?.name === name;
    if (name !== 'wbr' && !(isLast && open.at(-1)?.isInText)) finishText();
    if (!isLast) return;
    open.pop();
    if (structured === '') return;
    for (const value of textsIn(JSON.parse(structured))) add(value, page.lang, false);
    structured = '';
  }

  /** A text comes in parts, and is whole at the next element. */
  function finishText() {
    if (unfinished) add(unfinished.text, unfinished.lang, true);
    unfinished = undefined;
  }

  function add(found: string | undefined, own: string, isElement: boolean) {
    const spoken = (found ?? '')
      .replaceAll(/<\/?(?:p|h\d|li|ul|ol|blockquote|figure|figcaption|img|br|hr)\b[^>]*>/g, '\n\n')
      .replaceAll(/<[^>]*>/g, '')
      // Not those spaces that belong to a language.
      .replaceAll(/\s*\n\s*\n\s*/g, '\n')
      .replaceAll(/[^\S\u00A0\u202F\n]+/g, ' ')
      .trim();
    if (/\p{L}/u.test(spoken)) page.texts.push({ text: spoken, lang: own, isElement });
  }
}

function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return codes.test(name) || /^https?:/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    codes.test(key) ? [] : textsIn(part, key),
  );
}
