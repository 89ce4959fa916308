import { actions } from 'astro:actions';
import { useState } from 'react';
import { ActionFailure } from '../../../admin/actions/actions.ts';
import { useAction } from '../../../admin/session/SignInAgain.tsx';
import { useAttempt } from '../../../admin/actions/useAttempt.ts';
import { focalWords } from './focal.ts';
import { mediaErrors, type MediaFile } from '../media.ts';

/** The form state of a file's description. */
export function useDescription(file: MediaFile) {
  const call = useAction();
  const [base, setBase] = useState(file);
  const [alt, setAlt] = useState(file.alt);
  const [focal, setFocal] = useState(file.focal);
  const [isDecorative, setDecorative] = useState(file.isDecorative);
  const [altError, setAltError] = useState<string>();
  const [newest, setNewest] = useState<MediaFile>();
  const { attempt, isBusy: isSaving, failure, forgetFailure } = useAttempt();

  /** Resolves to the saved file, or sets an error or `newest` and resolves to undefined. */
  async function save({ url, revision, poster }: MediaFile) {
    return attempt(async () => {
      const draft = { url, revision, alt, focal, isDecorative, posterUrl: poster?.url ?? null };
      const answer = await call(actions.media.describe, draft, mediaErrors.save);
      if (answer.outcome === 'done') return answer.record;
      if (answer.outcome === 'refused') setAltError(answer.fields['alt'] ?? mediaErrors.save);
      else if (answer.newest) setNewest(answer.newest);
      else throw new ActionFailure(mediaErrors.missing);
      return undefined;
    });
  }

  return {
    base,
    alt,
    focal,
    isDecorative,
    altError,
    failure,
    newest,
    isSaving,
    isChanged:
      alt !== base.alt ||
      (alt === '' && isDecorative !== base.isDecorative) ||
      focalWords(focal) !== focalWords(base.focal),
    setFocal,
    setDecorative,
    setAlt: (text: string) => {
      setAltError(undefined);
      setAlt(text);
    },
    save,
    /** Starts over with another file or a newer revision. */
    takeUp: (other: MediaFile) => {
      setBase(other);
      setAlt(other.alt);
      setFocal(other.focal);
      setDecorative(other.isDecorative);
      setAltError(undefined);
      forgetFailure();
      setNewest(undefined);
    },
  };
}
