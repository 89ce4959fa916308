import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { ThanksFields } from './ThanksFields.tsx';

export function ContactFields() {
  return (
    <>
      <FieldSet title="The office">
        <TextField name="content.words.gallery.heading" label="Heading" width="whole" />
        <TextAreaField name="content.words.gallery.text" label="Text" rows={2} />
      </FieldSet>
      <ThanksFields hasButton />
    </>
  );
}

export function PartnersFields() {
  return (
    <>
      <FieldSet title="Why we partner" hint="Leave a blank line between paragraphs.">
        <TextField name="content.words.why.heading" label="Heading" width="whole" />
        <TextAreaField name="content.words.why.lead" label="Introduction" rows={4} />
        <TextAreaField name="content.words.why.text" label="Text" rows={3} />
      </FieldSet>
      <ThanksFields />
    </>
  );
}
