/** A text as it is searched: accents folded, lower case, so that `etienne` finds `Étienne`. */
export function fold(text: string) {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
