import { actions } from 'astro:actions';
import { useCallback } from 'react';
import type { Change, Action } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaFile, type MediaInput } from './media.ts';

const action: Action<MediaInput, Change<MediaFile>> = actions.media.describe;

/** Saves a file's description. It takes effect immediately, wherever the file is shown. */
export function useDescribe() {
  const call = useAction();
  return useCallback(
    (draft: MediaInput, errorMessage: string = mediaErrors.save) =>
      call(action, draft, errorMessage),
    [call],
  );
}
