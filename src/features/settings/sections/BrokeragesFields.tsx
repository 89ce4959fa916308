import { rowFields } from '../../../admin/rows/row-fields.ts';
import { FieldGrid } from '../../../admin/fields/FieldGrid.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { Facts } from './Facts.tsx';

/** The first is the default. */
export function BrokeragesFields() {
  return (
    <FieldGrid>
      <RepeatableRows
        name="value.brokerages"
        one="brokerage"
        variant="open"
        nameIn="name"
        asideIn="place"
        blank={() => ({ id: null })}
      >
        {(row, prefix) => <BrokerageFields row={row} prefix={prefix} />}
      </RepeatableRows>
      <Facts names={[]}>
        <TextAreaField
          name="value.network"
          label="Footer: about the network"
          rows={3}
          hint="Above the copyright, as soon as there is a brokerage. The name of the default brokerage follows unless the text contains it."
        />
        <TextAreaField name="value.offers" label="Footer: about offers" rows={3} />
      </Facts>
    </FieldGrid>
  );
}

function BrokerageFields({ row, prefix }: { row: string; prefix: string }) {
  const fieldProps = rowFields(row, prefix);
  return (
    <FieldGrid>
      <TextField
        {...fieldProps('name', 'Registered name')}
        hint="Shown exactly as typed, with words the law asks for, such as Brokerage"
        isRequired
      />
      <TextField {...fieldProps('licence', 'Brokerage licence number')} />
      <TextField {...fieldProps('address', 'Brokerage address')} width="whole" />
      <TextField {...fieldProps('place', 'City or region of the licence')} />
    </FieldGrid>
  );
}
