/** Removes accents and lower-cases text for search, so that `etienne` finds `Étienne`. */
export function fold(text: string) {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
