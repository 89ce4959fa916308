import type { Action, Refusal } from '../../admin/actions/actions.ts';
import { paletteErrors } from './found.ts';

/** Calls an action and returns its answer. Throws an error with a message for the user. */
export async function callAction<Answer extends object>(
  answer: ReturnType<Action<never, Answer | Refusal>>,
): Promise<Answer> {
  const { data, error } = await answer.catch(() => ({ data: undefined, error: undefined }));
  if (error?.code === 'UNAUTHORIZED') throw new Error('You have been signed out.');
  if (!data || ('outcome' in data && data.outcome === 'refused')) {
    throw new Error(paletteErrors.search);
  }
  return data as Answer;
}
