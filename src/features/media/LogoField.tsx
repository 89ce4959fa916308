import type { FieldProps } from '../../admin/fields/Field.tsx';
import { MediaField } from './MediaField.tsx';
import { MediaSlot } from './MediaSlot.tsx';
import { acceptedTypes, foreignTypes, imageError, uploadHints } from './upload-rules.ts';
import { useMediaFiles } from './useMediaFiles.ts';

type LogoFieldProps = FieldProps & {
  /** The size that is recommended. */
  size?: 'logoSize' | 'testimonialLogoSize';
};

/** A logo is shown whole: nothing cuts it, so it has no focal point. */
export function LogoField({ size = 'logoSize', ...field }: LogoFieldProps) {
  return (
    <MediaField field={field}>
      {([url], error, change) => (
        <LogoSlot field={field} size={size} url={url} error={error} onChange={change} />
      )}
    </MediaField>
  );
}

type LogoSlotProps = Required<Pick<LogoFieldProps, 'size'>> & {
  field: FieldProps;
  url: string | undefined;
  error: string | undefined;
  onChange: (url: string | null) => void;
};

function LogoSlot({ field, size, url, error, onChange }: LogoSlotProps) {
  const files = useMediaFiles(url === undefined ? [] : [url]);
  return (
    <MediaSlot
      label={field.label}
      isRequired={field.isRequired ?? false}
      hint={field.hint ?? `${uploadHints.logo}. ${uploadHints[size]}`}
      error={error}
      kind="image"
      folder="logos"
      accept={`${acceptedTypes.logo},${foreignTypes}`}
      prompt="Choose a logo"
      hasDrawings
      errorOf={(file) => imageError(file, true)}
      files={files}
      url={url}
      onChange={onChange}
    />
  );
}
