import { languageName } from '../../lib/text/languages.ts';
import { plural } from '../../lib/text/plural.ts';

/** How much of a record visitors cannot read in a language as it is written now, of how many texts. */
export type LanguageGap = { isPublic: boolean; texts: number; of: number };

/** What is missing in a language such as `fr`, and what to do. */
export function languageGapText(language: string, { isPublic, texts, of }: LanguageGap) {
  const name = languageName(language);
  if (!isPublic) return `${name} is not public. Choose “Public” for it in Settings, Languages.`;
  const next = `Translate ${texts === 1 ? 'it' : 'them'}, and publish the ${name} first.`;
  if (texts === of)
    return `None of it is public in ${name}. Translate it, and publish the ${name} first.`;
  const [are, they] = texts === 1 ? ['is', 'it is'] : ['are', 'they are'];
  return `${plural(texts, '# text', '# texts')} ${are} not public in ${name} as ${they} now. ${next}`;
}
