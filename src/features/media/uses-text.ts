import { capitalised } from '../../lib/capitalised.ts';
import type { MediaFile } from './media.ts';

const mostNamed = 2;

/** Where a file is shown: `Used in Mei Tanaka (partner) and 3 more`. */
export function usesText({ uses }: Pick<MediaFile, 'uses'>) {
  if (uses.length === 0) return 'Not used yet';
  const named = uses
    .slice(0, mostNamed)
    // Pages are known by their slugs.
    .map(({ noun, name }) => `${capitalised(name)} (${noun})`);
  const more = uses.length - named.length;
  if (more > 0) return `Used in ${named.join(', ')} and ${more} more`;
  return `Used in ${named.join(' and ')}`;
}
