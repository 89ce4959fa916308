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
        variant="line"
        nameIn="label"
        add="Add link"
        blank={() => ({ shown: 'both' })}
        isHeaded
      >
        {(row, prefix) => (
          <>
            <TextField name={`${row}.label`} label={`${prefix}Label`} isRequired />
            <TextField name={`${row}.path`} label={`${prefix}URL`} isRequired />
            <SelectField
              name={`${row}.shown`}
              label={`${prefix}Shown in`}
              options={placements}
              isRequired
            />
          </>
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
