import { jsonValue } from '../../lib/values/json-text.ts';
import { toCellText, type HomeState } from '../residences/form/home-cells.ts';

/** What changes of a home. What is left out stays. */
export type HomeChange = { status?: HomeState | undefined; price?: number | null | undefined };

/**
 * A project with changed homes, by their numbers in lower case. Everything else stays as it is, also what is typed in a
 * draft. A home that is no longer reserved has no day until which it is.
 */
export function withHomes<Record extends { residences: unknown }>(
  record: Record,
  changes: ReadonlyMap<string, HomeChange>,
): Record {
  const residences = Object(jsonValue(record.residences)) as { homes?: object };
  const homes = Object.entries(Object(residences.homes) as object);
  if (homes.length === 0) return record;
  const changed = homes.map(([key, home]) => [key, changedHome(home, changes)]);
  return { ...record, residences: { ...residences, homes: Object.fromEntries(changed) } };
}

function changedHome(home: unknown, changes: ReadonlyMap<string, HomeChange>) {
  if (typeof home !== 'object' || home === null) return home;
  const { number } = home as { number?: unknown };
  const change = changes.get(toCellText(number).toLowerCase());
  if (!change) return home;
  const { status, price } = change;
  return {
    ...home,
    ...(status !== undefined && { state: status }),
    ...(status !== undefined && status !== 'reserved' && { heldUntil: null }),
    ...(price !== undefined && { price }),
  };
}
