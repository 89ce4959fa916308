import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { Check } from '../../../admin/controls/Check.tsx';
import { useUnloadWarning } from '../../../admin/forms/useConfirmLeave.tsx';
import { focusFirst } from '../../../admin/browser/useFocusLater.ts';
import { FieldNotes, RecordNotes } from '../../../admin/notes/NoteButtons.tsx';
import { mediaKey } from '../../../lib/media/media-key.ts';
import { AltTranslations } from '../../translations/editor/AltTranslations.tsx';
import { focalText } from '../describe/focal.ts';
import { AltTextField } from '../describe/AltTextField.tsx';
import { DescriptionConflict } from '../describe/DescriptionConflict.tsx';
import { FileActions } from './FileActions.tsx';
import { FocalPoint } from '../describe/FocalPoint.tsx';
import { ImageTypeField } from '../describe/ImageTypeField.tsx';
import { ProposedText } from '../describe/ProposedText.tsx';
import { kindName, type MediaFile } from '../media.ts';
import styles from './MediaPanel.module.css';
import { UploadedVideoPreview } from './FilePreview.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { useDescription } from '../describe/useDescription.ts';
import { useFileDrop } from '../upload/useFileDrop.ts';
import { countUses } from '../uses/uses-text.ts';
import type { FileChanges } from './useLibraryActions.ts';

type MediaPanelProps = {
  file: MediaFile;
  /** For example `1 of 214` */
  position: string;
  changes: FileChanges;
  /** The control that gets the focus, if not the heading. */
  focusOn: string | undefined;
  onStep: (step: 1 | -1, focusTarget: string | undefined) => void;
  onDescribed: (file: MediaFile) => void;
  /** Opens the replacement file. */
  onReplaced: (url: string) => void;
  onClose: () => void;
};

const crops = [
  { label: 'Hero', ratio: 2.4 },
  { label: 'Social', ratio: 1200 / 630 },
  { label: 'Square', ratio: 1 },
  { label: 'Card', ratio: 4 / 5 },
];

const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** The details, uses and actions of one file. Moving to another file saves the changes. */
export function MediaPanel(props: MediaPanelProps) {
  const { file, position, changes, focusOn, onStep, onDescribed, onClose } = props;
  const description = useDescription(file);
  const { base, alt, focal, isChanged, isSaving } = description;
  const [atFirst] = useState(focusOn);
  const word = kindName(file);
  const isPhoto = file.kind === 'image' && !file.url.endsWith('.svg');
  const panel = useRef<HTMLElement>(null);
  const nowhere = useRef(null);
  const [dropped, setDropped] = useState<File>();
  const isUsed = countUses(file) > 0;
  useFileDrop(isUsed ? panel : nowhere, ([first]) => setDropped(first));
  useUnloadWarning(isChanged);

  useEffect(() => focusFirst(atFirst ?? 'panel', 'panel'), [atFirst]);

  /** Resolves to false if saving failed. The panel then shows the error. */
  async function save(baseFile = base) {
    const saved = await description.save(baseFile);
    if (!saved) return false;
    description.adopt(saved);
    onDescribed(saved);
    return true;
  }

  async function leave(go: () => void) {
    if (!isChanged || (await save())) go();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key, currentTarget } = event;
    // Key events from its dialogs bubble through the React tree, too.
    const isOurs = target instanceof Element && currentTarget.contains(target);
    const isTaken = isOurs && target.closest('textarea, video, [role=slider]');
    if (
      event.defaultPrevented ||
      !isOurs ||
      isTaken ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    const step = steps[key];
    if (key === 'Escape') void leave(onClose);
    if (step) void leave(() => onStep(step, undefined));
    if (step || key === 'Escape') event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its buttons do the same.
    <aside
      ref={panel}
      className={styles.panel}
      data-record="media"
      aria-label={`About this ${word}`}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <div>
          <h2 tabIndex={-1} data-focus="panel">
            {base.name || 'Untitled'}
          </h2>
          <p className="num">{position}</p>
          <RecordNotes />
        </div>
        <div className={styles.steps}>
          <ActionIcon
            aria-label="Previous"
            title="←"
            data-focus="previous"
            onClick={() => void leave(() => onStep(-1, 'previous'))}
          >
            <AdminIcon name="left" />
          </ActionIcon>
          <ActionIcon
            aria-label="Next"
            title="→"
            data-focus="next"
            onClick={() => void leave(() => onStep(1, 'next'))}
          >
            <AdminIcon name="right" />
          </ActionIcon>
          <ActionIcon aria-label="Close" onClick={() => void leave(onClose)}>
            <AdminIcon name="close" />
          </ActionIcon>
        </div>
      </header>
      {isPhoto && (
        <div className={`${styles.noted} ${styles.focal}`} data-field="focalPoints">
          <FocalPoint
            isNarrow
            url={base.url}
            focal={focal}
            crops={crops}
            onChange={description.setFocal}
          />
          <FieldNotes name="focalPoints" label="Focal points" saved={focalText(base.focal)} />
        </div>
      )}
      {!isPhoto && <div className={styles.shown}>{preview()}</div>}
      {description.failure && <Alert>{description.failure}</Alert>}
      <DescriptionConflict
        conflict={description.conflict}
        noun={word}
        onSave={(over) => void save(over)}
      />
      <div className={styles.words}>
        <div className={styles.noted} data-field="altText">
          <AltTextField
            value={description.alt}
            error={description.altError}
            readOnly={description.isSaving}
            onChange={description.setAlt}
            noun={word}
          />
          <FieldNotes name="altText" label="Alt text" saved={base.alt} />
        </div>
        <ProposedText
          file={base}
          alt={alt}
          onTake={description.setAlt}
          onDismissed={description.dropProposal}
        />
        {file.kind === 'image' && alt.trim() === '' && (
          <Check
            label="Decorative image (needs no alt text)"
            checked={description.isDecorative}
            onChange={({ currentTarget }) => description.setDecorative(currentTarget.checked)}
          />
        )}
        {isPhoto && (
          <ImageTypeField value={description.imageType} onChange={description.setImageType} />
        )}
        {isChanged && (
          <div className={styles.row}>
            <Button variant="default" aria-disabled={isSaving} onClick={() => void save()}>
              {isSaving ? 'Saving...' : 'Save'}
            </Button>
            <Button variant="subtle" onClick={() => description.adopt(base)}>
              Discard changes
            </Button>
          </div>
        )}
      </div>
      {file.kind === 'image' && (
        <AltTranslations imageId={mediaKey(file.url) ?? ''} alt={base.alt} />
      )}
      <FileActions
        file={file}
        changes={changes}
        dropped={dropped}
        onDroppedClose={() => setDropped(undefined)}
        onReplaced={props.onReplaced}
        onDeleted={onClose}
      />
    </aside>
  );

  function preview() {
    if (file.kind === 'video') return <UploadedVideoPreview url={file.url} file={file} />;
    const image = { ...base, alt: '' };
    return <ResponsiveImage image={image} slot={[{ width: '22rem' }]} className={styles.drawing} />;
  }
}
