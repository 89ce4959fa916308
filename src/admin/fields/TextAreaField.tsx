import { Field, type FieldProps } from './Field.tsx';
import { PlainInput } from './PlainInput.tsx';

type TextAreaFieldProps = FieldProps & { rows?: number };

export function TextAreaField({ rows = 4, ...field }: TextAreaFieldProps) {
  return (
    <Field width="whole" {...field} hasTypography>
      {(input, change) => <PlainInput {...input} rows={rows} onWrite={change} />}
    </Field>
  );
}
