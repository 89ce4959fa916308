/** A country is a code such as `CA`; without it, that of the head office. */
type Telephones = {
  /** A typed number as readers of the current language need it. */
  text: (typed: string, country?: string) => string;
  /** The international number, such as `+16045550142`. Undefined if it is not known. */
  dialled: (typed: string, country?: string) => string | undefined;
};

/** What knows no country, as in browsers, which get what the server has written. */
export const telephonesAsTyped: Telephones = { text: (typed) => typed, dialled: () => undefined };

let telephones = telephonesAsTyped;

/** Sets what knows the numbers of countries. Returns a function that restores the previous one. */
export function provideTelephones(provided: Telephones) {
  const previous = telephones;
  telephones = provided;
  return () => {
    telephones = previous;
  };
}

/** A number as typed, or for readers of another language than the source as they dial it. */
export function telephoneText(typed: string, country?: string) {
  return telephones.text(typed, country);
}

export function internationalNumber(typed: string, country?: string) {
  return telephones.dialled(typed, country);
}
