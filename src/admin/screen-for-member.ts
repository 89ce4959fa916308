import type { Noun } from '../lib/noun.ts';
import { extentOf, may, type Member } from '../lib/rights.ts';
import type { StoredRecord } from './actions.ts';
import type { ScreenOfNoun } from './screen.ts';

/** What of the records of a noun the member writes. */
export function writtenBy({ role }: Member, { hasOwners }: Noun) {
  const extent = extentOf(role, 'write');
  return extent === 'own' && !hasOwners ? undefined : extent;
}

/** The actions of a noun alone, those that the member may: Astro's own object has one under every name. */
export function actionsOf<Row extends StoredRecord, Listed extends StoredRecord>(
  { noun, actions }: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions'>,
  member: Member,
) {
  const { list, find, save, history, remove, restore, deleted, move } = actions;
  const { saveDraft, schedule, unschedule, discard, published } = actions;
  const { unpublish, keepPublished } = actions;
  const { publishMany, unpublishMany, removeMany, restoreMany, takeBackMany } = actions;
  const { duplicate, views, saveView, removeView } = actions;
  const written = writtenBy(member, noun);
  const read = {
    list,
    save,
    ...(noun.hasDrafts && may(member.role, 'read') && { views, saveView, removeView }),
  };
  if (!written) return read;
  const own = {
    ...read,
    history,
    ...(noun.isListedInPart && { find }),
    ...(noun.hasDrafts && { saveDraft, schedule, unschedule, discard, published }),
  };
  if (written === 'own') return own;
  return {
    ...own,
    ...(noun.hasDrafts && !noun.isFixed && { unpublish, keepPublished, duplicate }),
    ...(noun.hasDrafts && !noun.isFixed && { publishMany, unpublishMany }),
    ...(!noun.isFixed && { remove, restore, deleted, removeMany, restoreMany, takeBackMany }),
    ...(noun.isOrdered && { move }),
  };
}

/** Who writes what is their own adds none. */
export function nounFor(noun: Noun, member: Member): Noun {
  return writtenBy(member, noun) === 'own' ? { ...noun, isFixed: true } : noun;
}
