import type { Column } from '../../frame/screen.ts';
import styles from './RecordTable.module.css';

/** Hides the cells of a column on some screens. */
export function columnClass({
  isWideOnly,
  isExtra,
}: Pick<Column<never>, 'isWideOnly' | 'isExtra'>) {
  const extra = isExtra === 'first' ? styles.first : isExtra && styles.extra;
  const names = [isWideOnly && styles.onWide, extra].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}
