/** Folds a text for search, without accents and in lower case, so that `etienne` finds `Étienne`. */
export function fold(text: string) {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
