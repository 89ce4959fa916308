import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { ThanksFields } from './ThanksFields.tsx';

const path = 'content.words';

export function VipFields() {
  return (
    <>
      <FieldSet
        title="Benefits"
        hint="Shown in rows of three. Nine works best; we advise no more than twelve."
      >
        <TextField name={`${path}.heading`} label="Heading" width="whole" />
        <RepeatableRows
          name={`${path}.benefits`}
          one="benefit"
          look="open"
          nameIn="title"
          asideIn="text"
        >
          {(row, prefix) => (
            <>
              <TextField
                name={`${row}.title`}
                label={`${prefix}Benefit`}
                width="whole"
                isRequired
              />
              <TextAreaField name={`${row}.text`} label={`${prefix}Description`} rows={2} />
            </>
          )}
        </RepeatableRows>
      </FieldSet>
      <ThanksFields hasButton />
    </>
  );
}
