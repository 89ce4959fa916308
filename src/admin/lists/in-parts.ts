import { ActionFailure, isRefused, type ChangeOfMany, type Refusal } from '../actions.ts';

const maxAtOnce = 500;

/**
 * Sends records in as many calls as they need. What was done before one failed is told, with the failure. The latest
 * change stands first, as it is taken back.
 */
export async function inParts<Item>(
  items: readonly Item[],
  failure: string,
  send: (part: Item[]) => Promise<ChangeOfMany | Refusal>,
) {
  const all: Omit<ChangeOfMany, 'outcome'> & { cause?: unknown } = { changed: [], refused: [] };
  for (let at = 0; at < items.length; at += maxAtOnce) {
    try {
      const answer = await send(items.slice(at, at + maxAtOnce));
      if (isRefused(answer)) throw new ActionFailure(failure);
      all.changed = [...answer.changed, ...all.changed];
      all.refused = [...all.refused, ...answer.refused];
    } catch (cause) {
      if (at === 0) throw cause;
      return { ...all, cause };
    }
  }
  return all;
}
