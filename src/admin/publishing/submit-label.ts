import { titleCased } from '../../lib/text/capitalised.ts';
import type { Noun } from '../../records/noun.ts';
import type { StoredRecord } from '../actions/actions.ts';

/** `Create Partner` until the record has been public, then `Update Partner`. */
export function submitLabelFor({ one }: Noun, base: StoredRecord | undefined) {
  return `${wasPublic(base) ? 'Update' : 'Create'} ${titleCased(one)}`;
}

function wasPublic(base: StoredRecord | undefined) {
  if (!base?.publication) return base !== undefined;
  return base.publication.isPublic || base.publication.state === 'hidden';
}
