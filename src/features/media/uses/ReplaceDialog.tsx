import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { chooseFiles, FileInput } from '../../../admin/controls/FileInput.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { TextButton } from '../fields/TextButton.tsx';
import { LibraryDialog } from '../library/LibraryDialog.tsx';
import {
  isPlan,
  lacksText,
  nameOfFile,
  replaceErrors,
  kindName,
  type MediaFile,
} from '../media.ts';
import styles from './ReplaceDialog.module.css';
import { acceptedTypes, foreignTypes } from '../upload/upload-rules.ts';
import { UploadTile } from '../upload/UploadTile.tsx';
import { useFileDrop } from '../upload/useFileDrop.ts';
import { useLibraryUploads } from '../library/useLibraryUploads.ts';
import { UsesList } from './UsesList.tsx';
import { countUses } from './uses-text.ts';

type ReplaceDialogProps = {
  file: MediaFile;
  /** A file to upload as the replacement. */
  dropped?: File | undefined;
  isBusy: boolean;
  failure: string | undefined;
  onCancel: () => void;
  onReplace: (replacement: MediaFile) => void;
};

/** Lists the uses of a file, then replaces it with a selected or uploaded file. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { file, dropped, isBusy, failure, onCancel, onReplace } = props;
  const input = useId();
  const pair = useRef<HTMLDivElement>(null);
  const [replacement, setReplacement] = useState<MediaFile>();
  const [refusal, setRefusal] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const isDrawing = file.url.endsWith('.svg');
  const uploads = useLibraryUploads({
    folder: isPlan(file) ? 'plans' : isDrawing ? 'logos' : 'projects',
    onStored: ([stored]) => choose(stored),
  });
  const word = kindName(file);
  const places = plural(countUses(file), '# place', '# places');
  const takeDropped = useEffectEvent(() => dropped && void uploads.take([dropped]));
  useEffect(() => takeDropped(), []);
  useFileDrop(pair, (files) => void uploads.take(files.slice(0, 1)));

  function choose(candidate: MediaFile | undefined) {
    const isFit = candidate?.kind === file.kind && (isDrawing || !candidate.url.endsWith('.svg'));
    setRefusal(isFit && candidate.url !== file.url ? undefined : replaceErrors.unfit);
    setReplacement(isFit && candidate.url !== file.url ? candidate : undefined);
  }

  const errors = [...uploads.errors, refusal, failure].filter((text) => text !== undefined);
  const [upload] = uploads.uploads;

  return (
    <>
      <Dialog
        isWide
        heading="Replace everywhere"
        onCancel={onCancel}
        cancel="Cancel"
        actions={
          <Button
            aria-disabled={isBusy || !replacement}
            aria-busy={isBusy}
            aria-describedby={`${input}-lacking`}
            onClick={() => replacement && !isBusy && onReplace(replacement)}
          >
            Replace in {places}
          </Button>
        }
      >
        <p>
          All of these will show the new {word} immediately, with its own alt text and focal points.
          Each record keeps its previous version in its history.
        </p>
        <UsesList of={file} />
        {errors.length > 0 && <Alert>{errors.join(' ')}</Alert>}
        <div ref={pair} className={styles.pair}>
          <Side title="Current" file={file} />
          <AdminIcon name="forward" />
          {replacement && !upload ? (
            <Side title="New" file={replacement} />
          ) : (
            <div className={styles.none}>
              {upload && (
                <UploadTile
                  upload={upload.upload}
                  onCancel={upload.cancel}
                  onTryAgain={upload.tryAgain}
                />
              )}
              {!upload && <p id={`${input}-lacking`}>{`No new ${word} chosen yet`}</p>}
            </div>
          )}
        </div>
        <p role="status">{uploads.text}</p>
        <div className={styles.acts}>
          <TextButton label="Choose from media" onClick={() => setChoosing(true)} />
          <TextButton label={`Upload a new ${word}`} onClick={() => chooseFiles(input)} />
          <FileInput
            id={input}
            accept={acceptFor(file)}
            onFiles={(chosen) => void uploads.take(chosen)}
          />
        </div>
      </Dialog>
      {isChoosing && (
        <LibraryDialog
          kind={file.kind}
          hasDrawings={isDrawing}
          presentUrls={[file.url]}
          onClose={() => setChoosing(false)}
          onChoose={([selected]) => {
            setChoosing(false);
            choose(selected);
          }}
        />
      )}
    </>
  );
}

function Side({ title, file }: { title: string; file: MediaFile }) {
  const image = file.kind === 'image' ? file : file.poster;
  return (
    <figure className={styles.side}>
      {image && (
        <ResponsiveImage
          image={{ ...image, alt: '' }}
          slot={[{ width: '18rem' }]}
          className={styles.image}
        />
      )}
      <figcaption>
        <b>{title}</b> {nameOfFile(file)}
        {lacksText(file) && '. No alt text yet.'}
      </figcaption>
    </figure>
  );
}

function acceptFor({ kind, url }: MediaFile) {
  if (kind === 'video') return acceptedTypes.video;
  const images = url.endsWith('.svg') ? acceptedTypes.logo : acceptedTypes.image;
  const pdfs = isPlan({ url }) ? `,${acceptedTypes.pdf}` : '';
  return `${images}${pdfs},${foreignTypes}`;
}
