import { goToNamedField } from '../forms/go-to-field.ts';
import styles from './AdviceList.module.css';

/** A weakness of a record, and the field to improve. */
export type Advice = { field: string; text: string };

/** Lists advice without interrupting. Each item links to its field. */
export function AdviceList({
  advice,
  lead = 'Suggestions before publishing:',
}: {
  advice: readonly Advice[];
  lead?: string | undefined;
}) {
  if (advice.length === 0) return null;
  return (
    <div className={styles.advice}>
      <span>{lead}</span>
      <ul className={styles.list}>
        {advice.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <button
              type="button"
              className={styles.act}
              data-advised={field}
              onClick={({ currentTarget }) => goToNamedField(field, currentTarget)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
