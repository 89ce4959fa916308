/* oxlint-disable jsx-a11y/no-redundant-roles -- Without roles, some screen readers see no table where CSS
   displays none. */
import { AdminIcon } from '../../controls/AdminIcon.tsx';
import styles from './ColumnTitle.module.css';
import { nextSort, type Sort } from '../views/list-view.ts';
import { changeSort } from '../views/useListView.ts';

type ColumnTitleProps = {
  title: string;
  className?: string | undefined;
  /** The current sort, null for none; undefined if this column is not sortable. */
  sort?: Sort | null | undefined;
};

/** Has no button on narrow screens, where it is visually hidden. */
export function ColumnTitle({ title, className, sort }: ColumnTitleProps) {
  if (sort === undefined) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {title}
      </th>
    );
  }
  const order = sort?.title === title && (sort.isDescending ? 'descending' : 'ascending');
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={order || undefined}>
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
