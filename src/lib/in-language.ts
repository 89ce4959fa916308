import { locale } from './locale.ts';

/** The messages of the site's language: of `nb` where it is `nb-NO`. Where there are none, English is said. */
export function inLanguage<Messages>(byLanguage: Record<string, Messages>, english: Messages) {
  return byLanguage[locale().replace(/-.*/, '')] ?? english;
}
