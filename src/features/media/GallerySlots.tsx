import { useEffect, useId, useRef, useState } from 'react';
import type { FieldProps } from '../../admin/fields/Field.tsx';
import { OrderByDrag } from '../../admin/lists/OrderByDrag.tsx';
import { useFocusLater } from '../../admin/useFocusLater.ts';
import { Act } from './Act.tsx';
import type { Crop } from './focal.ts';
import { GalleryDialogs, type OpenedDialog } from './GalleryDialogs.tsx';
import { moved } from '../../lib/moved.ts';
import styles from './GallerySlots.module.css';
import { GalleryTile } from './GalleryTile.tsx';
import type { ImageFolder } from './media.ts';
import { Uploader } from './Uploader.tsx';
import { useShrinking } from './useShrinking.ts';
import { UploadTile } from './UploadTile.tsx';
import { acceptedTypes, foreignTypes, checkImages, uploadHints } from './upload-rules.ts';
import { useMediaFiles } from './useMediaFiles.ts';
import { useRescuedFocus } from './useRescuedFocus.ts';
import { useUploads } from './useUploads.ts';

type GallerySlotsProps = {
  field: FieldProps;
  folder: ImageFolder;
  crops: readonly Crop[];
  urls: string[];
  error: string | undefined;
  onChange: (urls: string[]) => void;
};

/** Places for several pictures: uploaded together, put in order, described, removed. */
export function GallerySlots({ field, folder, crops, urls, error, onChange }: GallerySlotsProps) {
  const input = useId();
  const files = useMediaFiles(urls);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<{ url: string; index: number }>();
  const [opened, setOpened] = useState<OpenedDialog>();
  const [said, setSaid] = useState('');
  const focusLater = useFocusLater(true);
  const focus = useRescuedFocus();
  const latest = useRef(urls);
  const shrinking = useShrinking({ isMany: true });
  const { uploads, add, cancel, tryAgain, noteFailure } = useUploads({
    kind: 'image',
    folder,
    isPreparing: shrinking.isShrinking,
    onStored: (stored) => {
      files.note(stored);
      append(stored.map(({ url }) => url));
    },
  });

  // An upload ends later than the render that it began in.
  useEffect(() => {
    latest.current = urls;
  });

  function change(next: string[]) {
    latest.current = next;
    onChange(next);
  }

  function append(more: string[]) {
    change([...new Set([...latest.current, ...more])]);
  }

  async function take(chosen: File[]) {
    if (!shrinking.isShrinking) setRefusals([]);
    const shrunk = await shrinking.shrink(chosen);
    if (!shrunk) return;
    const { accepted, error: found } = checkImages(shrunk);
    if (found) {
      setRefusals((known) => [...known, found]);
      noteFailure();
    }
    if (accepted.length > 0) add(accepted);
  }

  function move(from: number, to: number) {
    const url = urls[from] ?? '';
    change(moved(urls, from, to));
    setSaid(`${nameOf(url, from)} is now ${to + 1} of ${urls.length}`);
  }

  function step(from: number, to: number) {
    const names = [`earlier-${urls[from]}`, `later-${urls[from]}`];
    focusLater(...(to < from ? names : names.toReversed()));
    move(from, to);
  }

  function remove(index: number) {
    const url = urls[index] ?? '';
    focusLater(`remove-${urls[index + 1] ?? urls[index - 1]}`);
    setRemoved({ url, index });
    setSaid(`${nameOf(url, index)} removed`);
    change(urls.toSpliced(index, 1));
  }

  function putBack({ url, index }: { url: string; index: number }) {
    setRemoved(undefined);
    focusLater(`remove-${url}`);
    change(latest.current.toSpliced(index, 0, url));
  }

  function nameOf(url: string, index: number) {
    return files.fileAt(url)?.name || `Picture ${index + 1}`;
  }

  function close() {
    focus.holdFocus();
    setOpened(undefined);
  }

  const known = urls.flatMap((url) => files.fileAt(url) ?? []);
  const withoutText = known.filter(({ alt }) => alt === '');
  const texts = withoutText.length > 0 ? withoutText : known;
  const errors = [...refusals, ...uploads.map((upload) => upload.error), error];

  return (
    <>
      <Uploader
        label={field.label}
        isRequired={field.isRequired ?? false}
        hint={field.hint ?? `${uploadHints.image} each`}
        errors={[...new Set(errors.filter((text) => text !== undefined))]}
        accept={`${acceptedTypes.image},${foreignTypes}`}
        prompt="Choose images"
        otherwise="or drop them here"
        isMany
        hasDropzone
        field={focus.field}
        onFiles={(chosen) => void take(chosen)}
        inputId={input}
        acts={
          <>
            <Act
              label="Choose from the library"
              of={`for ${field.label.toLowerCase()}`}
              onClick={() => setOpened('library')}
            />
            {texts.length > 0 && (
              <Act label={textsLabel(withoutText.length)} onClick={() => setOpened('texts')} />
            )}
            {removed && !urls.includes(removed.url) && (
              <p className={styles.note}>
                Removed once you save. <Act label="Put it back" onClick={() => putBack(removed)} />
              </p>
            )}
            <p className="sr" role="status">
              {said}
            </p>
            <p className={styles.note} role="status">
              {shrinking.words}
            </p>
          </>
        }
      >
        {urls.length + uploads.length > 0 && (
          <ul className={styles.tiles} aria-label={field.label}>
            <OrderByDrag
              items={urls.map((id) => ({ id }))}
              nameOf={({ id }) => nameOf(id, urls.indexOf(id))}
              onDrop={({ id }, to) => move(urls.indexOf(id), to)}
              onSay={setSaid}
            >
              {urls.map((url, index) => (
                <GalleryTile
                  key={url}
                  url={url}
                  name={nameOf(url, index)}
                  index={index}
                  count={urls.length}
                  isWithoutText={files.fileAt(url)?.alt === ''}
                  onStep={step}
                  onDescribe={() => setOpened({ url })}
                  onRemove={() => remove(index)}
                />
              ))}
            </OrderByDrag>
            {uploads.map((upload) => (
              <li key={upload.id} className={styles.sending}>
                <UploadTile
                  upload={upload}
                  onCancel={() => cancel(upload.id)}
                  onTryAgain={() => tryAgain(upload.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </Uploader>
      <GalleryDialogs
        opened={opened}
        crops={crops}
        urls={urls}
        texts={texts}
        files={files}
        onClose={close}
        onChoose={append}
      />
    </>
  );
}

function textsLabel(missing: number) {
  if (missing === 0) return 'Go through the texts';
  return missing === 1 ? 'Write 1 missing text' : `Write ${missing} missing texts`;
}
