import { fold } from '../../../lib/text/fold.ts';
export type ItemLanguage = { slug: string; name: string };

/** Fields in which plugins for several languages keep that of an item. */
const fields = ['_locale', 'wpml_language', '_wpml_language', '_icl_lang', 'language', 'lang'];
const languageTag = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8}){0,2}$/i;

/** The language of an item, if a plugin for several languages says it. */
export function itemLanguage({
  categories,
  meta,
}: {
  categories: readonly { domain: string; slug: string; name: string }[];
  meta: Record<string, string>;
}): ItemLanguage | undefined {
  const category = categories.find(({ domain }) => domain === 'language');
  if (category) return { slug: category.slug, name: category.name || category.slug };
  const tag = fields.map((name) => meta[name]?.trim() ?? '').find((text) => languageTag.test(text));
  return tag === undefined ? undefined : { slug: tag, name: tag };
}

/** Which of the languages of an old site is the one in which the content of this site is written. */
export function chooseLanguage(found: Iterable<ItemLanguage>, locale: string) {
  const scored = [...found].map((one) => ({ ...one, score: likeness(one, locale) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.slug : undefined;
}

function likeness({ slug, name }: ItemLanguage, locale: string) {
  const wanted = new Intl.Locale(locale);
  const own = languageTag.test(slug) ? localeFrom(slug) : undefined;
  if (!own) return namesOf(wanted).some((one) => fold(name).startsWith(one)) ? 1 : 0;
  if (own.language !== wanted.language) return 0;
  if (own.baseName === wanted.baseName) return 4;
  if (own.baseName === own.language) return 2;
  if (own.maximize().script !== wanted.maximize().script) return 0;
  return own.region === wanted.region ? 3 : 1;
}

function localeFrom(slug: string) {
  try {
    return new Intl.Locale(slug.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/** `english`, and `francais` and `french`. */
function namesOf({ language }: Intl.Locale) {
  return [language, 'en'].flatMap((shown) => {
    const name = new Intl.DisplayNames([shown], { type: 'language' }).of(language);
    return name === undefined ? [] : fold(name);
  });
}
