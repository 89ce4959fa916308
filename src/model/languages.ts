import { nameInItself, withoutRegion } from '../lib/text/language-names.ts';
import { nameLanguage } from '../lib/text/name-language.ts';
import { ownLanguages, type SiteLanguage } from './own-languages.ts';

export type LanguageLink = {
  locale: string;
  /** For `lang` and `hreflang`: without the region, unless two languages differ only in it. */
  tag: string;
  /** The language's name in itself. */
  name: string;
  /** The address of the page in the language. */
  href: string;
  isCurrent: boolean;
};

/** The languages that records are translated into, in order. */
export function siteLanguages(): SiteLanguage[] {
  return ownLanguages().others.map((other) => ({
    ...other,
    path: languagePath(other.locale),
  }));
}

export function publicLanguages() {
  return siteLanguages().filter(({ state }) => state === 'public');
}

/** The languages that visitors read the site in, the source language first. */
export function readableLanguages() {
  const locale = nameLanguage() ?? ownLanguages().locale;
  return [{ locale, name: nameInItself(locale), path: '' }, ...publicLanguages()];
}

/** The locale among these that a language tag means: itself, or else one of the same language and script, as `fr` or `zh-TW` say. */
export function localeOf(tag: string, locales: readonly string[]) {
  const isSame = (locale: string) => locale.toLowerCase() === tag.toLowerCase();
  const script = scriptOf(tag);
  const isSameLanguage = (locale: string) => script !== undefined && scriptOf(locale) === script;
  return locales.find(isSame) ?? locales.find(isSameLanguage);
}

/** `fr-Latn` for `fr-CA`, `zh-Hant` for `zh-TW`. Undefined for what is no language tag. */
function scriptOf(tag: string) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** The language whose addresses begin with this part. */
export function languageAt(path: string) {
  return siteLanguages().find((language) => language.path === path);
}

/** `fr-CA` is `fr`, and `zh-Hant-TW` is `zh-hant`. If two languages share that, each has its whole tag. */
export function languagePath(locale: string, others = ownLanguages().others) {
  const path = shortPath(locale);
  const isShared = others.some(
    (other) => other.locale !== locale && shortPath(other.locale) === path,
  );
  return isShared ? locale.toLowerCase() : path;
}

/** Why a language cannot have this path. */
export function pageUses(path: string) {
  return `A page already uses /${path}`;
}

/** Every path that a language can have. */
export function languagePaths(locale: string) {
  return [shortPath(locale), locale.toLowerCase()];
}

function shortPath(locale: string) {
  return withoutRegion(locale).toLowerCase();
}
