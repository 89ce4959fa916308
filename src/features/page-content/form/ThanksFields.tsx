import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';

const path = 'content.words.thanks';

/** The texts after a form was sent. Set `hasButton` if they have a page of their own. */
export function ThanksFields({ hasButton = false }: { hasButton?: boolean }) {
  return (
    <FieldSet title="Thank-you message" hint="Shown after the form is sent.">
      <TextField name={`${path}.heading`} label="Heading" width="whole" />
      <TextAreaField name={`${path}.text`} label="Text" rows={2} />
      {hasButton && <TextField name={`${path}.button`} label="Projects button" />}
    </FieldSet>
  );
}
