import { languageLinks } from '../site/language-links.server.ts';
import { runInLanguage, sourceLocale } from '../site/page-language.server.ts';
import { decideContentLanguage } from './content-language.server.ts';

/** The page in every language in which it is translated. Empty if it is only in the source language. */
export async function listTranslatedLinks(path: string) {
  const source = sourceLocale();
  const links = await Promise.all(
    languageLinks(path).map(async (link) => {
      const { locale } = link;
      if (locale === source) return [link];
      const content = await runInLanguage(locale, () => decideContentLanguage(path, locale));
      return content === locale ? [link] : [];
    }),
  );
  const translated = links.flat();
  return translated.length > 1 ? translated : [];
}
