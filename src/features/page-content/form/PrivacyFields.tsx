import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';

const path = 'content.words';

export function PrivacyFields() {
  return (
    <>
      <FieldSet title="Introduction">
        <TextField name="content.hero.title" label="Page title" width="whole" />
        <TextAreaField name={`${path}.lead`} label="Introduction" rows={3} />
      </FieldSet>
      <FieldSet
        title="Sections"
        hint="Leave a blank line between paragraphs. The office email and phone number become links."
      >
        <RepeatableRows
          name={`${path}.parts`}
          one="section"
          variant="open"
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
      <FieldSet title="Consent texts" hint="The consent text of each form is added automatically.">
        <TextField name={`${path}.consent.heading`} label="Heading" width="whole" />
        <TextField name={`${path}.consent.intro`} label="Introduction" width="whole" />
      </FieldSet>
    </>
  );
}

export function NotFoundFields() {
  return (
    <FieldSet title="Page not found" hint="Shown when a visitor opens a URL that does not exist.">
      <TextField name={`${path}.text`} label="Text" />
      <TextField name={`${path}.button`} label="Home page button" />
    </FieldSet>
  );
}
