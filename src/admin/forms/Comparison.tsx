import type { ReactNode } from 'react';
import { FieldsProvider, type ComparedSides } from '../fields/fields-context.ts';
import styles from './Comparison.module.css';

type ComparisonProps = Omit<ComparedSides, 'titles'> & {
  titles?: ComparedSides['titles'] | undefined;
  /** The fields of a form. Each shows its two values if they differ. */
  children: ReactNode;
};

const defaultTitles = { mine: 'Yours', theirs: 'Theirs' };

/** Two versions of the same fields side by side; the older one first, if there is one. */
export function Comparison({ titles = defaultTitles, children, ...sides }: ComparisonProps) {
  return (
    <FieldsProvider value={{ mode: 'comparison', titles, ...sides }}>
      <table className={styles.table}>
        <thead className={sides.choice ? 'sr' : undefined}>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{titles.mine}</th>
            <th scope="col">{titles.theirs}</th>
            {sides.act && (
              <th scope="col">
                <span className="sr">Action</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </FieldsProvider>
  );
}
