export type SiteLanguage = {
  locale: string;
  /** The first part of its addresses, such as `fr`. */
  path: string;
  /** Its name in itself. */
  name: string;
  state: 'public' | 'preparation';
};

type OwnLanguages = {
  /** The locale that records are written in. */
  locale: string;
  others: readonly Omit<SiteLanguage, 'path'>[];
};

type Source = { isKnown: () => boolean; read: () => OwnLanguages };

let source: Source = {
  isKnown: () => false,
  read: () => {
    throw new Error('Nothing has provided the languages');
  },
};

/** Says what knows the languages of the site. */
export function provideLanguages(provided: Source) {
  source = provided;
}

/** False before there are settings, and in scripts of public pages. */
export function hasLanguages() {
  return source.isKnown();
}

export function ownLanguages() {
  return source.read();
}
