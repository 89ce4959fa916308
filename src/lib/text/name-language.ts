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

/** A part of a text. One that is not translated has its language. */
type TextPart = { text: string; lang?: string };

type TextLanguages = {
  /** Undefined if all of a text is in the language of the page. */
  parts: (text: string) => TextPart[] | undefined;
  note: (texts: readonly string[]) => void;
};

let languages: TextLanguages = { parts: () => undefined, note: () => {} };

/** Sets what knows the texts that are not translated. */
export function provideTextLanguages(provided: TextLanguages) {
  languages = provided;
}

/** A text in parts of one language each. Undefined if all of it is in the language of the page. */
export function textParts(text: string) {
  return languages.parts(text);
}

/** Remembers that a page or an email shows these texts as they were written, so that they are marked in it. */
export function noteSourceTexts(texts: readonly string[]) {
  languages.note(texts);
}
