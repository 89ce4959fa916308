import { FieldGrid, FieldNote } from '../../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { ColourField } from './ColourField.tsx';

export function LookFields() {
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
        hint="Of the wordmark, in hundredths of the letter height"
        isDecimal
        min={-5}
        max={40}
        isRequired
      />
      <FieldNote>
        The wordmark is the company name. It is in <a href="#company">Company</a>, with the logos
        that can replace it.
      </FieldNote>
    </FieldGrid>
  );
}
