import type { Noun } from '../../model/noun.ts';
import { findExtent, may, type Member } from '../../model/rights.ts';
import type { StoredRecord } from '../actions/actions.ts';
import type { ScreenOfNoun } from './screen.ts';

/** Which records of a noun the member may edit. */
export function writtenBy({ role }: Member, { hasOwners }: Pick<Noun, 'hasOwners'>) {
  const extent = findExtent(role, 'write');
  return extent === 'own' && !hasOwners ? undefined : extent;
}

/** The noun's actions that the member may call. Needed because Astro's own object has a property for every name. */
export function permittedActions<Row extends StoredRecord, Listed extends StoredRecord>(
  { noun, actions }: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions'>,
  member: Member,
) {
  const { list, listPart, find, save, history, remove, restore, deleted, move } = actions;
  const { saveDraft, schedule, unschedule, discard, published } = actions;
  const { unpublish, keepPublished } = actions;
  const { publishMany, unpublishMany, removeMany, restoreMany } = actions;
  const { duplicate, views, saveView, removeView } = actions;
  const editable = writtenBy(member, noun);
  const readActions = {
    list,
    save,
    ...(noun.isListedInPart && { listPart }),
    ...(noun.hasDrafts && may(member.role, 'read') && { views, saveView, removeView }),
  };
  if (!editable) return readActions;
  const ownActions = {
    ...readActions,
    history,
    ...(noun.isListedInPart && { find }),
    ...(noun.hasDrafts && { saveDraft, schedule, unschedule, discard, published }),
  };
  if (editable === 'own') return ownActions;
  return {
    ...ownActions,
    ...(noun.hasDrafts && !noun.isFixed && { unpublish, keepPublished, duplicate }),
    ...(noun.hasDrafts && !noun.isFixed && { publishMany, unpublishMany }),
    ...(!noun.isFixed && { remove, restore, deleted, removeMany, restoreMany }),
    ...(noun.isOrdered && { move }),
  };
}

/** Members who may edit only their own records cannot add any. */
export function nounFor(noun: Noun, member: Member): Noun {
  return writtenBy(member, noun) === 'own' ? { ...noun, isFixed: true } : noun;
}
