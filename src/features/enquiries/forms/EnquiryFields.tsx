import type { ReactNode } from 'react';
import { isFamilyNameFirst } from '../../../lib/text/person-name.ts';
import type { EnquiryFormName, EnquiryFormState } from '../enquiry.ts';
import type { FieldDeclaration, FieldName } from './field-declaration.ts';
import { EnquiryField } from './EnquiryField.tsx';
import styles from './EnquiryFields.module.css';

type EnquiryFieldsProps = {
  form: EnquiryFormName;
  fields: readonly FieldDeclaration[];
  state: EnquiryFormState;
  /** What stands below a field, by its name. */
  notes?: FieldNotes | undefined;
};

type FieldNotes = Partial<Record<FieldName, ReactNode>>;

/** Lays fields out in two columns. */
export function EnquiryFields({ form, fields, state, notes = {} }: EnquiryFieldsProps) {
  return (
    <div className={styles.fields}>
      {inCells(inOrderOfNames(fields)).map((cell) => (
        <div key={cell.fields[0]?.name} className={cell.isFullWidth ? styles.whole : styles.half}>
          {cell.fields.map((field) => (
            <EnquiryField
              key={field.name}
              form={form}
              field={field}
              value={state.values[field.name]}
              error={state.errors[field.name]}
              note={notes[field.name]}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The fields of a name change places where the family name comes first. */
function inOrderOfNames(fields: readonly FieldDeclaration[]) {
  if (!isFamilyNameFirst()) return fields;
  const at = (wanted: FieldName) => fields.findIndex(({ name }) => name === wanted);
  const [first, last] = [at('firstName'), at('lastName')];
  const [firstName, lastName] = [fields[first], fields[last]];
  return firstName && lastName ? fields.with(first, lastName).with(last, firstName) : fields;
}

type Cell = { fields: FieldDeclaration[]; isFullWidth: boolean };

/** Groups consecutive checkboxes into one cell, beside a field that leaves half of a row free. */
function inCells(fields: readonly FieldDeclaration[]) {
  const cells: Cell[] = [];
  let isHalfFree = false;
  for (const field of fields) {
    const last = cells.at(-1);
    if (isCheckbox(field) && last?.fields.every(isCheckbox)) {
      last.fields.push(field);
      continue;
    }
    const isFullWidth: boolean = isCheckbox(field) ? !isHalfFree : field.width === 'whole';
    cells.push({ fields: [field], isFullWidth });
    isHalfFree = !isFullWidth && !isHalfFree;
  }
  return cells;
}

function isCheckbox({ kind }: FieldDeclaration) {
  return kind === 'checkbox';
}
