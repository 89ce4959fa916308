import { actions } from 'astro:actions';
import { useRef, useState } from 'react';
import { ActionFailure } from '../../../admin/actions/actions.ts';
import { changedByBoth, mineOverTheirs, type Values } from '../../../admin/forms/values.ts';
import { useAction } from '../../../admin/session/SignInAgain.tsx';
import { useAttempt } from '../../../admin/actions/useAttempt.ts';
import { focalWords } from './focal.ts';
import { mediaErrors, type MediaFile } from '../media.ts';

type Description = Pick<MediaFile, 'alt' | 'focal' | 'isDecorative'>;

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
  /** What was chosen in a conflict, until it is saved. */
  const chosen = useRef<Description>(undefined);

  /**
   * Resolves to the saved file, or sets an error or `newest` and resolves to undefined. Merges with a newer description
   * if nothing was changed in both.
   */
  async function save(over: MediaFile) {
    const mine = chosen.current ?? { alt, focal, isDecorative };
    chosen.current = undefined;
    return attempt(() => send(over, mine));
  }

  async function send(
    { url, revision, poster, ...began }: MediaFile,
    mine: Description,
  ): Promise<MediaFile | undefined> {
    const draft = { url, revision, ...mine, posterUrl: poster?.url ?? null };
    const answer = await call(actions.media.describe, draft, mediaErrors.save);
    if (answer.outcome === 'done') return answer.record;
    if (answer.outcome === 'refused') setAltError(answer.fields['alt'] ?? mediaErrors.save);
    else if (!answer.newest) throw new ActionFailure(mediaErrors.missing);
    else {
      const sides = [mine, began, answer.newest].map(comparedDescription);
      const [ours = {}, before = {}, theirs = {}] = sides;
      if (changedByBoth(ours, before, theirs).length > 0) setNewest(answer.newest);
      else {
        const merged = mineOverTheirs(ours, before, theirs);
        return send(answer.newest, descriptionFrom(merged, mine, answer.newest));
      }
    }
    return undefined;
  }

  function fill(next: Description) {
    setAlt(next.alt);
    setFocal(next.focal);
    setDecorative(next.isDecorative);
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
    /** Fills in what was chosen in a conflict. The next `save` saves it over the newer revision. */
    choose: (newer: MediaFile, values: Values) => {
      const next = descriptionFrom(values, { alt, focal, isDecorative }, newer);
      chosen.current = next;
      fill(next);
      setBase(newer);
      setNewest(undefined);
    },
    dropConflict: () => setNewest(undefined),
    /** Starts over with another file or a newer revision. */
    takeUp: (other: MediaFile) => {
      setBase(other);
      fill(other);
      setAltError(undefined);
      forgetFailure();
      setNewest(undefined);
    },
  };
}

/** A description as a conflict compares it. */
export function comparedDescription({ alt, focal, isDecorative }: Description): Values {
  return { alt, focal: focalWords(focal), isDecorative };
}

function descriptionFrom(values: Values, mine: Description, theirs: Description): Description {
  const isTheirFocal = values['focal'] === focalWords(theirs.focal);
  return {
    alt: typeof values['alt'] === 'string' ? values['alt'] : '',
    focal: isTheirFocal ? theirs.focal : mine.focal,
    isDecorative: values['isDecorative'] === true,
  };
}
