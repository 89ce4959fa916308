import { FieldGrid } from '../../admin/fields/FieldGrid.tsx';
import { SelectField } from '../../admin/fields/SelectField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../admin/rows/RepeatableRows.tsx';

const places = [
  { value: 'both', label: 'Everywhere' },
  { value: 'footer', label: 'Footer' },
  { value: 'none', label: 'Hidden' },
];

export function NavigationFields() {
  return (
    <FieldGrid>
      <RepeatableRows
        name="value.links"
        one="link"
        look="line"
        nameIn="label"
        add="Add a line"
        blank={() => ({ shown: 'both' })}
        isHeaded
      >
        {(row, prefix) => (
          <>
            <TextField name={`${row}.label`} label={`${prefix}Words`} isRequired />
            <TextField name={`${row}.path`} label={`${prefix}Leads to`} isRequired />
            <SelectField
              name={`${row}.shown`}
              label={`${prefix}Shown in`}
              options={places}
              isRequired
            />
          </>
        )}
      </RepeatableRows>
      <TextField name="value.contactLabel" label="Button for Contact" isRequired />
      <TextField name="value.privacyLabel" label="Link to Privacy" isRequired />
      <TextField name="value.placeTitle" label="Over the address" width="third" isRequired />
      <TextField name="value.hoursTitle" label="Over the hours" width="third" isRequired />
      <TextField
        name="value.contactTitle"
        label="Over e-mail and number"
        width="third"
        isRequired
      />
      <TextField name="value.rights" label="After the year and the name" width="whole" isRequired />
    </FieldGrid>
  );
}
