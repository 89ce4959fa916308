import type { FieldProps } from '../../admin/fields/Field.tsx';
import type { Crop } from './focal.ts';
import { ImageSlot } from './ImageSlot.tsx';
import type { ImageFolder } from './media.ts';
import { MediaField } from './MediaField.tsx';

type ImageFieldProps = FieldProps & {
  folder: ImageFolder;
  /** Every place that shows it. */
  crops: readonly Crop[];
};

export function ImageField({ folder, crops, ...field }: ImageFieldProps) {
  return (
    <MediaField field={field}>
      {([url], error, change) => (
        <ImageSlot
          label={field.label}
          hint={field.hint}
          isRequired={field.isRequired}
          error={error}
          folder={folder}
          crops={crops}
          url={url}
          onChange={change}
        />
      )}
    </MediaField>
  );
}
