/* oxlint-disable jsx-a11y/no-redundant-roles -- What is no table in CSS is no table to some screen readers without
   its roles. */
import { AdminIcon } from '../AdminIcon.tsx';
import styles from './ColumnTitle.module.css';
import { nextSort, type Sort } from './list-view.ts';
import { changeSort } from './useListView.ts';

type ColumnTitleProps = {
  title: string;
  /** What the list is sorted by: null when by nothing, undefined where it cannot be by this column. */
  sort?: Sort | null | undefined;
};

/** On narrow screens, where nobody sees it, it has no button. */
export function ColumnTitle({ title, sort }: ColumnTitleProps) {
  if (sort === undefined) {
    return (
      <th role="columnheader" scope="col">
        {title}
      </th>
    );
  }
  const order = sort?.title === title && (sort.isDescending ? 'descending' : 'ascending');
  return (
    <th role="columnheader" scope="col" aria-sort={order || undefined}>
      <button
        type="button"
        className={styles.title}
        onClick={() => changeSort(nextSort(title, sort ?? undefined))}
      >
        {title}
        <AdminIcon name={order === 'descending' ? 'down' : 'up'} />
      </button>
      <span className={styles.narrow}>{title}</span>
    </th>
  );
}
