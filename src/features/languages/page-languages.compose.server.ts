import { languageLinks } from './language-links.server.ts';
import { sourceLocale } from '../../platform/languages/page-language.ts';
import { isTranslatedInto } from './content-language.compose.server.ts';

/** The page in every language in which it is translated. Empty if it is only in the source language. */
export async function listTranslatedLinks(path: string) {
  const source = sourceLocale();
  const links = await Promise.all(
    languageLinks(path).map(async (link) => {
      const { locale } = link;
      if (locale === source) return [link];
      return (await isTranslatedInto(path, locale)) ? [link] : [];
    }),
  );
  const translated = links.flat();
  return translated.length > 1 ? translated : [];
}
