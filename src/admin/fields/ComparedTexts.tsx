import styles from './ComparedValues.module.css';
import { ComparedValues } from './ComparedValues.tsx';

type ComparedTextsProps = {
  name: string;
  label: string;
  /** The text of a value that is not text itself. */
  textOf?: ((value: unknown) => string) | undefined;
};

export function ComparedTexts({ name, label, textOf = plain }: ComparedTextsProps) {
  return (
    <ComparedValues name={name} label={label}>
      {(value) => textOf(value) && <p className={styles.text}>{textOf(value)}</p>}
    </ComparedValues>
  );
}

function plain(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
