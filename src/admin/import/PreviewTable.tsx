import type { ReactNode } from 'react';
import styles from '../lists/SmallTable.module.css';

type PreviewTableProps = {
  columns: readonly string[];
  /** The cells of each row, of which the first names it. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** How many rows are shown. */
  limit: number;
  /** Said of the others. */
  more?: (others: number) => ReactNode;
  className?: string;
};

/** What a change would do, row by row. */
export function PreviewTable(props: PreviewTableProps) {
  const { columns, rows, limit, more, className = styles.texts } = props;
  const others = rows.length - limit;
  if (rows.length === 0) return null;
  return (
    <>
      <table className={className}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && more && <p className="muted">{more(others)}</p>}
    </>
  );
}
