import { Button } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { useConfirmLeave } from '../../../admin/forms/useConfirmLeave.tsx';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { AltTextField } from './AltTextField.tsx';
import styles from './DescribeManyDialog.module.css';
import { DescriptionConflict } from './DescriptionConflict.tsx';
import type { MediaFile } from '../media.ts';
import { useDescription } from './useDescription.ts';

type DescribeManyDialogProps = {
  /** One or more pictures, as they are when the dialog opens. */
  pictures: readonly [MediaFile, ...MediaFile[]];
  onClose: () => void;
  onDescribed: (file: MediaFile) => void;
};

const stage: Slot = [{ from: '60rem', width: '33rem' }, { width: '90vw' }];

/** Edits the alternative texts of several pictures in turn. Moving on saves the text. */
export function DescribeManyDialog({ pictures, onClose, onDescribed }: DescribeManyDialogProps) {
  const [all, setAll] = useState<readonly MediaFile[]>(pictures);
  const [index, setIndex] = useState(0);
  const text = useRef<HTMLTextAreaElement>(null);
  const description = useDescription(pictures[0]);
  const { base, isSaving } = description;
  const { leave, question } = useConfirmLeave(description.isChanged);
  const isLast = index === all.length - 1;
  const position = `${index + 1} of ${all.length}`;

  /** Saves, then goes to another picture or closes the dialog. */
  async function go(target: number | undefined, baseFile = base) {
    let current = all;
    if (description.isChanged || baseFile !== base) {
      const saved = await description.save(baseFile);
      if (!saved) return;
      current = all.map((file) => (file.url === saved.url ? saved : file));
      setAll(current);
      onDescribed(saved);
    }
    const next = target === undefined ? undefined : current[target];
    if (target === undefined || !next) return onClose();
    setIndex(target);
    description.adopt(next);
    text.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void go(isLast ? undefined : index + 1);
  }

  const doneButton = (
    <Button
      variant={isLast ? 'filled' : 'default'}
      aria-disabled={isSaving}
      onClick={() => void go(undefined)}
    >
      {isSaving && isLast ? 'Saving...' : 'Done'}
    </Button>
  );
  const actionsOfDialog = (
    <>
      <Button variant="default" className={styles.cancel} onClick={() => leave(onClose)}>
        Cancel
      </Button>
      {index > 0 && (
        <Button variant="default" aria-disabled={isSaving} onClick={() => void go(index - 1)}>
          Previous
        </Button>
      )}
      {doneButton}
      {!isLast && (
        <Button aria-disabled={isSaving} onClick={() => void go(index + 1)}>
          {isSaving ? 'Saving...' : 'Next'}
        </Button>
      )}
    </>
  );

  return (
    <>
      <Dialog
        isWide
        heading="Add alt text"
        onCancel={() => leave(onClose)}
        actions={actionsOfDialog}
      >
        {description.failure && <Alert>{description.failure}</Alert>}
        <p className="muted" role="status">
          Image {position}: {base.name || 'Untitled'}
        </p>
        <div className={styles.stage}>
          <ResponsiveImage
            key={base.url}
            image={{ ...base, alt: '' }}
            slot={stage}
            className={styles.picture}
          />
        </div>
        <AltTextField
          ref={text}
          data-autofocus
          value={description.alt}
          error={description.altError}
          readOnly={description.isSaving}
          onChange={description.setAlt}
          noun="image"
          hintSuffix=" Saved when you move to the next image."
          onKeyDown={onKeyDown}
        />
      </Dialog>
      <DescriptionConflict
        conflict={description.conflict}
        noun="image"
        onSave={(over) => void go(index, over)}
      />
      {question}
    </>
  );
}
