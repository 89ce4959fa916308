import { goToNamedField } from '../forms/go-to-field.ts';
import styles from './AdviceList.module.css';

/** A weakness of a record, and the field to improve. */
export type Advice = { field: string; text: string };

/** Lists advice without interrupting. Each item links to its field. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  if (advice.length === 0) return null;
  return (
    <div className={styles.advice}>
      <span>Suggestions before publishing:</span>
      <ul className={styles.list}>
        {advice.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <button type="button" className={styles.act} onClick={() => goToNamedField(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
