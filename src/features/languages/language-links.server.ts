import { withoutRegion } from '../../lib/text/language-names.ts';
import { type LanguageLink, readableLanguages } from '../../model/languages.ts';
import { frameLocale, sourceLocale } from '../../platform/languages/page-language.ts';

/** The same page in each public language, the source language first. Empty if there is only one. */
export function languageLinks(path: string): LanguageLink[] {
  const all = readableLanguages();
  if (all.length === 1) return [];
  const current = frameLocale() ?? sourceLocale();
  const tags = all.map(({ locale }) => withoutRegion(locale));
  return all.map((language, index) => ({
    locale: language.locale,
    name: language.name,
    tag: isOnce(tags, tags[index]) ? withoutRegion(language.locale) : language.locale,
    href: language.path === '' ? path : `/${language.path}${path.replace(/^\/(?=$|[?#])/, '')}`,
    isCurrent: language.locale === current,
  }));
}

function isOnce(tags: string[], tag: string | undefined) {
  return tags.indexOf(tag ?? '') === tags.lastIndexOf(tag ?? '');
}
