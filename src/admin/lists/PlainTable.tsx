import type { ReactNode } from 'react';
import styles from './PlainTable.module.css';

type PlainTableProps = {
  /** For those who do not see the table. */
  caption?: string;
  columns: readonly string[];
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
};

/** A table of a list without selection or order. */
export function PlainTable({ caption, columns, className, children }: PlainTableProps) {
  return (
    <table className={className ? `${styles.table} ${className}` : styles.table}>
      {caption && <caption className="sr">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
