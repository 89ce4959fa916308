import type { ReactNode } from 'react';
import { ComparedTexts } from './compared/ComparedTexts.tsx';
import { FieldLayout, type FieldWidth } from './FieldLayout.tsx';
import styles from './Field.module.css';
import { useField } from './fields-context.ts';

export type FieldProps = {
  /** The key in the schema, or a path of keys: `content.hero.title`. */
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  width?: FieldWidth;
  /** Who asks for the value, shown after the label. */
  askedBy?: string | undefined;
};

/** The props of a Mantine input, which connects label, hint and error itself. */
type InputProps = {
  name: string;
  label: ReactNode;
  description: string | undefined;
  error: string | undefined;
  required: boolean;
  value: string;
  onBlur: () => void;
};

type Props = FieldProps & {
  /** Formats a value for comparisons. */
  formatValue?: (value: unknown) => string;
  hasTypography?: boolean;
  children: (input: InputProps, change: (value: unknown) => void, value: unknown) => ReactNode;
};

export function Field(props: Props) {
  const { name, label, hint, isRequired = false, width = 'half' } = props;
  const { askedBy, formatValue, hasTypography, children } = props;
  const field = useField(name);
  if (field.mode === 'comparison')
    return <ComparedTexts name={name} label={label} formatValue={formatValue} />;
  return (
    <FieldLayout
      name={name}
      label={label}
      width={width}
      formatValue={formatValue}
      hasTypography={hasTypography}
    >
      {children(
        {
          name,
          label: askedBy ? <LabelWithAsker label={label} askedBy={askedBy} /> : label,
          description: hint,
          error: field.error,
          required: isRequired,
          value: typeof field.value === 'string' ? field.value : '',
          onBlur: field.leave,
        },
        field.change,
        field.value,
      )}
    </FieldLayout>
  );
}

function LabelWithAsker({ label, askedBy }: { label: string; askedBy: string }) {
  return (
    <>
      {label}
      <span className="sr">, </span>
      <span className={styles.asks}>{askedBy}</span>
    </>
  );
}
