import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ChoiceField } from '../../../admin/fields/ChoiceField.tsx';
import { useFields, useHasErrorsIn } from '../../../admin/fields/fields-context.ts';
import { FieldGrid, FieldGroup } from '../../../admin/fields/FieldGrid.tsx';
import { TextAreaField } from '../../../admin/fields/TextAreaField.tsx';
import { TextField } from '../../../admin/fields/TextField.tsx';
import {
  emailForms,
  emailPlaceholders,
  noticePlaceholders,
  type EmailForm,
  type EmailKind,
} from '../../../site/settings/emails.ts';
import { Facts } from './Facts.tsx';
import { formTitles } from './form-titles.ts';
import styles from '../Settings.module.css';
import { RepeatableRows } from '../../../admin/rows/RepeatableRows.tsx';

export type PartProps = { part?: string | undefined; onPart?: (part: string) => void };

const emails = emailForms.flatMap((form) =>
  (['confirmation', 'notice'] as const).map((kind) => ({
    form,
    kind,
    part: `${form}.${kind}`,
    title: `${formTitles[form]}: ${kind === 'notice' ? 'notification to the team' : 'confirmation to the visitor'}`,
  })),
);

/** Names such as `contact.confirmation`. */
export const emailParts = emails.map(({ part }) => part);

const mailToOptions = [
  { value: 'otherwise', label: 'Only if no address is entered' },
  { value: 'besides', label: 'Always' },
];

export function EmailsFields({ part, onPart }: PartProps) {
  const isForm = useFields().mode === 'form';
  return (
    <FieldGrid>
      <FieldGroup title="Notifications">
        <FieldGrid>
          <TextField
            name="value.recipients"
            label="Notify"
            hint="Email addresses, separated by commas"
            width="whole"
          />
          <ChoiceField
            name="value.mailTo"
            label="Also notify the server’s default address"
            options={mailToOptions}
            width="whole"
          />
          {emailForms.map((form) => (
            <TextField
              key={form}
              name={`value.${form}.recipients`}
              label={`Notify about ${formTitles[form]}`}
              hint={
                form === 'partner-contact'
                  ? 'In addition to the partner'
                  : 'Instead of the addresses above'
              }
            />
          ))}
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title="Email texts">
        <FieldGrid>
          {isForm && (
            <div className={styles.whole}>
              <NativeSelect
                label="Email to edit"
                value={part}
                onChange={({ currentTarget }) => onPart?.(currentTarget.value)}
              >
                {emails.map((email) => (
                  <option key={email.part} value={email.part}>
                    {email.title}
                  </option>
                ))}
              </NativeSelect>
            </div>
          )}
          {emails.map((email) => (
            <EmailFields key={`${email.part} ${part}`} {...email} isChosen={email.part === part} />
          ))}
          <Facts names={noticePlaceholders}>
            <TextField
              name="value.came"
              label="Closing line of every notification"
              width="whole"
              isRequired
            />
            <TextField name="value.button" label="Button label" isRequired />
          </Facts>
        </FieldGrid>
      </FieldGroup>
      <Budgets name="partnerBudgets" title="Budget options, partner form" />
      <Budgets name="projectBudgets" title="Budget options, project form" />
    </FieldGrid>
  );
}

type EmailFieldsProps = { form: EmailForm; kind: EmailKind; title: string; isChosen: boolean };

/** Shows the chosen letter, and each letter that has or had an error. */
function EmailFields({ form, kind, title, isChosen }: EmailFieldsProps) {
  const { mode } = useFields();
  const path = `value.${form}.${kind}`;
  const hasErrors = useHasErrorsIn(path);
  const [hadErrors, setHadErrors] = useState(hasErrors);
  if (hasErrors && !hadErrors) setHadErrors(true);
  if (mode === 'form' && !isChosen && !hadErrors) return null;
  const fieldProps = (name: string, label: string) => ({
    name: `${path}.${name}`,
    label: mode === 'form' ? label : `${title}, ${label}`,
    width: 'whole' as const,
  });
  const fields = (
    <Facts names={emailPlaceholders[form][kind]}>
      <TextField {...fieldProps('subject', 'Subject')} isRequired />
      {kind === 'notice' ? (
        <>
          <TextField {...fieldProps('heading', 'Heading')} isRequired />
          <TextAreaField {...fieldProps('note', 'Note')} rows={2} />
        </>
      ) : (
        <>
          <TextField
            {...fieldProps('preview', 'Preview text')}
            hint="Shown after the subject in the inbox"
            isRequired
          />
          <TextAreaField
            {...fieldProps('text', 'Text')}
            rows={8}
            hint="Leave a blank line between paragraphs"
            isRequired
          />
        </>
      )}
    </Facts>
  );
  if (mode === 'comparison') return fields;
  return (
    <div className={styles.letter} role="group" aria-label={title}>
      {fields}
    </div>
  );
}

type BudgetsProps = { name: 'partnerBudgets' | 'projectBudgets'; title: string };

/** The budgets that visitors choose from. Enquiries keep the text that was chosen. */
function Budgets({ name, title }: BudgetsProps) {
  return (
    <FieldGroup title={title}>
      <RepeatableRows name={`value.${name}`} one="budget" variant="line" nameIn="budget" isHeaded>
        {(row, prefix) => (
          <TextField name={`${row}.budget`} label={`${prefix}Budget`} isRequired width="whole" />
        )}
      </RepeatableRows>
    </FieldGroup>
  );
}
