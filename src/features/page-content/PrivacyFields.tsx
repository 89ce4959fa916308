import { FieldSet } from '../../admin/fields/FieldSet.tsx';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../admin/rows/RepeatableRows.tsx';

const path = 'content.words';

export function PrivacyFields() {
  return (
    <>
      <FieldSet title="Opening">
        <TextField name="content.hero.title" label="Page title" width="whole" />
        <TextAreaField name={`${path}.lead`} label="Opening words" rows={3} />
      </FieldSet>
      <FieldSet
        title="Parts"
        hint="A blank line begins a new paragraph. E-mail and telephone of the office become links."
      >
        <RepeatableRows
          name={`${path}.parts`}
          one="part"
          look="open"
          nameIn="heading"
          asideIn="text"
        >
          {(row, prefix) => (
            <>
              <TextField
                name={`${row}.heading`}
                label={`${prefix}Heading`}
                width="whole"
                isRequired
              />
              <TextAreaField name={`${row}.text`} label={`${prefix}Text`} rows={8} isRequired />
            </>
          )}
        </RepeatableRows>
      </FieldSet>
      <FieldSet
        title="What people agree to"
        hint="The sentences of the forms follow by themselves."
      >
        <TextField name={`${path}.consent.heading`} label="Name of this part" width="whole" />
        <TextField name={`${path}.consent.intro`} label="Line before the sentences" width="whole" />
      </FieldSet>
    </>
  );
}

export function NotFoundFields() {
  return (
    <FieldSet title="Not found" hint="What is shown at an address that has no page.">
      <TextField name={`${path}.text`} label="What is said" width="whole" />
      <TextField name={`${path}.button`} label="Button to the home page" />
    </FieldSet>
  );
}
