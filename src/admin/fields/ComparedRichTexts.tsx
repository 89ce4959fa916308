import { ShownRichText } from '../rich-text/ShownRichText.tsx';
import styles from './ComparedTexts.module.css';
import { useField } from './fields-context.ts';

/** The two rich texts of a field side by side. Renders nothing where they are the same. */
export function ComparedRichTexts({ name, label }: { name: string; label: string }) {
  const field = useField(name);
  if (field.mode !== 'comparison' || !field.isDifferent) return null;
  const { mine, theirs, titles } = field;
  return (
    <section className={styles.field}>
      <h3 className={styles.label}>{label}</h3>
      <div>
        <h4 className={styles.title}>{titles.mine}</h4>
        <div data-mine={label}>
          <Text html={mine} />
        </div>
      </div>
      <div>
        <h4 className={styles.title}>{titles.theirs}</h4>
        <Text html={theirs} />
      </div>
    </section>
  );
}

function Text({ html }: { html: unknown }) {
  if (typeof html !== 'string' || html === '') return <p className="muted">Empty</p>;
  return <ShownRichText html={html} />;
}
