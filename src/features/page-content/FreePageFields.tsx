import { ChoiceField } from '../../admin/fields/ChoiceField.tsx';
import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { SlugField } from '../../admin/fields/SlugField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';

const placements = [
  { value: 'none', label: 'No' },
  { value: 'navigation', label: 'After the other pages' },
];

export function FreePageFields() {
  return (
    <FieldSet title="Page">
      <TextField name="title" label="Name of the page" isRequired />
      <SlugField name="slug" label="Slug" from="title" isRequired />
      <ChoiceField name="placement" label="In the navigation" options={placements} width="whole" />
    </FieldSet>
  );
}
