/** Small letters, numbers and single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `Étienne Laroche` becomes `etienne-laroche`: accents folded, lower case, runs of anything else one hyphen. */
export function slugOf(name: string) {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
