let readNameLanguage: () => string | undefined = () => undefined;

/** Sets the source of the language of names. */
export function provideNameLanguage(read: () => string | undefined) {
  readNameLanguage = read;
}

/**
 * The language of names that are the same in all languages, such as those of buildings and people, on a page in another
 * language. Undefined in the source language, which needs no `lang`.
 */
export function nameLanguage() {
  return readNameLanguage();
}
