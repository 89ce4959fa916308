import { ActionFailure, isRefused, type Refusal } from '../../actions/actions.ts';

const maxAtOnce = 500;

/**
 * Sends items in as many calls as needed. If a call fails, returns the earlier answers with the failure. The latest
 * answer comes first, which is the order for undo.
 */
export async function inParts<Item, Answer>(
  items: readonly Item[],
  failure: string,
  send: (part: Item[]) => Promise<Answer | Refusal>,
): Promise<{ answers: Answer[]; cause?: unknown }> {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += maxAtOnce) {
    try {
      const answer = await send(items.slice(start, start + maxAtOnce));
      if (isRefused(answer)) throw new ActionFailure(failure);
      answers.unshift(answer);
    } catch (cause) {
      if (start === 0) throw cause;
      return { answers, cause };
    }
  }
  return { answers };
}
