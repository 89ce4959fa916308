import { FieldGrid, FieldNote } from '../../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { Field, type FieldProps } from '../../../admin/fields/Field.tsx';
import { inputWithButton } from '../../../admin/fields/input-with-button.tsx';
import { PlainInput } from '../../../admin/fields/PlainInput.tsx';
import styles from './LookFields.module.css';

export function BrandingFields() {
  return (
    <FieldGrid>
      <ColourField
        name="value.ink"
        label="Text colour"
        hint="For text, lines and buttons. Needs a contrast of at least 4.5:1."
        isRequired
      />
      <ColourField
        name="value.accent"
        label="Accent colour"
        hint="For the sun, highlights and focus outlines. Needs a contrast of at least 3:1."
        isRequired
      />
      <NumberField
        name="value.spacing"
        label="Letter spacing"
        hint="Of the company name used as the logo. 0 keeps the spacing of the typeface; higher numbers are wider"
        isDecimal
        min={-5}
        max={40}
        isRequired
      />
      <FieldNote>
        The name is in <a href="#company">Company</a>, with the images that can replace it.
      </FieldNote>
    </FieldGrid>
  );
}

const colour = /^#[\da-f]{6}$/i;

/** A colour as text, with the colour picker of the browser. */
function ColourField(field: FieldProps) {
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
