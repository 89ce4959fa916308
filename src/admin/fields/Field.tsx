import type { ReactNode } from 'react';
import { ComparedTexts } from './ComparedTexts.tsx';
import styles from './Field.module.css';
import { useField } from './fields-context.ts';

export type FieldProps = {
  /** The key in the schema, or a path of keys: `content.hero.title`. */
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  width?: 'third' | 'half' | 'whole';
};

/** The props of a Mantine input, which connects label, hint and error itself. */
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
  const field = useField(name);
  if (field.mode === 'comparison') return <ComparedTexts name={name} label={label} />;
  return (
    <div className={styles[width]}>
      {children(
        {
          name,
          label,
          description: hint,
          error: field.error,
          required: isRequired,
          value: typeof field.value === 'string' ? field.value : '',
          onBlur: field.leave,
        },
        field.change,
      )}
    </div>
  );
}
