import { ComparedTexts } from '../../../admin/fields/ComparedTexts.tsx';
import { Conflict } from '../../../admin/forms/Conflict.tsx';
import { comparedDescription, type useDescription } from './useDescription.ts';
import type { MediaFile } from '../media.ts';

type DescriptionConflictProps = {
  description: ReturnType<typeof useDescription>;
  noun: string;
  /** Saves what was chosen over the newer revision. */
  onSave: (newest: MediaFile) => void;
};

/** The conflict of a description with a newer one, if both changed the same. */
export function DescriptionConflict({ description, noun, onSave }: DescriptionConflictProps) {
  const { base, newest } = description;
  if (!newest) return null;
  return (
    <Conflict
      noun={noun}
      newest={newest}
      mine={comparedDescription(description)}
      began={comparedDescription(base)}
      theirs={comparedDescription(newest)}
      confirm="Merge and save"
      onCancel={description.dropConflict}
      onChosen={(file, values) => {
        description.choose(file, values);
        onSave(file);
      }}
      onAddAsNew={description.dropConflict}
    >
      <ComparedTexts name="alt" label="Alt text" />
      <ComparedTexts name="focal" label="Focal point" />
    </Conflict>
  );
}
