import type { FieldProps } from '../../../admin/fields/Field.tsx';
import type { Crop } from '../describe/focal.ts';
import { acceptsSvg, type ImageFolder } from '../media.ts';
import { MediaSlot, type OfferedFiles } from './MediaSlot.tsx';
import {
  acceptedTypes,
  foreignTypes,
  imageError,
  planError,
  uploadHints,
} from '../upload/upload-rules.ts';
import { useMediaFiles } from './useMediaFiles.ts';

type ImageSlotProps = Pick<FieldProps, 'label' | 'hint' | 'isRequired'> & {
  error?: string | undefined;
  folder: ImageFolder;
  crops?: readonly Crop[] | undefined;
  url: string | undefined;
  isSavedAtOnce?: boolean;
  offered?: OfferedFiles | undefined;
  onChange: (url: string | null) => void | Promise<void>;
};

const prompts: Partial<Record<ImageFolder, string>> = {
  logos: 'Upload a logo',
  plans: 'Upload a drawing',
};

/** A slot for one picture, or for a logo or a floor plan, which may be drawings. */
export function ImageSlot({ hint = uploadHints.image, ...slot }: ImageSlotProps) {
  const files = useMediaFiles(slot.url === undefined ? [] : [slot.url]);
  const isPlan = slot.folder === 'plans';
  const hasDrawings = acceptsSvg(slot.folder);
  const types = [
    acceptedTypes[hasDrawings ? 'logo' : 'image'],
    ...(isPlan ? [acceptedTypes.pdf] : []),
    foreignTypes,
  ];
  return (
    <MediaSlot
      {...slot}
      hint={hint}
      kind="image"
      accept={types.join(',')}
      prompt={prompts[slot.folder] ?? 'Upload an image'}
      hasDrawings={hasDrawings}
      validate={(file) => (isPlan ? planError(file) : imageError(file, hasDrawings))}
      files={files}
    />
  );
}
