import { languageTags } from '../../../lib/text/languages.ts';

/** The languages that titles of sheets are read in. */
const namedIn = ['en', 'fr', 'es', 'pt', 'de', 'ja', 'zh-Hant', 'zh-Hans'];

/** Names that CLDR does not have. */
const otherNames = { mandarin: 'zh', 普通話: 'zh', 普通话: 'zh', 國語: 'zh' };

let known: Map<string, string> | undefined;

/** The tags of the languages in a text such as `en fr` or `English, Français`, and what is none. */
export function findLanguages(text: string) {
  known ??= tagsByName();
  const tags = new Set<string>();
  const unknown: string[] = [];
  for (const part of text.split(/[,;/|·&、，；\n]+|\s(?:and|et|y|e|und)\s/)) {
    const words = known.has(part.trim().toLowerCase()) ? [part.trim()] : part.trim().split(/\s+/);
    for (const word of words.filter((one) => one !== '')) {
      const tag = known.get(word.toLowerCase());
      if (tag === undefined) unknown.push(word);
      else tags.add(tag);
    }
  }
  return { tags: [...tags], unknown };
}

/** Each language by its tag and its names, also in the language itself. */
function tagsByName() {
  const all = namedIn.map((language) => namesIn(language));
  const named = languageTags.flatMap((tag) =>
    [...all, namesIn(tag)].map((names) => [(names.of(tag) ?? tag).toLowerCase(), tag] as const),
  );
  const itself = languageTags.map((tag) => [tag, tag] as const);
  return new Map([...named, ...Object.entries(otherNames), ...itself]);
}

function namesIn(language: string) {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
}
