import type { ReactNode } from 'react';
import { textOf } from '../values.ts';
import { ComparedTexts } from './ComparedTexts.tsx';
import styles from './Field.module.css';
import { useFields } from './fields-context.ts';

export type FieldProps = {
  /** The key in the noun's schema. */
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  width?: 'third' | 'half' | 'whole';
};

/** What an input of Mantine's takes; it ties label, hint and error together itself. */
type InputProps = {
  name: string;
  label: string;
  description: string | undefined;
  error: string | undefined;
  required: boolean;
  value: string;
  onBlur: () => void;
};

type Props = FieldProps & {
  children: (input: InputProps, change: (value: string) => void) => ReactNode;
};

export function Field({ name, label, hint, isRequired = false, width = 'half', children }: Props) {
  const fields = useFields();
  if (fields.mode === 'comparison') return <ComparedTexts name={name} label={label} />;
  return (
    <div className={styles[width]}>
      {children(
        {
          name,
          label,
          description: hint,
          error: fields.errors[name],
          required: isRequired,
          value: textOf(fields.values, name),
          onBlur: () => fields.leave(name),
        },
        (value) => fields.change(name, value),
      )}
    </div>
  );
}
