import { ChoiceField } from '../../../admin/fields/ChoiceField.tsx';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { SlugField } from '../../../admin/fields/SlugField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';

const placements = [
  { value: 'none', label: 'Not shown' },
  { value: 'navigation', label: 'After the main pages' },
];

export function FreePageFields() {
  return (
    <FieldSet title="Page">
      <TextField name="title" label="Page name" isRequired />
      <SlugField name="slug" label="Slug" from="title" isRequired />
      <ChoiceField name="placement" label="Navigation" options={placements} width="whole" />
    </FieldSet>
  );
}
