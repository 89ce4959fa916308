import type { FieldProps } from '../../../admin/fields/Field.tsx';
import { ImageField } from './ImageField.tsx';
import { uploadHints } from '../upload/upload-rules.ts';

type LogoFieldProps = FieldProps & {
  /** The recommended size. */
  size?: 'logoSize' | 'testimonialLogoSize';
};

/** Logos are never cropped, so they have no focal point. */
export function LogoField({ size = 'logoSize', ...field }: LogoFieldProps) {
  const hint = field.hint ?? `${uploadHints.logo}. ${uploadHints[size]}`;
  return <ImageField {...field} hint={hint} folder="logos" />;
}
