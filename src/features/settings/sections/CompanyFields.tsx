import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { ImageField } from '../../media/fields/ImageField.tsx';
import { LogoField } from '../../media/fields/LogoField.tsx';
import { Logos } from '../Logos.tsx';

const crops = [{ label: 'Shared', ratio: 1200 / 630, isCentred: true }];

export function CompanyFields() {
  return (
    <FieldGrid>
      <TextField name="value.name" label="Name" isRequired />
      <TextField name="value.founder" label="Founder" />
      <TextAreaField
        name="value.description"
        label="Description"
        rows={3}
        hint="For search engines and feeds, and for the home page if it has no description of its own"
        isRequired
      />
      <NumberField name="value.foundedYear" label="Year founded" />
      <Logos />
      <LogoField name="value.iconUrl" label="Browser tab icon" />
      <ImageField
        name="value.cardUrl"
        label="Social sharing image"
        hint="For shared links to pages without their own image"
        folder="heroes"
        crops={crops}
      />
    </FieldGrid>
  );
}
