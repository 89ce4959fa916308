import { withWideBrackets } from './language-names.ts';
import { locale } from './locale.ts';

/** The languages that can be chosen, as BCP 47 tags. */
export const languageTags = (
  'af am ar ase az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gd gl gu ha haw he hi hr ht hu hy ' +
  'id ig is it iu ja ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ' +
  'ro ru rw si sk sl sm so sq sr sv sw ta te tg th ti tk to tr uk ur uz vi wo xh yi yo yue zh zu'
).split(' ');

/** The names in CLDR that browsers lack. */
const englishNames: Record<string, string> = { ase: 'American Sign Language', iu: 'Inuktitut' };

/** `French` for `fr`, in the language of the page. The tag itself for what is no language. */
export function languageName(tag: string) {
  return findName(tag) ?? tag;
}

function findName(tag: string) {
  if (!/^[a-z]{2,3}$/i.test(tag)) return undefined;
  const names = new Intl.DisplayNames(locale(), { type: 'language', fallback: 'none' });
  const name = names.of(tag) ?? englishNames[tag];
  return name && withWideBrackets(name, locale());
}

/** `French` for `fr-CA`, `Traditional Chinese` for `zh-Hant-TW`, in the language of the page. */
export function localeLanguage(tag: string) {
  const { language, script } = new Intl.Locale(tag);
  const short = [language, script].filter(Boolean).join('-');
  const name = new Intl.DisplayNames(locale(), { type: 'language' }).of(short) ?? tag;
  return withWideBrackets(name, locale());
}

/** `English (Canada)` for `en-CA`, in the language of the page. */
export function localeName(tag: string) {
  const names = new Intl.DisplayNames(locale(), { type: 'language', languageDisplay: 'standard' });
  return withWideBrackets(names.of(tag) ?? tag, locale());
}

/** The tags in a text such as `en fr`. */
export function splitTags(text: string | null | undefined) {
  return (text ?? '').split(/[\s,]+/).filter((tag) => tag !== '');
}

/** The names of the languages in a text such as `en fr`. What is no language has none. */
export function languageNames(text: string | null | undefined) {
  return splitTags(text).flatMap((tag) => findName(tag) ?? []);
}

/** `fr` for `fr-CA` */
export function primaryLanguage(tag: string) {
  return new Intl.Locale(tag).language;
}
