import { useId } from 'react';
import { TextField } from '../../admin/fields/TextField.tsx';
import { RepeatableRows } from '../../admin/rows/RepeatableRows.tsx';
import styles from './Settings.module.css';

type BudgetsProps = { name: 'partnerBudgets' | 'projectBudgets'; title: string };

/** What visitors choose from. Enquiries keep the words that they chose. */
export function Budgets({ name, title }: BudgetsProps) {
  const id = useId();
  return (
    <section className={`${styles.rates} ${styles.whole}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <RepeatableRows name={`value.${name}`} one="budget" look="line" nameIn="budget" isHeaded>
        {(row, prefix) => (
          <TextField name={`${row}.budget`} label={`${prefix}Budget`} isRequired width="whole" />
        )}
      </RepeatableRows>
    </section>
  );
}
