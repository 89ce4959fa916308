import { locale } from './locale.ts';

/** The messages in the site's language, such as `nb` for `nb-NO`, or else in English. */
export function inLanguage<Messages>(byLanguage: Record<string, Messages>, english: Messages) {
  return byLanguage[locale().replace(/-.*/, '')] ?? english;
}
