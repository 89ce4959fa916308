import type { FieldProps } from '../../../admin/fields/Field.tsx';
import type { Crop } from '../describe/focal.ts';
import { acceptsSvg, type ImageFolder } from '../media.ts';
import { MediaSlot } from './MediaSlot.tsx';
import { acceptedTypes, foreignTypes, imageError, uploadHints } from '../upload/upload-rules.ts';
import { useMediaFiles } from './useMediaFiles.ts';

type ImageSlotProps = Pick<FieldProps, 'label' | 'hint' | 'isRequired'> & {
  error?: string | undefined;
  folder: ImageFolder;
  crops?: readonly Crop[] | undefined;
  url: string | undefined;
  isSavedAtOnce?: boolean;
  onChange: (url: string | null) => void | Promise<void>;
};

/** A slot for one picture, or for a logo, which may be a drawing. */
export function ImageSlot({ hint = uploadHints.image, ...slot }: ImageSlotProps) {
  const files = useMediaFiles(slot.url === undefined ? [] : [slot.url]);
  const isLogo = acceptsSvg(slot.folder);
  return (
    <MediaSlot
      {...slot}
      hint={hint}
      kind="image"
      accept={`${acceptedTypes[isLogo ? 'logo' : 'image']},${foreignTypes}`}
      prompt={isLogo ? 'Upload a logo' : 'Upload an image'}
      hasDrawings={isLogo}
      validate={(file) => imageError(file, isLogo)}
      files={files}
    />
  );
}
