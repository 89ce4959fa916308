import { useFields, useValue } from '../../admin/fields/fields-context.ts';
import { FieldGrid, FieldNote } from '../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../admin/fields/NumberField.tsx';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { consentPlaceholders, consents } from '../../site/settings-privacy.ts';
import { Facts } from './Facts.tsx';
import { formTitles } from './form-titles.ts';

const titles = { ...formTitles, newsletter: 'New launches by e-mail' };
const hints = { newsletter: 'Beside its box in the form of projects' };

export function PrivacyFields() {
  const isForm = useFields().mode === 'form';
  const version = useValue('value.version');
  const sentences = consents.map((name) => (
    <Facts key={name} names={consentPlaceholders[name]} name="The name of the partner or project">
      <TextAreaField
        name={`value.${name}`}
        label={`Sentence: ${titles[name]}`}
        rows={3}
        hint={name in hints ? hints[name as keyof typeof hints] : ''}
        isRequired
      />
    </Facts>
  ));
  return (
    <FieldGrid>
      {!isForm && <TextField name="value.version" label="Version" />}
      <FieldNote>
        {`Version ${String(version)}. The next follows by itself when a sentence is changed; each enquiry keeps the version and the sentence that were agreed to.`}
      </FieldNote>
      {sentences}
      <NumberField
        name="value.days.applications"
        label="Answered applications: days kept"
        hint="From their last change"
        width="third"
        isRequired
      />
      <NumberField name="value.days.spam" label="Spam: days kept" width="third" isRequired />
      <NumberField
        name="value.days.ended"
        label="Won or closed: days kept"
        hint="Empty: until somebody erases them"
        width="third"
      />
    </FieldGrid>
  );
}
