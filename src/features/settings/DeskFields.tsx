import { FieldGrid, FieldGroup } from '../../admin/fields/FieldGrid.tsx';
import { TextAreaField } from '../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../admin/rows/RepeatableRows.tsx';
import { replyPlaceholders } from '../../site/settings-desk.ts';
import { settings } from '../../site/settings.ts';
import { Facts } from './Facts.tsx';
import { LateSelectField } from './LateSelectField.tsx';

const cityOptions = () =>
  settings().cities.cities.map(({ id, name }) => ({ value: id, label: name }));

/** The assignment of enquiries, and the templates of replies. */
export function DeskFields() {
  return (
    <FieldGrid>
      <FieldGroup
        title="Members of cities"
        note="An enquiry is given to the partner who is asked, or whose project it is about, where they have an account. All others about a project go to the member of its city."
      >
        <RepeatableRows name="value.cities" one="member" look="open" nameIn="email" asideIn="city">
          {(row, prefix) => (
            <FieldGrid>
              <LateSelectField
                name={`${row}.city`}
                label={`${prefix}City`}
                options={cityOptions}
                none="Choose"
                isRequired
              />
              <TextField name={`${row}.email`} label={`${prefix}E-mail of the member`} isRequired />
            </FieldGrid>
          )}
        </RepeatableRows>
      </FieldGroup>
      <FieldGroup title="Templates of replies">
        <RepeatableRows name="value.templates" one="template" look="open" nameIn="name">
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
                  hint="A blank line begins a new paragraph"
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
