import { isIdeographic } from './message-language.ts';

/** `Français` for `fr-CA`. */
export function nameInItself(locale: string) {
  const name = languageNameIn(locale, locale);
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

/** `anglais` for `en-CA` in `fr-CA`. */
export function languageNameIn(locale: string, shownIn: string) {
  const tag = withoutRegion(locale);
  const name = new Intl.DisplayNames(shownIn, { type: 'language' }).of(tag) ?? tag;
  return withWideBrackets(name, shownIn);
}

/** `ノルウェー語（ブークモール）`: in Japanese and Chinese brackets are as wide as what they hold. */
export function withWideBrackets(name: string, shownIn: string) {
  return isIdeographic(shownIn) ? name.replace(/ ?\((.*)\)$/, '（$1）') : name;
}

/** `zh-Hant` for `zh-Hant-TW`. */
export function withoutRegion(locale: string) {
  return locale.replace(/-[A-Z]{2}$/, '');
}
