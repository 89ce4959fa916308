import { useId, useState, type ReactNode } from 'react';
import { useHasErrorsIn, useValue } from '../fields/fields-context.ts';
import { RowControls, RowHandle } from './RowControls.tsx';
import styles from './rows.module.css';
import { useRow, type RowProps } from './useRow.ts';

type OpenRowProps = RowProps & {
  asideIn: string | undefined;
  /** Instead of the text at `asideIn`. */
  aside?: ReactNode;
  isLate?: boolean | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: () => ReactNode;
};

/** A row that expands from a line to a form. A row with errors is expanded. */
export function OpenRow(props: OpenRowProps) {
  const { asideIn = '', isLate = false, isOpen, onOpen, children, ...rest } = props;
  const { aside: ownAside, ...row } = rest;
  const { name, label, press, row: rowProps, handle, isDragged } = useRow(row);
  const text = useValue(`${row.path}.${asideIn}`);
  const aside = ownAside ?? (typeof text === 'string' && text !== name ? text : '');
  const hasErrors = useHasErrorsIn(row.path);
  const isExpanded = isOpen || hasErrors;
  const [wasExpanded, setExpanded] = useState(isExpanded);
  if (isExpanded && !wasExpanded) setExpanded(true);
  const body = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles the keys of the controls inside.
    <li
      ref={rowProps}
      className={styles.open}
      data-row={row.id}
      data-open={isExpanded || undefined}
      data-dragged={isDragged || undefined}
      onKeyDown={press}
    >
      <div className={styles.head}>
        <RowHandle id={row.id} label={label} handle={handle} />
        <b className={styles.place}>{row.index + 1}</b>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isExpanded}
          aria-controls={body}
          data-row-focus
          onClick={() => onOpen(!isExpanded)}
        >
          {name || <i>{`New ${row.one}`}</i>}
          {aside !== '' && !isExpanded && <small>{aside}</small>}
        </button>
        <RowControls {...row} label={label} />
      </div>
      <div id={body} className={styles.body} hidden={!isExpanded}>
        {(wasExpanded || !isLate) && children()}
      </div>
    </li>
  );
}
