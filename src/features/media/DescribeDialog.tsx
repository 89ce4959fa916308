import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '../../admin/Alert.tsx';
import { Dialog } from '../../admin/Dialog.tsx';
import { ComparedTexts } from '../../admin/fields/ComparedTexts.tsx';
import { Comparison } from '../../admin/forms/Comparison.tsx';
import { useLeaveGuard } from '../../admin/forms/useLeaveGuard.tsx';
import { focalWords, type Crop } from './focal.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { mediaErrors, type MediaFile } from './media.ts';
import { useDescribe } from './useDescribe.ts';
import { usesText } from './uses-text.ts';

type DescribeDialogProps = {
  file: MediaFile;
  /** Every place that shows it; none for what is never cut. */
  crops: readonly Crop[];
  onClose: () => void;
  onDescribed: (file: MediaFile) => void;
};

/** The words and the focal point of a picture. They belong to the picture, not to the record, and are saved at once. */
export function DescribeDialog({ file, crops, onClose, onDescribed }: DescribeDialogProps) {
  const describe = useDescribe();
  const [base, setBase] = useState(file);
  const [alt, setAlt] = useState(file.alt);
  const [focal, setFocal] = useState(file.focal);
  const [complaint, setComplaint] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [newest, setNewest] = useState<MediaFile>();
  const [isSaving, setSaving] = useState(false);
  const isChanged = alt !== base.alt || focalWords(focal) !== focalWords(base.focal);
  const { leave, question } = useLeaveGuard(isChanged);
  const noun = file.kind === 'image' ? 'picture' : 'film';

  async function save(over: MediaFile) {
    if (isSaving) return;
    setFailure(undefined);
    setSaving(true);
    try {
      const { url, revision, poster } = over;
      const draft = { url, revision, alt, focal, posterUrl: poster?.url ?? null };
      const answer = await describe(draft);
      if (answer.outcome === 'done') onDescribed(answer.record);
      else if (answer.outcome === 'refused') setComplaint(answer.fields['alt'] ?? mediaErrors.save);
      else if (answer.newest) setNewest(answer.newest);
      else setFailure(mediaErrors.missing);
    } catch {
      setFailure(mediaErrors.save);
    } finally {
      setSaving(false);
    }
  }

  function takeTheirs(theirs: MediaFile) {
    setBase(theirs);
    setAlt(theirs.alt);
    setFocal(theirs.focal);
    setNewest(undefined);
  }

  const actionsOfDialog = newest ? (
    <>
      <Button variant="default" onClick={() => takeTheirs(newest)}>
        Take theirs
      </Button>
      <Button aria-disabled={isSaving} onClick={() => void save(newest)}>
        Save mine over it
      </Button>
    </>
  ) : (
    <>
      <Button variant="default" onClick={() => leave(onClose)}>
        Cancel
      </Button>
      <Button aria-disabled={isSaving} onClick={() => void save(base)}>
        {isSaving ? 'Saving...' : 'Save description'}
      </Button>
    </>
  );

  return createPortal(
    <>
      <Dialog
        isWide
        heading={`Describe ${noun}`}
        onCancel={() => leave(onClose)}
        actions={actionsOfDialog}
      >
        <p className="muted">
          Saved at once, for every place that shows this {noun}. {usesText(base)}
        </p>
        {failure && <Alert>{failure}</Alert>}
        {newest && (
          <>
            <Alert>Someone else has described this {noun} meanwhile.</Alert>
            <Comparison mine={compared({ alt, focal })} theirs={compared(newest)}>
              <ComparedTexts name="alt" label="Alternative text" />
              <ComparedTexts name="focal" label="Focal point" />
            </Comparison>
          </>
        )}
        {crops.length > 0 && (
          <FocalPoint url={base.url} focal={focal} crops={crops} onChange={setFocal} />
        )}
        <Textarea
          label="Alternative text"
          description={`What the ${noun} shows, for those who do not see it. Leave it empty for mere decoration: it is then passed over.`}
          rows={2}
          minRows={2}
          value={alt}
          error={complaint}
          onChange={({ currentTarget }) => {
            setComplaint(undefined);
            setAlt(currentTarget.value);
          }}
        />
      </Dialog>
      {question}
    </>,
    document.body,
  );
}

function compared({ alt, focal }: Pick<MediaFile, 'alt' | 'focal'>) {
  return { alt, focal: focalWords(focal) };
}
