import { ChoiceField } from '../../../admin/fields/ChoiceField.tsx';
import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { pageTitle } from '../../../site/page-title.ts';

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
        hint={`{page} is the page title, {company} the company name. For example, “${pageTitle('Contact')}”`}
        width="whole"
        isRequired
      />
      <ChoiceField name="value.isFound" label="Search engines" options={findable} width="whole" />
    </FieldGrid>
  );
}
