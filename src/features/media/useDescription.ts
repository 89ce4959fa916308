import { useState } from 'react';
import { focalWords } from './focal.ts';
import { mediaErrors, type MediaFile } from './media.ts';
import { useDescribe } from './useDescribe.ts';

/** The form state of a file's description. */
export function useDescription(file: MediaFile) {
  const describe = useDescribe();
  const [base, setBase] = useState(file);
  const [alt, setAlt] = useState(file.alt);
  const [focal, setFocal] = useState(file.focal);
  const [isDecorative, setDecorative] = useState(file.isDecorative);
  const [altError, setAltError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [newest, setNewest] = useState<MediaFile>();
  const [isSaving, setSaving] = useState(false);

  /** Resolves to the saved file, or to undefined after setting an error. */
  async function save(baseFile: MediaFile): Promise<MediaFile | undefined> {
    if (isSaving) return undefined;
    setFailure(undefined);
    setSaving(true);
    try {
      const { url, revision, poster } = baseFile;
      const draft = { url, revision, alt, focal, isDecorative, posterUrl: poster?.url ?? null };
      const answer = await describe(draft);
      if (answer.outcome === 'done') return answer.record;
      if (answer.outcome === 'refused') setAltError(answer.fields['alt'] ?? mediaErrors.save);
      else if (answer.newest) setNewest(answer.newest);
      else setFailure(mediaErrors.missing);
    } catch {
      setFailure(mediaErrors.save);
    } finally {
      setSaving(false);
    }
    return undefined;
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
    /** Switches to another file, or to a newer description of the same one. */
    takeUp: (other: MediaFile) => {
      setBase(other);
      setAlt(other.alt);
      setFocal(other.focal);
      setDecorative(other.isDecorative);
      setAltError(undefined);
      setFailure(undefined);
      setNewest(undefined);
    },
  };
}
