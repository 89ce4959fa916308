import { FieldGrid, FieldNote } from '../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { nounScreens } from '../../site/paths.ts';
import { ColourField } from './ColourField.tsx';

export function LookFields() {
  return (
    <FieldGrid>
      <ColourField
        name="value.ink"
        label="Ink"
        hint="Text, lines and buttons. 4.5:1 on the paper at least"
        isRequired
      />
      <ColourField
        name="value.accent"
        label="Accent"
        hint="The sun, the focus and marks. 3:1 on the paper at least"
        isRequired
      />
      <NumberField
        name="value.spacing"
        label="Space between letters"
        hint="Of the name, in hundredths of their height"
        isDecimal
        isRequired
      />
      <FieldNote>
        The wordmark is the name of the company. A picture in its place is part of the{' '}
        <a href={nounScreens.pages}>page Settings</a>.
      </FieldNote>
    </FieldGrid>
  );
}
