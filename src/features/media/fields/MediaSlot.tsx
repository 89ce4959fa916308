import { useEffect, useEffectEvent, useId, useState } from 'react';
import { ActionFailure } from '../../../admin/actions/actions.ts';
import { useFieldsAround } from '../../../admin/fields/fields-context.ts';
import { chooseFiles } from '../../../admin/controls/FileInput.tsx';
import { TextButton } from './TextButton.tsx';
import { DescribeDialog } from '../describe/DescribeDialog.tsx';
import type { Crop } from '../describe/focal.ts';
import { LibraryDialog } from '../library/LibraryDialog.tsx';
import { mediaErrors, type ImageFolder, type MediaFile, type MediaKind } from '../media.ts';
import styles from './MediaSlot.module.css';
import { MediaSlotActions } from './MediaSlotActions.tsx';
import { SendingFile } from '../upload/SendingFile.tsx';
import { FilePreview } from '../library/FilePreview.tsx';
import { Uploader } from '../upload/Uploader.tsx';
import type { MediaFiles } from './useMediaFiles.ts';
import { useFocusFallback } from './useFocusFallback.ts';
import { useShrinking } from '../upload/useShrinking.ts';
import { useUploads } from '../upload/useUploads.ts';

/** Files that were chosen outside of the slot. `onTaken` is called when it has them. */
export type OfferedFiles = { files: File[]; onTaken: () => void };

type MediaSlotProps = {
  label: string;
  isRequired?: boolean;
  hint: string;
  error?: string | undefined;
  kind: MediaKind;
  folder: ImageFolder;
  accept: string;
  /** For example `Choose an image`. */
  prompt: string;
  /** Only logos and floor plans may be drawings. */
  hasDrawings?: boolean;
  validate: (file: File) => string | undefined;
  crops?: readonly Crop[] | undefined;
  files: MediaFiles;
  offered?: OfferedFiles | undefined;
  /** The URL of the current file. */
  url: string | undefined;
  /** Otherwise the choice takes effect when the form is saved. */
  isSavedAtOnce?: boolean;
  onChange: (url: string | null) => void | Promise<void>;
  makeSmall?: Parameters<typeof useUploads>[0]['makeSmall'];
  /** Called with a newly stored file, before the field changes. */
  finish?: (stored: MediaFile, source: File) => Promise<MediaFile>;
};

/** A slot for one file: upload, select, describe, replace, remove. */
export function MediaSlot(props: MediaSlotProps) {
  const { label, kind, folder, files, url, onChange, isSavedAtOnce = false } = props;
  const fields = useFieldsAround();
  const input = useId();
  const [newUrl, setNewUrl] = useState<string>();
  const [removedUrl, setRemovedUrl] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const [dialog, setDialog] = useState<'library' | 'description'>();
  const { field, holdFocus } = useFocusFallback();
  const shrinking = useShrinking();
  const { uploads, add, cancel, tryAgain, clear, reportFailure } = useUploads({
    kind,
    folder,
    isPreparing: shrinking.isShrinking,
    ...(props.makeSmall ? { makeSmall: props.makeSmall } : {}),
    onStored: async ([stored], [source], signal) => {
      if (!stored || !source) return;
      const finished = props.finish ? await props.finish(stored, source) : stored;
      if (!signal.aborted) await set(finished);
    },
  });
  const [upload] = uploads;
  const file = url === undefined ? undefined : files.fileAt(url);
  const noun = label.toLowerCase();
  const isSaved =
    isSavedAtOnce ||
    (fields?.mode === 'form' && JSON.stringify(fields.saved).includes(JSON.stringify(url)));

  async function set(newFile: MediaFile) {
    files.note([newFile]);
    setRemovedUrl(undefined);
    setNewUrl(newFile.url);
    await change(newFile.url);
  }

  async function change(next: string | null) {
    const errorMessage = next === null ? mediaErrors.remove[kind] : mediaErrors.save;
    try {
      await onChange(next);
      return true;
    } catch (cause) {
      setFileError(cause instanceof ActionFailure ? cause.message : errorMessage);
      return false;
    }
  }

  async function take(dropped: File[]) {
    const [first] = (kind === 'image' ? await shrinking.shrink(dropped) : dropped) ?? [];
    if (!first) return;
    const refusal = props.validate(first);
    setFileError(refusal);
    if (refusal) return reportFailure();
    clear();
    add([first]);
  }

  const takeOffered = useEffectEvent(({ files: offeredFiles, onTaken }: OfferedFiles) => {
    onTaken();
    void take(offeredFiles);
  });
  const { offered } = props;
  useEffect(() => {
    if (offered) queueMicrotask(() => takeOffered(offered));
  }, [offered]);

  async function remove() {
    clear();
    setFileError(undefined);
    if (await change(null)) setRemovedUrl(url);
  }

  function close() {
    holdFocus();
    setDialog(undefined);
  }

  const isUnderWay = upload !== undefined && upload.state !== 'failed';
  const errors = [fileError ?? upload?.error, props.error].filter((text) => text !== undefined);

  return (
    <>
      <Uploader
        label={label}
        isRequired={props.isRequired ?? false}
        hint={props.hint}
        errors={errors}
        accept={props.accept}
        prompt={props.prompt}
        dropHint="or drop it here"
        hasDropzone={url === undefined && !isUnderWay}
        field={field}
        onFiles={(newFiles) => void take(newFiles)}
        inputId={input}
        actions={
          !isUnderWay && (
            <>
              <MediaSlotActions
                noun={noun}
                hasFile={url !== undefined}
                hasFocalPoint={(props.crops ?? []).length > 0}
                onDescribe={file && (() => setDialog('description'))}
                onReplace={() => chooseFiles(input)}
                onLibrary={() => setDialog('library')}
                onRemove={() => void remove()}
                onTryAgain={upload?.canTryAgain ? () => tryAgain(upload.id) : undefined}
              />
              {shrinking.text !== '' && (
                <p className={styles.note} role="status">
                  {shrinking.text}
                </p>
              )}
              {removedUrl !== undefined && url === undefined && (
                <p className={styles.note} role="status">
                  {isSavedAtOnce ? 'Removed.' : 'Will be removed when you save.'}{' '}
                  <TextButton label="Undo" onClick={() => void change(removedUrl)} />
                </p>
              )}
            </>
          )
        }
      >
        {isUnderWay && <SendingFile upload={upload} onCancel={() => cancel(upload.id)} />}
        {url !== undefined && !isUnderWay && (
          <FilePreview
            url={url}
            file={file}
            kind={kind}
            note={url === newUrl && !isSaved ? 'Not saved yet' : undefined}
          />
        )}
      </Uploader>
      {dialog === 'description' && file && (
        <DescribeDialog
          file={file}
          crops={props.crops}
          onClose={close}
          onDescribed={(saved) => {
            files.note([saved]);
            close();
          }}
        />
      )}
      {dialog === 'library' && (
        <LibraryDialog
          kind={kind}
          hasDrawings={props.hasDrawings}
          presentUrls={url === undefined ? [] : [url]}
          onClose={close}
          onChoose={([selected]) => {
            clear();
            setFileError(undefined);
            close();
            if (selected) void set(selected);
          }}
        />
      )}
    </>
  );
}
