import { capitalised } from '../../../lib/text/capitalised.ts';
import { plural } from '../../../lib/text/plural.ts';
import type { MediaUse } from '../media.ts';

const maxNamed = 2;

/** For example `Used in Mei Tanaka (partner) and 3 more`. */
export function usesText(file: {
  uses: readonly Pick<MediaUse, 'noun' | 'name'>[];
  hiddenUses: number;
}) {
  const { uses } = file;
  if (countUses(file) === 0) return 'Not used yet';
  const names = uses
    .slice(0, maxNamed)
    // Pages have their slug as name.
    .map(({ noun, name }) => `${capitalised(name)} (${noun})`);
  const more = countUses(file) - names.length;
  if (names.length === 0) return `Used in ${plural(more, '# place', '# places')}`;
  if (more > 0) return `Used in ${names.join(', ')} and ${more} more`;
  return `Used in ${names.join(' and ')}`;
}

/** Includes the uses that the member may not open. */
export function countUses({ uses, hiddenUses }: { uses: readonly unknown[]; hiddenUses: number }) {
  return uses.length + hiddenUses;
}

/** A field path in words: `section 2, image` for `content.sections.1.imageUrl`. */
export function fieldPathText(path: string) {
  const parts = path.split('.');
  const section = parts.indexOf('sections');
  const field = parts.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const text = field
    .replace(/(?<=.)(Url|Image)$/, '')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
  return section === -1 ? text : `section ${Number(parts[section + 1]) + 1}, ${text}`;
}

/** The fields of a use in words, each once, with the address of its form at this field. */
export function fieldsOfUse({ address, places }: Pick<MediaUse, 'address' | 'places'>) {
  const pathByLabel = new Map(places.toReversed().map((path) => [fieldPathText(path), path]));
  return [...pathByLabel]
    .map(([label, path]) => ({ label, address: `${address}&field=${encodeURIComponent(path)}` }))
    .toReversed();
}

/** Why a file cannot be removed from a record: `Required (main).` */
export function requiredText(paths: readonly string[]) {
  const labels = paths.map(fieldPathText).filter((label) => label !== '');
  return labels.length === 0 ? 'Required.' : `Required (${labels.join(', ')}).`;
}
