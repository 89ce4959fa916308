import { differs, textOf } from '../values.ts';
import styles from './ComparedTexts.module.css';
import { useFields } from './fields-context.ts';

/** One field's two texts side by side; nothing where they agree. */
export function ComparedTexts({ name, label }: { name: string; label: string }) {
  const fields = useFields();
  if (fields.mode !== 'comparison' || !differs(fields.mine, fields.theirs, name)) return null;
  const { mine, theirs, titles } = fields;
  return (
    <section className={styles.field}>
      <h3 className={styles.label}>{label}</h3>
      <Text title={titles.mine} text={textOf(mine, name)} mine={label} />
      <Text title={titles.theirs} text={textOf(theirs, name)} />
    </section>
  );
}

/** `mine` marks, with the field's name, the text that 'Copy mine' takes. */
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
