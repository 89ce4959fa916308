import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

export function UrlField(field: FieldProps) {
  return <TextField {...field} type="url" />;
}
