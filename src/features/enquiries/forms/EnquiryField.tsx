import { settings } from '../../../site/settings/settings.ts';
import type { ReactNode } from 'react';
import { frameMessages } from '../../../messages/frame.ts';
import { fieldId, type EnquiryFormName } from '../enquiry.ts';
import { fillFormText } from './fill-form-text.ts';
import { ticked, type FieldDeclaration } from './field-declaration.ts';
import styles from './EnquiryField.module.css';

type EnquiryFieldProps = {
  form: EnquiryFormName;
  field: FieldDeclaration;
  value: string | undefined;
  error: string | undefined;
  note?: ReactNode;
};

export function EnquiryField({ form, field, value, error, note }: EnquiryFieldProps) {
  const id = fieldId(form, field.name);
  const selectedValue = value ?? field.initial;
  const describedBy = [field.hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    name: field.name,
    required: field.isRequired,
    autoComplete: field.autoComplete,
    'aria-describedby': describedBy,
    'aria-invalid': error === undefined ? undefined : true,
  };
  return (
    <Frame id={id} field={field} error={error} note={note} describedBy={describedBy}>
      {field.kind === 'select' ? (
        <select {...control} className={styles.input} defaultValue={selectedValue ?? ''}>
          {field.initial === undefined ? (
            <option value="">{frameMessages().chooseOne}</option>
          ) : null}
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : field.kind === 'long-text' ? (
        <textarea {...control} className={styles.input} rows={4} defaultValue={value} />
      ) : field.kind === 'radios' ? (
        <span className={styles.choices}>
          {field.options?.map((option, index) => (
            <Choice key={option.value} label={option.label}>
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={field.name}
                value={option.value}
                required={field.isRequired}
                defaultChecked={selectedValue === option.value}
              />
            </Choice>
          ))}
        </span>
      ) : field.kind === 'checkbox' ? (
        <Choice label={field.label}>
          <input {...control} type="checkbox" value={ticked} defaultChecked={value === ticked} />
        </Choice>
      ) : (
        <input
          {...control}
          className={styles.input}
          type={field.kind}
          inputMode={field.kind}
          defaultValue={value}
        />
      )}
    </Frame>
  );
}

type FrameProps = {
  id: string;
  field: FieldDeclaration;
  error: string | undefined;
  note: ReactNode;
  describedBy: string;
  children: ReactNode;
};

function Frame({ id, field, error, note, describedBy, children }: FrameProps) {
  const marks = (
    <>
      {note ? <p className={styles.hint}>{note}</p> : null}
      {field.hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hintText(field.hint)}
        </p>
      ) : null}
      <p className={styles.error} id={`${id}-error`} hidden={error === undefined} data-error="">
        {error}
      </p>
    </>
  );
  if (field.kind === 'radios') {
    return (
      <fieldset className={styles.field} aria-describedby={describedBy} data-field={field.name}>
        <legend className={styles.label}>{field.label}</legend>
        {children}
        {marks}
      </fieldset>
    );
  }
  return (
    <div className={styles.field} data-field={field.name}>
      {field.kind === 'checkbox' ? null : (
        <label className={styles.label} htmlFor={id}>
          {field.label}
          {field.isRequired ? (
            <span className={styles.star} aria-hidden="true">
              *
            </span>
          ) : null}
        </label>
      )}
      {children}
      {marks}
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles.choice}>
      {children}
      <span>{label}</span>
    </label>
  );
}

function hintText(hint: NonNullable<FieldDeclaration['hint']>) {
  return hint === 'newsletter'
    ? fillFormText(settings().privacy.newsletter, {})
    : frameMessages().hints[hint];
}
