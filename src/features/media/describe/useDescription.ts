import { actions } from 'astro:actions';
import { useRef, useState } from 'react';
import type { ConflictState } from '../../../admin/forms/Conflict.tsx';
import { useSave } from '../../../admin/forms/useSave.ts';
import { changedByBoth, mergeThreeWay, type Values } from '../../../admin/forms/values.ts';
import { focalLabel, focalText, pointForFrame, withPoint } from './focal.ts';
import { imageTypeName, imageTypeNamed } from './image-type-names.ts';
import { mediaErrors, type MediaFile } from '../media.ts';

type Description = Pick<MediaFile, 'alt' | 'focal' | 'isDecorative' | 'imageType'>;

/** The form state of a file's description. */
export function useDescription(file: MediaFile) {
  const [base, setBase] = useState(file);
  const [alt, setAlt] = useState(file.alt);
  const [focal, setFocal] = useState(file.focal);
  const [isDecorative, setDecorative] = useState(file.isDecorative);
  const [imageType, setImageType] = useState(file.imageType);
  const [newest, setNewest] = useState<MediaFile>();
  const form = useSave();
  /** What was chosen in a conflict, until it is saved. */
  const chosen = useRef<Description>(undefined);

  /**
   * Resolves to the saved file, or sets an error or `conflict` and resolves to undefined. Merges with a newer description
   * if nothing was changed in both.
   */
  async function save(over: MediaFile) {
    const mine = chosen.current ?? { alt, focal, isDecorative, imageType };
    chosen.current = undefined;
    return send(over, mine);
  }

  async function send({ url, revision, poster, ...seen }: MediaFile, mine: Description) {
    let saved: MediaFile | undefined;
    let newer: MediaFile | undefined;
    await form.save({
      action: actions.media.describe,
      input: { url, revision, ...mine, posterUrl: poster?.url ?? null },
      errorMessage: mediaErrors.save,
      onDone: ({ record }) => {
        saved = record;
      },
      onConflict: (current) => {
        newer = current ?? undefined;
        if (!current) form.setFailure(mediaErrors.missing);
      },
      onRefused: (errors) => form.setErrors({ alt: errors['alt'] ?? mediaErrors.save }),
    });
    return newer ? merge(mine, seen, newer) : saved;
  }

  async function merge(
    mine: Description,
    seen: Description,
    newer: MediaFile,
  ): Promise<MediaFile | undefined> {
    const sides = [mine, seen, newer].map(comparedDescription);
    const [ours = {}, before = {}, theirs = {}] = sides;
    if (changedByBoth(ours, before, theirs).length === 0) {
      const merged = mergeThreeWay(ours, before, theirs);
      return send(newer, descriptionFrom(merged, mine, newer));
    }
    setNewest(newer);
    return undefined;
  }

  function fill(next: Description) {
    setAlt(next.alt);
    setFocal(next.focal);
    setDecorative(next.isDecorative);
    setImageType(next.imageType);
  }

  function dropConflict() {
    setNewest(undefined);
  }

  function conflictState(newer: MediaFile): ConflictState<MediaFile> {
    return {
      newest: newer,
      mine: comparedDescription({ alt, focal, isDecorative, imageType }),
      baseValues: comparedDescription(base),
      theirs: comparedDescription(newer),
      confirm: 'Merge and save',
      onCancel: dropConflict,
      onChosen: (_, values) => {
        const next = descriptionFrom(values, { alt, focal, isDecorative, imageType }, newer);
        chosen.current = next;
        fill(next);
        setBase(newer);
        dropConflict();
      },
      onAddAsNew: dropConflict,
    };
  }

  return {
    base,
    alt,
    focal,
    isDecorative,
    imageType,
    altError: form.errors['alt'],
    failure: form.failure,
    isSaving: form.isSaving,
    isChanged:
      alt !== base.alt ||
      imageType !== base.imageType ||
      (alt === '' && isDecorative !== base.isDecorative) ||
      focalText(focal) !== focalText(base.focal),
    setFocal,
    setDecorative,
    setImageType,
    setAlt: (text: string) => {
      form.setErrors({});
      setAlt(text);
    },
    dropProposal: () => setBase(({ proposal: _dropped, ...present }) => present),
    save,
    /** After a choice, the next `save` saves it over the newer revision. */
    conflict: newest && conflictState(newest),
    /** Starts over with another file or a newer revision. */
    adopt: (other: MediaFile) => {
      setBase(other);
      fill(other);
      form.setErrors({});
      form.setFailure(undefined);
      setNewest(undefined);
    },
  };
}

/** A description as a conflict compares it. */
function comparedDescription({ alt, focal, isDecorative, imageType }: Description): Values {
  return {
    alt,
    wide: focalLabel(pointForFrame(focal, 'wide')),
    tall: focalLabel(pointForFrame(focal, 'tall')),
    isDecorative,
    imageType: imageTypeName(imageType),
  };
}

function descriptionFrom(values: Values, mine: Description, theirs: Description): Description {
  const focal = (['wide', 'tall'] as const).reduce((merged, frame) => {
    const their = pointForFrame(theirs.focal, frame);
    return values[frame] === focalLabel(their) ? withPoint(merged, frame, their) : merged;
  }, mine.focal);
  return {
    alt: typeof values['alt'] === 'string' ? values['alt'] : '',
    focal,
    isDecorative: values['isDecorative'] === true,
    imageType: imageTypeNamed(values['imageType']),
  };
}
