import { FieldGrid, FieldGroup } from '../../../admin/fields/FieldGrid.tsx';
import { NumberField } from '../../../admin/fields/NumberField.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';
import { replyPlaceholders } from '../../../site/settings/inbox.ts';
import { settings } from '../../../site/settings/settings.ts';
import { Facts } from './Facts.tsx';
import { LateSelectField } from './LateSelectField.tsx';

const cityOptions = () =>
  settings().cities.cities.map(({ id, name }) => ({ value: id, label: name }));

/** The assignment of enquiries, and the templates of replies. */
export function InboxFields() {
  return (
    <FieldGrid>
      <FieldGroup
        title="Reply promise"
        note="After sending a form, visitors read who replies and by what day. Leave empty to promise nothing."
      >
        <FieldGrid>
          <NumberField
            name="value.replyDays"
            label="Reply within, in business days"
            hint="Monday to Friday count"
            width="third"
          />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup
        title="Assignment by city"
        note="Enquiries are assigned to the partner they are addressed to, or the partner of the project, if that partner has an account. All other project enquiries are assigned to the team member for the city."
      >
        <RepeatableRows
          name="value.cities"
          one="assignment"
          variant="open"
          nameIn="email"
          asideIn="city"
        >
          {(row, prefix) => (
            <FieldGrid>
              <LateSelectField
                name={`${row}.city`}
                label={`${prefix}City`}
                options={cityOptions}
                none="Choose"
                isRequired
              />
              <TextField name={`${row}.email`} label={`${prefix}Team member email`} isRequired />
            </FieldGrid>
          )}
        </RepeatableRows>
      </FieldGroup>
      <FieldGroup title="Reply templates">
        <RepeatableRows name="value.templates" one="template" variant="open" nameIn="name">
          {(row, prefix) => (
            <Facts names={replyPlaceholders}>
              <FieldGrid>
                <TextField name={`${row}.name`} label={`${prefix}Name`} isRequired />
                <TextField
                  name={`${row}.subject`}
                  label={`${prefix}Subject`}
                  width="whole"
                  isRequired
                />
                <TextAreaField
                  name={`${row}.text`}
                  label={`${prefix}Text`}
                  hint="Leave a blank line between paragraphs"
                  rows={6}
                  width="whole"
                  isRequired
                />
              </FieldGrid>
            </Facts>
          )}
        </RepeatableRows>
      </FieldGroup>
    </FieldGrid>
  );
}
