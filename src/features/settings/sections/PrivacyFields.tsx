import { useFields, useValue } from '../../../admin/fields/fields-context.ts';
import { FieldGrid, FieldNote } from '../../../admin/fields/FieldGrid.tsx';
import { FieldSet } from '../../../admin/fields/FieldSet.tsx';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { consentPlaceholders, consents } from '../../../site/settings/privacy.ts';
import { Facts } from './Facts.tsx';
import { formTitles } from './form-titles.ts';

const titles = { ...formTitles, newsletter: 'Emails about new launches' };
const hints = { newsletter: 'Shown next to the checkbox in the project form' };

export function PrivacyFields() {
  const isForm = useFields().mode === 'form';
  const version = useValue('value.version');
  const sentences = consents.map((name) => (
    <Facts key={name} names={consentPlaceholders[name]} name="Name of the partner or project">
      <TextAreaField
        name={`value.${name}`}
        label={`Consent: ${titles[name]}`}
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
        {`Version ${String(version)}. Changing a text creates a new version automatically. Each enquiry keeps the text and version the visitor agreed to.`}
      </FieldNote>
      <FieldSet
        title="Privacy officer"
        hint="Who visitors write to about personal data. Shown on the Privacy page, below each form and in emails to visitors. Leave all fields empty to name no one."
      >
        <TextField
          name="value.officer.title"
          label="Officer’s title"
          hint="For example “Privacy officer”"
        />
        <TextField name="value.officer.name" label="Officer’s name" />
        <TextField name="value.officer.email" label="Officer’s email" type="email" />
        <TextField name="value.officer.phone" label="Officer’s phone" type="tel" />
        <TextAreaField
          name="value.officer.address"
          label="Officer’s postal address"
          rows={3}
          hint="If empty, the address of the head office"
        />
      </FieldSet>
      <FieldSet title="Consent texts">{sentences}</FieldSet>
      <FieldSet title="How long data is kept">
        <NumberField
          name="value.days.applications"
          label="Keep answered applications for (days)"
          hint="Counted from the last change"
          isRequired
        />
        <NumberField name="value.days.spam" label="Keep spam for (days)" isRequired />
        <NumberField
          name="value.days.ended"
          label="Keep won or closed enquiries for (days)"
          hint="Leave empty to keep until deleted"
        />
        <NumberField
          name="value.publicYears"
          label="Keep what was public for (years)"
          hint="Every page can be shown as of any day of these years, even after bins and unused files are emptied"
          isRequired
        />
      </FieldSet>
    </FieldGrid>
  );
}
