/**
 * The first of the given languages that this visitor reads, in the order of their own. Undefined if it is that of the
 * page, or none.
 */
export function preferredLanguage(read: readonly string[], offered: string[], current: string) {
  for (const tag of read) {
    const own = written(tag);
    if (own === written(current)) return undefined;
    const found = offered.find((other) => written(other) === own);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A language and its script: `zh-TW` is `zh-Hant`. */
function written(tag: string) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return tag;
  }
}
