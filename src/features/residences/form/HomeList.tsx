import { useEffect, useId, useRef, useState, type AriaAttributes, type RefObject } from 'react';
import { ChangedTag } from '../../../admin/publishing/ChangedTag.tsx';
import { ItemNotes } from '../../../admin/notes/NoteButtons.tsx';
import { useRowWindow } from '../../../admin/sheet/useRowWindow.ts';
import { homeStates, stateNames, type HomeState } from './home-cells.ts';
import { keepFormOpen } from './HomeFilters.tsx';
import type { TypedPlan } from '../typed-plans.ts';
import { homeColumns, displayText, type HomeColumn, type HomeRow } from './home-rows.ts';
import type { Units } from '../area-unit.ts';
import styles from './HomeList.module.css';

const rowHeight = 116;

type HomeListProps = {
  rows: readonly HomeRow[];
  plans: Record<string, TypedPlan>;
  units: Units;
  errorAt: (row: HomeRow, column: string) => string | undefined;
  isChanged: (row: HomeRow, column: string) => boolean;
  onWrite: (cells: { key: string; column: string; text: string }[]) => void;
  /** The home to scroll to. Pass a new object each time. */
  goTo: { key: string } | undefined;
};

/** The homes on a phone: number, type, price and state. Price and state are editable. */
export function HomeList(props: HomeListProps) {
  const { rows, plans, units, errorAt, isChanged, onWrite } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { first, last } = useRowWindow(list, rows.length, rowHeight);
  const findFirstError = (row: HomeRow) =>
    homeColumns.map((column) => errorAt(row, column)).find(Boolean);
  const invalidRow = rows.find(findFirstError);
  useScrollToHome(list, props, invalidRow, first);
  return (
    <ul
      ref={list}
      className={styles.list}
      data-invalid={invalidRow && ''}
      style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - last) * rowHeight }}
    >
      {rows.slice(first, last).map((row) => {
        const write = (column: string) => (text: string) =>
          onWrite([{ key: row.key, column, text }]);
        const error = findFirstError(row);
        const ariaProps = (column: HomeColumn) => ({
          'aria-invalid': errorAt(row, column) !== undefined || undefined,
          'aria-describedby': error && `${id}-${row.key}`,
        });
        return (
          <li
            key={row.key}
            className={styles.row}
            style={{ height: rowHeight }}
            data-home={row.key}
          >
            <b className={`num ${styles.number}`}>
              {row.number || '–'}
              {homeColumns.some((column) => isChanged(row, column)) && (
                <ChangedTag className={styles.tag} />
              )}
              <ItemNotes name={`residences.homes.${row.key}`} label={`Home ${row.number}`} />
            </b>
            <PriceInput
              row={row}
              units={units}
              ariaProps={ariaProps('price')}
              onWrite={write('price')}
            />
            <span className={styles.type}>
              {row.floor && `Floor ${row.floor}, `}
              {displayText('plan', row.plan, plans, units)}
            </span>
            <select
              aria-label={`Status of ${row.number}`}
              className={styles.state}
              {...ariaProps('state')}
              value={row.state}
              onChange={({ currentTarget }) => write('state')(currentTarget.value)}
            >
              {!homeStates.includes(row.state as HomeState) && <option>{row.state}</option>}
              {homeStates.map((state) => (
                <option key={state} value={state}>
                  {stateNames[state]}
                </option>
              ))}
            </select>
            <span className={styles.error} id={`${id}-${row.key}`}>
              {error}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Scrolls to the first invalid home when a save is refused, and to `goTo`. */
function useScrollToHome(
  list: RefObject<HTMLUListElement | null>,
  { rows, goTo }: HomeListProps,
  invalidRow: HomeRow | undefined,
  firstRendered: number,
) {
  const [pendingKey, setPendingKey] = useState<string>();

  /** Homes far from the viewport render only after scrolling there. */
  function scrollToHome(key: string) {
    const index = rows.findIndex((row) => row.key === key);
    if (index < 0) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top + index * rowHeight - innerHeight / 3, behavior: 'instant' });
    setPendingKey(key);
  }

  useEffect(() => {
    if (goTo) scrollToHome(goTo.key);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [goTo]);

  useEffect(() => {
    const element = list.current;
    const scrollToInvalid = () => invalidRow && scrollToHome(invalidRow.key);
    element?.addEventListener('invalid', scrollToInvalid);
    return () => element?.removeEventListener('invalid', scrollToInvalid);
  });

  useEffect(() => {
    const home =
      pendingKey && list.current?.querySelector(`[data-home="${CSS.escape(pendingKey)}"]`);
    if (!home) return;
    const field = home.querySelector<HTMLElement>('[aria-invalid]') ?? home.querySelector('input');
    home.scrollIntoView({ block: 'center', behavior: 'instant' });
    field?.focus({ preventScroll: true });
    setPendingKey(undefined);
  }, [list, pendingKey, firstRendered]);
}

type PriceInputProps = {
  row: HomeRow;
  units: Units;
  ariaProps: AriaAttributes;
  onWrite: (text: string) => void;
};

/** Shows the formatted price, and the plain number while it has focus. */
function PriceInput({ row, units, ariaProps, onWrite }: PriceInputProps) {
  const [draftText, setDraftText] = useState<string>();
  return (
    <input
      className={`num ${styles.price}`}
      aria-label={`Price of ${row.number}`}
      {...ariaProps}
      inputMode="numeric"
      autoComplete="off"
      placeholder="On request"
      value={draftText ?? displayText('price', row.price, {}, units)}
      onFocus={() => setDraftText(row.price)}
      onChange={({ currentTarget }) => setDraftText(currentTarget.value)}
      onKeyDown={keepFormOpen}
      onBlur={() => {
        if (draftText !== undefined && draftText !== row.price) onWrite(draftText);
        setDraftText(undefined);
      }}
    />
  );
}
