import { ChoiceField } from '../../admin/fields/ChoiceField.tsx';
import { FieldGrid } from '../../admin/fields/FieldGrid.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';

const findable = [
  { value: 'yes', label: 'May be found' },
  { value: 'no', label: 'Asks not to be found' },
];

export function SearchFields() {
  return (
    <FieldGrid>
      <TextField
        name="value.titlePattern"
        label="Title"
        hint="{page} is the title of a page, {company} the name"
        width="whole"
        isRequired
      />
      <ChoiceField name="value.isFound" label="The site" options={findable} width="whole" />
    </FieldGrid>
  );
}

export function LanguageFields() {
  return (
    <FieldGrid>
      <TextField
        name="value.locale"
        label="Language and country"
        hint="Such as en-CA or nb-NO"
        isRequired
      />
    </FieldGrid>
  );
}
