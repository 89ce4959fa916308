import { useId, useState } from 'react';
import type { FieldProps } from '../../../admin/fields/Field.tsx';
import { OrderByDrag } from '../../../admin/lists/order/OrderByDrag.tsx';
import { TextButton } from './TextButton.tsx';
import type { Crop } from '../describe/focal.ts';
import { GalleryDialogs, type OpenedDialog } from './GalleryDialogs.tsx';
import { plural } from '../../../lib/text/plural.ts';
import styles from './GallerySlots.module.css';
import { GalleryTile } from './GalleryTile.tsx';
import { lacksText, type ImageFolder } from '../media.ts';
import { Uploader } from '../upload/Uploader.tsx';
import { useShrinking } from '../upload/useShrinking.ts';
import { UploadTile } from '../upload/UploadTile.tsx';
import { acceptedTypes, foreignTypes, checkImages, uploadHints } from '../upload/upload-rules.ts';
import { useGalleryOrder } from './useGalleryOrder.ts';
import { useMediaFiles } from './useMediaFiles.ts';
import { useFocusFallback } from './useFocusFallback.ts';
import { useUploads } from '../upload/useUploads.ts';

type GallerySlotsProps = {
  field: FieldProps;
  folder: ImageFolder;
  crops?: readonly Crop[] | undefined;
  urls: string[];
  error: string | undefined;
  onChange: (urls: string[]) => void;
};

export function GallerySlots({ field, folder, crops, urls, error, onChange }: GallerySlotsProps) {
  const input = useId();
  const files = useMediaFiles(urls);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [dialog, setDialog] = useState<OpenedDialog>();
  const focus = useFocusFallback();
  const order = useGalleryOrder({ urls, nameAt: (url) => files.fileAt(url)?.name, onChange });
  const { removed, getName } = order;
  const shrinking = useShrinking({ isMany: true });
  const { uploads, add, cancel, tryAgain, reportFailure } = useUploads({
    kind: 'image',
    folder,
    isPreparing: shrinking.isShrinking,
    onStored: (stored) => {
      files.note(stored);
      order.append(stored.map(({ url }) => url));
    },
  });

  async function addFiles(newFiles: File[]) {
    if (!shrinking.isShrinking) setRefusals([]);
    const images = await shrinking.shrink(newFiles);
    if (!images) return;
    const { accepted, error: refusal } = checkImages(images);
    if (refusal) {
      setRefusals((current) => [...current, refusal]);
      reportFailure();
    }
    if (accepted.length > 0) add(accepted);
  }

  function close() {
    focus.holdFocus();
    setDialog(undefined);
  }

  const galleryFiles = urls.flatMap((url) => files.fileAt(url) ?? []);
  const withoutText = galleryFiles.filter(lacksText);
  const texts = withoutText.length > 0 ? withoutText : galleryFiles;
  const errors = [...refusals, ...uploads.map((upload) => upload.error), error];

  return (
    <>
      <Uploader
        label={field.label}
        isRequired={field.isRequired ?? false}
        hint={field.hint ?? `${uploadHints.image} each`}
        errors={[...new Set(errors.filter((text) => text !== undefined))]}
        accept={`${acceptedTypes.image},${foreignTypes}`}
        prompt="Upload images"
        dropHint="or drop them here"
        isMany
        hasDropzone
        field={focus.field}
        onFiles={(newFiles) => void addFiles(newFiles)}
        inputId={input}
        actions={
          <>
            <TextButton
              label="Choose from media"
              subject={`for ${field.label.toLowerCase()}`}
              onClick={() => setDialog('library')}
            />
            {texts.length > 0 && (
              <TextButton
                label={textsLabel(withoutText.length)}
                onClick={() => setDialog('texts')}
              />
            )}
            {removed && (
              <p className={styles.note}>
                Will be removed when you save.{' '}
                <TextButton label="Undo" onClick={() => order.putBack(removed)} />
              </p>
            )}
            <p className="sr" role="status">
              {order.announcement}
            </p>
            <p className={styles.note} role="status">
              {shrinking.text}
            </p>
          </>
        }
      >
        {urls.length + uploads.length > 0 && (
          <ul className={styles.tiles} aria-label={field.label}>
            <OrderByDrag
              items={urls.map((id) => ({ id }))}
              getName={({ id }) => getName(id, urls.indexOf(id))}
              onDrop={({ id }, to) => order.move(urls.indexOf(id), to)}
              onAnnounce={order.announce}
            >
              {urls.map((url, index) => (
                <GalleryTile
                  key={url}
                  url={url}
                  field={field.name}
                  name={getName(url, index)}
                  index={index}
                  count={urls.length}
                  isWithoutText={withoutText.some((file) => file.url === url)}
                  onStep={order.step}
                  onDescribe={() => setDialog({ url })}
                  onRemove={() => order.remove(index)}
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
        dialog={dialog}
        crops={crops}
        urls={urls}
        texts={texts}
        files={files}
        onClose={close}
        onChoose={order.append}
      />
    </>
  );
}

function textsLabel(missing: number) {
  if (missing === 0) return 'Edit alt texts';
  return plural(missing, 'Add # missing alt text', 'Add # missing alt texts');
}
