import { wordDiff } from './word-diff.ts';
import styles from './ComparedValues.module.css';
import { ComparedValues, type Mark } from './ComparedValues.tsx';

type ComparedTextsProps = {
  name: string;
  label: string;
  /** Formats a value that is not text. */
  formatValue?: ((value: unknown) => string) | undefined;
};

export function ComparedTexts({ name, label, formatValue = toPlainText }: ComparedTextsProps) {
  return (
    <ComparedValues name={name} label={label}>
      {(value, other, mark) =>
        formatValue(value) && (
          <MarkedText text={formatValue(value)} other={formatValue(other)} mark={mark} />
        )
      }
    </ComparedValues>
  );
}

/** A text whose words that the other lacks are marked. */
export function MarkedText({
  text,
  other,
  mark: Mark,
}: {
  text: string;
  other: string;
  mark: Mark;
}) {
  const words = Mark === 'ins' ? wordDiff(other, text).after : wordDiff(text, other).before;
  return (
    <p className={styles.text}>
      {words.map((run, index) => (run.isChanged ? <Mark key={index}>{run.text}</Mark> : run.text))}
    </p>
  );
}

export function toPlainText(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
