import { actions } from 'astro:actions';
import { useCallback } from 'react';
import type { Change, Door } from '../../admin/doors.ts';
import { useDoors } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaFile, type MediaInput } from './media.ts';

const door: Door<MediaInput, Change<MediaFile>> = actions.media.describe;

/** Writes what is said of a file. It takes effect at once, wherever the file is shown. */
export function useDescribe() {
  const enter = useDoors();
  return useCallback(
    (draft: MediaInput, otherwise: string = mediaErrors.save) => enter(door, draft, otherwise),
    [enter],
  );
}
