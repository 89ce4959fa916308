import type { StoredRecord } from '../actions/actions.ts';
import { useValues } from '../fields/fields-context.ts';
import type { Values } from '../forms/values.ts';

type SubmitHintProps = {
  /** Undefined for a new record. */
  base: StoredRecord | undefined;
  /** What differs from the usual, for the values of the form. */
  getHint: ((values: Values) => string | undefined) | undefined;
};

/** What the button that saves does to the site. */
export function SubmitHint({ base, getHint }: SubmitHintProps) {
  const values = useValues();
  const isScheduled = Boolean(base?.publication?.publishAt);
  const usualHint = `Publishes at once${isScheduled ? ', before the scheduled time' : ''}`;
  return getHint?.(values) ?? usualHint;
}
