import { ComparedTexts } from '../../../admin/fields/compared/ComparedTexts.tsx';
import { Conflict, type ConflictState } from '../../../admin/forms/Conflict.tsx';
import type { MediaFile } from '../media.ts';

type DescriptionConflictProps = {
  conflict: ConflictState<MediaFile> | undefined;
  noun: string;
  /** Saves what was chosen over the newer revision. */
  onSave: (newest: MediaFile) => void;
};

/** The conflict of a description with a newer one, if both changed the same. */
export function DescriptionConflict({ conflict, noun, onSave }: DescriptionConflictProps) {
  if (!conflict) return null;
  return (
    <Conflict
      noun={noun}
      {...conflict}
      onChosen={(file, values) => {
        conflict.onChosen(file, values);
        onSave(file);
      }}
    >
      <ComparedTexts name="alt" label="Alt text" />
      <ComparedTexts name="wide" label="Focal point in wide frames" />
      <ComparedTexts name="tall" label="Focal point in other frames" />
      <ComparedTexts name="imageType" label="Type of image" />
    </Conflict>
  );
}
