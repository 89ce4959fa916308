import { ChoiceField } from '../../../admin/fields/ChoiceField.tsx';
import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';

const findable = [
  { value: 'yes', label: 'Visible to search engines' },
  { value: 'no', label: 'Hidden from search engines' },
];

export function SearchFields() {
  return (
    <FieldGrid>
      <TextField
        name="value.titlePattern"
        label="Title format"
        hint="{page} is the page title, {company} the company name"
        width="whole"
        isRequired
      />
      <ChoiceField name="value.isFound" label="Search engines" options={findable} width="whole" />
    </FieldGrid>
  );
}
