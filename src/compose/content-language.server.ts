/** The language of a page's content: `locale` if all its texts are translated, else undefined, the source language. */
export async function decideContentLanguage(
  _path: string,
  locale: string,
): Promise<string | undefined> {
  return locale;
}
