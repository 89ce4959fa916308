import { NativeSelect } from '@mantine/core';
import { imageTypes, type ImageType } from '../../../lib/media/image-type.ts';
import { imageTypeName } from './image-type-names.ts';

type ImageTypeFieldProps = {
  value: ImageType | null;
  onChange: (type: ImageType | null) => void;
};

/** Says what a picture is, so that the site can say which ones are renderings. */
export function ImageTypeField({ value, onChange }: ImageTypeFieldProps) {
  return (
    <NativeSelect
      label="Type of image"
      description="By its status, images of a building that is not complete are artists’ renderings."
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(imageTypes.find((type) => type === currentTarget.value) ?? null)
      }
    >
      <option value="">{imageTypeName(null)}</option>
      {imageTypes.map((type) => (
        <option key={type} value={type}>
          {imageTypeName(type)}
        </option>
      ))}
    </NativeSelect>
  );
}
