/** Lower-case letters and digits, with single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Letters that do not decompose into a base letter and an accent. */
const spellings: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Turns `Étienne Laroche` into `etienne-laroche`. */
export function slugOf(name: string) {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþı]/g, (letter) => spellings[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
