import type { FieldProps } from '../../admin/fields/Field.tsx';
import type { Crop } from './focal.ts';
import type { ImageFolder } from './media.ts';
import { MediaSlot } from './MediaSlot.tsx';
import { acceptedTypes, foreignTypes, imageError, uploadHints } from './upload-rules.ts';
import { useMediaFiles } from './useMediaFiles.ts';

type ImageSlotProps = Pick<FieldProps, 'label' | 'hint' | 'isRequired'> & {
  error?: string | undefined;
  folder: ImageFolder;
  crops: readonly Crop[];
  url: string | undefined;
  isSavedAtOnce?: boolean;
  onChange: (url: string | null) => void | Promise<void>;
};

/** A place for one picture. */
export function ImageSlot({ hint = uploadHints.image, ...slot }: ImageSlotProps) {
  const files = useMediaFiles(slot.url === undefined ? [] : [slot.url]);
  return (
    <MediaSlot
      {...slot}
      hint={hint}
      kind="image"
      accept={`${acceptedTypes.image},${foreignTypes}`}
      prompt="Choose an image"
      errorOf={(file) => imageError(file, false)}
      files={files}
    />
  );
}
