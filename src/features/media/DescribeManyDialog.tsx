import { Button } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../admin/Dialog.tsx';
import { useConfirmLeave } from '../../admin/forms/useConfirmLeave.tsx';
import type { Slot } from '../../lib/image-slot.ts';
import { Picture } from '../../ui/Picture.tsx';
import { AltTextField } from './AltTextField.tsx';
import { ConflictActs } from './ConflictActs.tsx';
import styles from './DescribeManyDialog.module.css';
import { DescriptionTroubles } from './DescriptionTroubles.tsx';
import type { MediaFile } from './media.ts';
import { useDescription } from './useDescription.ts';

type DescribeManyDialogProps = {
  /** One or more, as they are when the dialog opens. */
  pictures: readonly [MediaFile, ...MediaFile[]];
  onClose: () => void;
  onDescribed: (file: MediaFile) => void;
};

/** The picture is shown whole. */
const stage: Slot = [{ from: '60rem', width: '33rem' }, { width: '90vw' }];

/** The alternative texts of several pictures, one after another. Moving on saves the text. */
export function DescribeManyDialog({ pictures, onClose, onDescribed }: DescribeManyDialogProps) {
  const [all, setAll] = useState<readonly MediaFile[]>(pictures);
  const [index, setIndex] = useState(0);
  const text = useRef<HTMLTextAreaElement>(null);
  const description = useDescription(pictures[0]);
  const { base, newest, isSaving } = description;
  const { leave, question } = useConfirmLeave(description.isChanged);
  const isLast = index === all.length - 1;
  const place = `${index + 1} of ${all.length}`;

  /** To another picture, or out of the dialog. */
  async function go(to: number | undefined, over = base) {
    let known = all;
    if (description.isChanged || over !== base) {
      const described = await description.save(over);
      if (!described) return;
      known = all.map((file) => (file.url === described.url ? described : file));
      setAll(known);
      onDescribed(described);
    }
    const next = to === undefined ? undefined : known[to];
    if (to === undefined || !next) return onClose();
    setIndex(to);
    description.takeUp(next);
    text.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void go(isLast ? undefined : index + 1);
  }

  const done = (
    <Button
      variant={isLast ? 'filled' : 'default'}
      aria-disabled={isSaving}
      onClick={() => void go(undefined)}
    >
      {isSaving && isLast ? 'Saving...' : 'Done'}
    </Button>
  );
  const actionsOfDialog = newest ? (
    <ConflictActs of={description} newest={newest} onSave={(over) => void go(index, over)} />
  ) : (
    <>
      <Button variant="default" className={styles.cancel} onClick={() => leave(onClose)}>
        Cancel
      </Button>
      {index > 0 && (
        <Button variant="default" aria-disabled={isSaving} onClick={() => void go(index - 1)}>
          Previous
        </Button>
      )}
      {done}
      {!isLast && (
        <Button aria-disabled={isSaving} onClick={() => void go(index + 1)}>
          {isSaving ? 'Saving...' : 'Next'}
        </Button>
      )}
    </>
  );

  return createPortal(
    <>
      <Dialog
        isWide
        heading="Describe pictures"
        onCancel={() => leave(onClose)}
        actions={actionsOfDialog}
      >
        <DescriptionTroubles description={description} noun="picture" />
        <p className="muted" role="status">
          Picture {place}: {base.name || 'Without a name'}
        </p>
        <div className={styles.stage}>
          <Picture
            key={base.url}
            image={{ ...base, alt: '' }}
            slot={stage}
            className={styles.picture}
          />
        </div>
        <AltTextField
          ref={text}
          data-autofocus
          of={description}
          noun="picture"
          further=" Saved when you go on."
          onKeyDown={onKeyDown}
        />
      </Dialog>
      {question}
    </>,
    document.body,
  );
}
