import { Field, type FieldProps } from '../../../admin/fields/Field.tsx';
import { inputWithButton } from '../../../admin/fields/input-with-button.tsx';
import { PlainInput } from '../../../admin/fields/PlainInput.tsx';
import styles from './ColourField.module.css';

const colour = /^#[\da-f]{6}$/i;

/** A colour as text, with the colour picker of the browser. */
export function ColourField(field: FieldProps) {
  return (
    <Field {...field}>
      {(input, change) => (
        <PlainInput
          {...input}
          autoComplete="off"
          onWrite={change}
          inputContainer={inputWithButton(
            <input
              type="color"
              className={styles.picker}
              aria-label={`Pick: ${field.label}`}
              value={colour.test(input.value) ? input.value : '#000000'}
              onChange={({ currentTarget }) => change(currentTarget.value)}
              onBlur={input.onBlur}
            />,
          )}
        />
      )}
    </Field>
  );
}
