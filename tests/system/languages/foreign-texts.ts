import type { PageText } from './texts-of-page.ts';

const ofWord = String.raw`[\p{L}\p{M}’'-]`;

/** Words that every English text has and no French one. */
const english = new RegExp(
  `(?<!${ofWord})(?:the|and|of|with|from|is|are|was|were|been|this|that|these|those|your|you|our|we|they|their|its|it|which|who|what|when|where|how|has|have|had|will|would|could|should|not|by|at|all|any|each|more|most|other|such|than|then|there|here|about|after|before|between|into|through|under|over|only|also|until|within|without|for|to|in|home|homes|price|prices|bedroom|bedrooms|floor|news|view|read|send|open|close)(?!${ofWord})`,
  'giu',
);

/** Words that every French text has and no English one. */
const french = new RegExp(
  `(?<!${ofWord})(?:le|la|les|des|une|et|est|sont|dans|avec|pour|par|vous|nous|votre|vos|notre|nos|qui|que|aux|cette|ces|chez|sans|aucun|aucune|à|déposé)(?!${ofWord})`,
  'giu',
);

/** French of Québec has a no-break space before a colon and within its quotation marks, and round apostrophes. */
const badFrench = /[^\s\d/]:(?=\s|$)|[\u00A0\u202F][;!?]|[^\u00A0]»|«[^\u00A0]|\p{L}'\p{L}/u;

/** Signs that Japanese and Chinese have in full width, and the spaces that belong to the narrow ones. */
const badIdeographs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][,;:!?.](?!\d)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]['"]/u;

const badSpace = /[、。，：；！？] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;
const latinWord = /[\p{Script=Latin}\p{M}ʻ]{3,}/gu;

/** Words in Latin letters that Japanese and Chinese have: units, formats, services and abbreviations. */
const international =
  /^(?:[A-Z]{1,5}|WhatsApp|Google|LinkedIn|Instagram|YouTube|Vimeo|OpenStreetMap|OpenFreeMap|OpenMapTiles|MapLibre|Solmere|[Cc]ookie|axe|Web|Content|Accessibility|Guidelines|VoiceOver|name|example)$/;

export type Names = {
  /** Of buildings and people, which are the same in all languages. */
  own: string[];
  /** Other texts that are the same in all languages, such as brokerages and streets. */
  other: string[];
};

/** What is wrong with the language of a text; undefined if nothing is. */
export function languageFault({ text, lang, isElement }: PageText, locale: string, names: Names) {
  if (lang !== locale) {
    // Within a translated page only names and what they consist of are of another language.
    const rest = withoutNames(text, names)
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim();
    return rest === '' || isEndonym(text) ? undefined : `in ${lang}: ${text}`;
  }
  if (isElement && !locale.startsWith('en') && names.own.includes(text.replaceAll('\u00A0', ' ')))
    return `without lang: ${text}`;
  const foreign = foreignPart(text, locale, names);
  return foreign === undefined ? undefined : `${foreign} | ${text.slice(0, 160)}`;
}

/** Languages in the switch are named in themselves. */
function isEndonym(text: string) {
  return /^(?:English|Français|日本語|繁體中文)$/u.test(text);
}

function foreignPart(text: string, locale: string, names: Names) {
  const rest = withoutNames(text.replaceAll('\n', ' '), names).replaceAll(
    /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\b[A-Z]-[A-Z\d-]+\b/g,
    ' ',
  );
  if (locale.startsWith('en') || locale.startsWith('fr')) {
    if (kana.test(rest) || han.test(rest)) return 'CJK';
    if (locale.startsWith('en')) return rest.match(french)?.join(' ');
    return rest.match(english)?.join(' ') ?? badFrench.exec(rest)?.[0];
  }
  const badSign = badIdeographs.exec(rest) ?? badSpace.exec(text);
  if (badSign) return badSign[0];
  if (locale.startsWith('zh') && kana.test(rest)) return 'kana';
  if (locale.startsWith('ja') && /\p{Script=Han}{16}/u.test(rest) && !kana.test(rest))
    return 'no kana';
  // A text may name a person by the first name, or a building by one word.
  const { words } = prepare(names);
  const unknown = (rest.match(latinWord) ?? []).filter(
    (word) => !international.test(word) && !words.has(word),
  );
  return unknown.length === 0 ? undefined : unknown.join(' ');
}

function withoutNames(text: string, names: Names) {
  return prepare(names).longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

const prepared = new WeakMap<Names, { longestFirst: string[]; words: Set<string> }>();

/** Once for all texts: the longest first, so that no part of a name is left. Pages keep names of people on one line. */
function prepare(names: Names) {
  const all = [...names.own, ...names.other];
  const spellings = new Set([...all, ...all.map((name) => name.replaceAll(' ', '\u00A0'))]);
  const found = prepared.get(names) ?? {
    longestFirst: [...spellings]
      .filter(({ length }) => length >= 3)
      .toSorted((one, two) => two.length - one.length),
    words: new Set(all.flatMap((name) => name.split(/[^\p{L}\p{M}ʻ]+/u))),
  };
  prepared.set(names, found);
  return found;
}
