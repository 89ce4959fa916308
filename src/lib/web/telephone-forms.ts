/** A country is a code such as `CA`; without it, that of the head office. */
type Telephones = {
  /** A typed number as readers of the current language need it. */
  text: (typed: string, country?: string) => string;
  /** The international number, such as `+16045550142`. Undefined if it is not known. */
  dialled: (typed: string, country?: string) => string | undefined;
};

let telephones: Telephones = { text: (typed) => typed, dialled: () => undefined };

/** Sets what knows the numbers of countries. Browsers get what it has written. */
export function provideTelephones(provided: Telephones) {
  telephones = provided;
}

/** A number as typed, or for readers of another language than the source as it is dialled from abroad. */
export function telephoneText(typed: string, country?: string) {
  return telephones.text(typed, country);
}

export function internationalNumber(typed: string, country?: string) {
  return telephones.dialled(typed, country);
}
