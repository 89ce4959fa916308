import { capitalised } from '../../lib/capitalised.ts';
import type { MediaUse } from './media.ts';

const maxNamed = 2;

/** Where a file is shown: `Used in Mei Tanaka (partner) and 3 more`. */
export function usesText({ uses }: { uses: readonly Pick<MediaUse, 'noun' | 'name'>[] }) {
  if (uses.length === 0) return 'Not used yet';
  const named = uses
    .slice(0, maxNamed)
    // Pages are known by their slugs.
    .map(({ noun, name }) => `${capitalised(name)} (${noun})`);
  const more = uses.length - named.length;
  if (more > 0) return `Used in ${named.join(', ')} and ${more} more`;
  return `Used in ${named.join(' and ')}`;
}

/** Where in a record a file stands, in words: `section 2, image` of `content.sections.1.imageUrl`. */
export function placeText(path: string) {
  const parts = path.split('.');
  const section = parts.indexOf('sections');
  const field = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const words = field
    .replace(/(?<=.)(Url|Image)$/, '')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
  return section === -1 ? words : `section ${Number(parts[section + 1]) + 1}, ${words}`;
}

/** `Project: main, gallery` */
export function placesText({ noun, places }: Pick<MediaUse, 'noun' | 'places'>) {
  const words = [...new Set(places.map(placeText))];
  return words.length === 0 ? capitalised(noun) : `${capitalised(noun)}: ${words.join(', ')}`;
}
