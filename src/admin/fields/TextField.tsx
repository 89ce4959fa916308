import { Field, type FieldProps } from './Field.tsx';
import { PlainInput } from './PlainInput.tsx';

type TextFieldProps = FieldProps & { type?: 'text' | 'email' | 'tel' | 'url' };

export function TextField({ type = 'text', ...field }: TextFieldProps) {
  return (
    <Field {...field} hasTypography={type === 'text'}>
      {(input, change) => <PlainInput {...input} type={type} autoComplete="off" onWrite={change} />}
    </Field>
  );
}
