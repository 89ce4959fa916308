import { ActionFailure, isRefused, type ChangeOfMany, type Refusal } from '../actions.ts';

const maxAtOnce = 500;

/**
 * Sends records in as many calls as needed. If a call fails, returns the earlier results with the failure. The latest
 * change comes first, which is the order for undo.
 */
export async function inParts<Item>(
  items: readonly Item[],
  failure: string,
  send: (part: Item[]) => Promise<ChangeOfMany | Refusal>,
) {
  const results: Omit<ChangeOfMany, 'outcome'> & { cause?: unknown } = { changed: [], refused: [] };
  for (let start = 0; start < items.length; start += maxAtOnce) {
    try {
      const answer = await send(items.slice(start, start + maxAtOnce));
      if (isRefused(answer)) throw new ActionFailure(failure);
      results.changed = [...answer.changed, ...results.changed];
      results.refused = [...results.refused, ...answer.refused];
    } catch (cause) {
      if (start === 0) throw cause;
      return { ...results, cause };
    }
  }
  return results;
}
