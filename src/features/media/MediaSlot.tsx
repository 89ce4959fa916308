import { useId, useState } from 'react';
import { ActionFailure } from '../../admin/actions.ts';
import { useFieldsAround } from '../../admin/fields/fields-context.ts';
import { chooseFiles } from '../../admin/FileInput.tsx';
import { Act } from './Act.tsx';
import { DescribeDialog } from './DescribeDialog.tsx';
import type { Crop } from './focal.ts';
import { LibraryDialog } from './LibraryDialog.tsx';
import { mediaErrors, type ImageFolder, type MediaFile, type MediaKind } from './media.ts';
import styles from './MediaSlot.module.css';
import { MediaSlotActs } from './MediaSlotActs.tsx';
import { SendingFile } from './SendingFile.tsx';
import { ShownFile } from './ShownFile.tsx';
import { Uploader } from './Uploader.tsx';
import type { useMediaFiles } from './useMediaFiles.ts';
import { useRescuedFocus } from './useRescuedFocus.ts';
import { useShrinking } from './useShrinking.ts';
import { useUploads } from './useUploads.ts';

type MediaSlotProps = {
  label: string;
  isRequired?: boolean;
  hint: string;
  error?: string | undefined;
  kind: MediaKind;
  folder: ImageFolder;
  accept: string;
  /** `Choose an image` */
  prompt: string;
  /** Drawings are for logos. */
  hasDrawings?: boolean;
  errorOf: (file: File) => string | undefined;
  crops?: readonly Crop[] | undefined;
  files: ReturnType<typeof useMediaFiles>;
  /** The address of the file that is there. */
  url: string | undefined;
  /** Otherwise the choice takes effect when the form is saved. */
  isSavedAtOnce?: boolean;
  onChange: (url: string | null) => void | Promise<void>;
  makeSmall?: Parameters<typeof useUploads>[0]['makeSmall'];
  /** Called with a file that was just stored, before the field changes. */
  finish?: (stored: MediaFile, from: File) => Promise<MediaFile>;
};

/** A place for one file: upload, choose again, describe, replace, remove. */
export function MediaSlot(props: MediaSlotProps) {
  const { label, kind, folder, files, url, onChange, isSavedAtOnce = false } = props;
  const fields = useFieldsAround();
  const input = useId();
  const [chosenHere, setChosen] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const [opened, setOpened] = useState<'library' | 'description'>();
  const { field, holdFocus } = useRescuedFocus();
  const shrinking = useShrinking();
  const { uploads, add, cancel, tryAgain, clear, noteFailure } = useUploads({
    kind,
    folder,
    isPreparing: shrinking.isShrinking,
    ...(props.makeSmall ? { makeSmall: props.makeSmall } : {}),
    onStored: async ([stored], [from], signal) => {
      if (!stored || !from) return;
      const finished = props.finish ? await props.finish(stored, from) : stored;
      if (!signal.aborted) await set(finished);
    },
  });
  const [upload] = uploads;
  const file = url === undefined ? undefined : files.fileAt(url);
  const noun = label.toLowerCase();
  const isSaved =
    isSavedAtOnce ||
    (fields?.mode === 'form' && JSON.stringify(fields.saved).includes(JSON.stringify(url)));

  async function set(next: MediaFile) {
    files.note([next]);
    setRemoved(undefined);
    setChosen(next.url);
    await change(next.url);
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

  async function take(brought: File[]) {
    const [chosen] = (kind === 'image' ? await shrinking.shrink(brought) : brought) ?? [];
    if (!chosen) return;
    const found = props.errorOf(chosen);
    setFileError(found);
    if (found) return noteFailure();
    clear();
    add([chosen]);
  }

  async function remove() {
    clear();
    setFileError(undefined);
    if (await change(null)) setRemoved(url);
  }

  function close() {
    holdFocus();
    setOpened(undefined);
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
        onFiles={(chosen) => void take(chosen)}
        inputId={input}
        acts={
          !isUnderWay && (
            <>
              <MediaSlotActs
                noun={noun}
                hasFile={url !== undefined}
                onDescribe={file && (() => setOpened('description'))}
                onReplace={() => chooseFiles(input)}
                onLibrary={() => setOpened('library')}
                onRemove={() => void remove()}
                onTryAgain={upload?.canTryAgain ? () => tryAgain(upload.id) : undefined}
              />
              {shrinking.words !== '' && (
                <p className={styles.note} role="status">
                  {shrinking.words}
                </p>
              )}
              {removed !== undefined && url === undefined && (
                <p className={styles.note} role="status">
                  {isSavedAtOnce ? 'Removed.' : 'Removed once you save.'}{' '}
                  <Act label="Put it back" onClick={() => void change(removed)} />
                </p>
              )}
            </>
          )
        }
      >
        {isUnderWay && <SendingFile upload={upload} onCancel={() => cancel(upload.id)} />}
        {url !== undefined && !isUnderWay && (
          <ShownFile
            url={url}
            file={file}
            kind={kind}
            note={url === chosenHere && !isSaved ? 'On the site once you save' : undefined}
          />
        )}
      </Uploader>
      {opened === 'description' && file && (
        <DescribeDialog
          file={file}
          crops={props.crops}
          onClose={close}
          onDescribed={(described) => {
            files.note([described]);
            close();
          }}
        />
      )}
      {opened === 'library' && (
        <LibraryDialog
          kind={kind}
          hasDrawings={props.hasDrawings}
          present={url === undefined ? [] : [url]}
          onClose={close}
          onChoose={([chosen]) => {
            clear();
            setFileError(undefined);
            close();
            if (chosen) void set(chosen);
          }}
        />
      )}
    </>
  );
}
