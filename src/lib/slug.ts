/** Small letters, numbers and single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Letters that are no other letter with an accent. */
const spelled: Record<string, string> = {
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

/** `Étienne Laroche` becomes `etienne-laroche`: accents folded, lower case, runs of anything else one hyphen. */
export function slugOf(name: string) {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþı]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
