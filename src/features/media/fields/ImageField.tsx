import type { FieldProps } from '../../../admin/fields/Field.tsx';
import type { Crop } from '../describe/focal.ts';
import { ImageSlot } from './ImageSlot.tsx';
import type { ImageFolder } from '../media.ts';
import type { OfferedFiles } from './MediaSlot.tsx';
import { MediaField } from './MediaField.tsx';

type ImageFieldProps = FieldProps & {
  folder: ImageFolder;
  /** The crops of all places that show it. */
  crops?: readonly Crop[] | undefined;
  offered?: OfferedFiles | undefined;
};

export function ImageField({ folder, crops, offered, ...field }: ImageFieldProps) {
  const { label, hint, isRequired } = field;
  return (
    <MediaField field={field}>
      {([url], error, change) => (
        <ImageSlot
          {...{ label, hint, isRequired, folder, crops, offered, error, url }}
          onChange={change}
        />
      )}
    </MediaField>
  );
}
