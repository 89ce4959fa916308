import { Button } from '@mantine/core';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { useConfirmLeave } from '../../../admin/forms/useConfirmLeave.tsx';
import { mediaKey } from '../../../lib/media/media-key.ts';
import { AltTranslations } from '../../translations/editor/AltTranslations.tsx';
import { AltTextField } from './AltTextField.tsx';
import { DescriptionConflict } from './DescriptionConflict.tsx';
import type { Crop } from './focal.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { ImageTypeField } from './ImageTypeField.tsx';
import type { MediaFile } from '../media.ts';
import { ProposedText } from './ProposedText.tsx';
import { useDescription } from './useDescription.ts';
import { usesText } from '../uses/uses-text.ts';

type DescribeDialogProps = {
  file: MediaFile;
  /** The crops of all places that show it. Empty if it is never cropped. */
  crops?: readonly Crop[] | undefined;
  onClose: () => void;
  onDescribed: (file: MediaFile) => void;
};

/** Edits a picture's text and focal points. They belong to the picture, not the record, and are saved at once. */
export function DescribeDialog({ file, crops = [], onClose, onDescribed }: DescribeDialogProps) {
  const description = useDescription(file);
  const { base, focal, isSaving } = description;
  const { leave, question } = useConfirmLeave(description.isChanged);
  const noun = file.kind === 'image' ? 'image' : 'video';

  async function save(baseFile: MediaFile) {
    const saved = await description.save(baseFile);
    if (saved) onDescribed(saved);
  }

  const actionsOfDialog = (
    <>
      <Button variant="default" onClick={() => leave(onClose)}>
        Cancel
      </Button>
      <Button aria-disabled={isSaving} onClick={() => void save(base)}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
    </>
  );

  return (
    <>
      <Dialog
        isWide
        heading={crops.length > 0 ? 'Alt text and focal points' : 'Alt text'}
        onCancel={() => leave(onClose)}
        actions={actionsOfDialog}
      >
        <p className="muted">
          Applies immediately everywhere this {noun} is used. {usesText(base)}
        </p>
        {description.failure && <Alert>{description.failure}</Alert>}
        {crops.length > 0 && (
          <FocalPoint url={base.url} focal={focal} crops={crops} onChange={description.setFocal} />
        )}
        <AltTextField
          value={description.alt}
          error={description.altError}
          readOnly={description.isSaving}
          onChange={description.setAlt}
          noun={noun}
        />
        <ProposedText
          file={base}
          alt={description.alt}
          onTake={description.setAlt}
          onDismissed={description.dropProposal}
        />
        {noun === 'image' && crops.length > 0 && (
          <ImageTypeField value={description.imageType} onChange={description.setImageType} />
        )}
        {noun === 'image' && <AltTranslations imageId={mediaKey(base.url) ?? ''} alt={base.alt} />}
      </Dialog>
      <DescriptionConflict
        conflict={description.conflict}
        noun={noun}
        onSave={(over) => void save(over)}
      />
      {question}
    </>
  );
}
