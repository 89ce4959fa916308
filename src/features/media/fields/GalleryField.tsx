import type { FieldProps } from '../../../admin/fields/Field.tsx';
import type { Crop } from '../describe/focal.ts';
import { GallerySlots } from './GallerySlots.tsx';
import type { ImageFolder } from '../media.ts';
import { MediaField } from './MediaField.tsx';

type GalleryFieldProps = FieldProps & {
  folder?: ImageFolder;
  /** The crops of all places that show its pictures. */
  crops?: readonly Crop[] | undefined;
};

/** Several ordered pictures. The value is the list of their URLs. */
export function GalleryField({
  folder = 'projects',
  crops,
  width = 'whole',
  ...field
}: GalleryFieldProps) {
  return (
    <MediaField field={{ ...field, width }}>
      {(urls, error, change) => (
        <GallerySlots
          field={field}
          folder={folder}
          crops={crops}
          urls={[...new Set(urls)]}
          error={error}
          onChange={change}
        />
      )}
    </MediaField>
  );
}
