import styles from './ComparedTexts.module.css';
import { useField } from './fields-context.ts';

type ComparedTextsProps = {
  name: string;
  label: string;
  /** The text of a value that is not text itself. */
  textOf?: (value: unknown) => string;
};

/** The two texts of a field side by side. Renders nothing where they are the same. */
export function ComparedTexts({ name, label, textOf = plain }: ComparedTextsProps) {
  const field = useField(name);
  if (field.mode !== 'comparison' || !field.isDifferent) return null;
  const { mine, theirs, titles } = field;
  return (
    <section className={styles.field}>
      <h3 className={styles.label}>{label}</h3>
      <Text title={titles.mine} text={textOf(mine)} mine={label} />
      <Text title={titles.theirs} text={textOf(theirs)} />
    </section>
  );
}

function plain(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** `mine` is the label under which 'Copy mine' copies the text. */
function Text({ title, text, mine }: { title: string; text: string; mine?: string }) {
  return (
    <div className={styles.side}>
      <h4 className={styles.title}>{title}</h4>
      {text === '' ? (
        <p className="muted">Empty</p>
      ) : (
        <p className={styles.text} data-mine={mine}>
          {text}
        </p>
      )}
    </div>
  );
}
