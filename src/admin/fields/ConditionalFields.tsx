import type { ReactNode } from 'react';
import { useFields, useValue } from './fields-context.ts';
import styles from './ConditionalFields.module.css';

type FieldsWhileProps = {
  /** The field whose value decides. */
  name: string;
  is: string;
  children: ReactNode;
};

/** Shows fields while another field has a certain value. Hidden fields keep their values. */
export function ConditionalFields({ name, is, children }: FieldsWhileProps) {
  const { mode } = useFields();
  const value = useValue(name);
  if (mode === 'comparison') return children;
  return (
    <div
      className={styles.fields}
      hidden={value !== is}
      data-while-field={name}
      data-while-value={is}
    >
      {children}
    </div>
  );
}
