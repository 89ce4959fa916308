import { actions } from 'astro:actions';
import { useCallback } from 'react';
import { useAction } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaInput } from './media.ts';

/** Saves the description of a file. It takes effect at once, wherever the file is shown. */
export function useDescribe() {
  const call = useAction();
  return useCallback(
    (draft: MediaInput, errorMessage: string = mediaErrors.save) =>
      call(actions.media.describe, draft, errorMessage),
    [call],
  );
}
