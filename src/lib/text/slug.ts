import { spellLetters } from './spellings.ts';

/** Lower-case letters and digits, with single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A page with a longer one is not found. */
export const maxSlugLength = 200;

/** Turns `Étienne Laroche` into `etienne-laroche`. */
export function toSlug(name: string) {
  return spellLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, maxSlugLength)
    .replace(/-+$/, '');
}
