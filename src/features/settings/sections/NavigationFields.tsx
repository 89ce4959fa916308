import { rowFields } from '../../../admin/rows/row-fields.ts';
import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { SelectField } from '../../../admin/fields/SelectField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';

const placements = [
  { value: 'both', label: 'Menu and footer' },
  { value: 'footer', label: 'Footer only' },
  { value: 'none', label: 'Hidden' },
];

export function NavigationFields() {
  return (
    <FieldGrid>
      <RepeatableRows
        name="value.links"
        one="link"
        variant="open"
        nameIn="label"
        asideIn="path"
        add="Add link"
        blank={() => ({ shown: 'both' })}
      >
        {(row, prefix) => (
          <FieldGrid>
            <TextField {...rowFields(row, prefix, 'third')('label', 'Label')} isRequired />
            <TextField {...rowFields(row, prefix, 'third')('path', 'URL')} isRequired />
            <SelectField
              {...rowFields(row, prefix, 'third')('shown', 'Shown in')}
              options={placements}
              isRequired
            />
          </FieldGrid>
        )}
      </RepeatableRows>
      <TextField name="value.contactLabel" label="Contact button" isRequired />
      <TextField name="value.privacyLabel" label="Privacy link" isRequired />
      <TextField name="value.placeTitle" label="Address heading" width="third" isRequired />
      <TextField name="value.hoursTitle" label="Hours heading" width="third" isRequired />
      <TextField name="value.contactTitle" label="Contact heading" width="third" isRequired />
      <TextField name="value.rights" label="Copyright text" width="whole" isRequired />
    </FieldGrid>
  );
}
