import styles from './AdviceList.module.css';

/** What is weak about a record, and the field that could mend it. */
export type Advice = { field: string; text: string };

/** Said quietly: it neither asks nor holds anything up. Each piece leads to its field. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  if (advice.length === 0) return null;
  return (
    <div className={styles.advice}>
      <span>Worth a look before publishing:</span>
      <ul className={styles.list}>
        {advice.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <button type="button" className={styles.act} onClick={() => goTo(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const controls = 'input:not([hidden]), textarea, select, [contenteditable="true"], button';

function goTo(name: string) {
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
}
