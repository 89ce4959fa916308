import { useEffect, useId, useRef, useState, type AriaAttributes, type RefObject } from 'react';
import { useRowWindow } from '../../admin/sheet/useRowWindow.ts';
import { homeStates, stateNames, type HomeState } from './home-cells.ts';
import { keepFormOpen } from './HomeFilters.tsx';
import type { TypedPlan } from './typed-plans.ts';
import { homeColumns, shownText, type HomeColumn, type HomeRow } from './home-rows.ts';
import type { Currency } from './money.ts';
import styles from './HomeList.module.css';

const rowHeight = 116;

type HomeListProps = {
  rows: readonly HomeRow[];
  plans: Record<string, TypedPlan>;
  currency: Currency;
  errorAt: (row: HomeRow, column: string) => string | undefined;
  onWrite: (cells: { key: string; column: string; text: string }[]) => void;
  /** The home to lead to, in a new object each time. */
  goTo: { key: string } | undefined;
};

/** The sheet on a phone: home, type, price and state, of which the last two can be changed. */
export function HomeList(props: HomeListProps) {
  const { rows, plans, currency, errorAt, onWrite } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { first, last } = useRowWindow(list, rows.length, rowHeight);
  const errorOf = (row: HomeRow) => homeColumns.map((column) => errorAt(row, column)).find(Boolean);
  const wrong = rows.find(errorOf);
  useLeading(list, props, wrong, first);
  return (
    <ul
      ref={list}
      className={styles.list}
      data-invalid={wrong && ''}
      style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - last) * rowHeight }}
    >
      {rows.slice(first, last).map((row) => {
        const write = (column: string) => (text: string) =>
          onWrite([{ key: row.key, column, text }]);
        const error = errorOf(row);
        const marks = (column: HomeColumn) => ({
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
            <b className={`num ${styles.number}`}>{row.number || '–'}</b>
            <PriceInput
              row={row}
              currency={currency}
              marks={marks('price')}
              onWrite={write('price')}
            />
            <span className={styles.type}>
              {shownText('plan', row.plan, plans, currency)}
              {row.floor && `, floor ${row.floor}`}
            </span>
            <select
              aria-label={`State of ${row.number}`}
              className={styles.state}
              {...marks('state')}
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

/** To the first wrong home when a save is refused, and to where `goTo` says. */
function useLeading(
  list: RefObject<HTMLUListElement | null>,
  { rows, goTo }: HomeListProps,
  wrong: HomeRow | undefined,
  firstRendered: number,
) {
  const [sought, setSought] = useState<string>();

  /** Homes far from the screen are rendered once it is there. */
  function lead(key: string) {
    const at = rows.findIndex((row) => row.key === key);
    if (at < 0) return;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top + at * rowHeight - innerHeight / 3, behavior: 'instant' });
    setSought(key);
  }

  useEffect(() => {
    if (goTo) lead(goTo.key);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [goTo]);

  useEffect(() => {
    const element = list.current;
    const leadToWrong = () => wrong && lead(wrong.key);
    element?.addEventListener('invalid', leadToWrong);
    return () => element?.removeEventListener('invalid', leadToWrong);
  });

  useEffect(() => {
    const home = sought && list.current?.querySelector(`[data-home="${CSS.escape(sought)}"]`);
    if (!home) return;
    const field = home.querySelector<HTMLElement>('[aria-invalid]') ?? home.querySelector('input');
    home.scrollIntoView({ block: 'center', behavior: 'instant' });
    field?.focus({ preventScroll: true });
    setSought(undefined);
  }, [list, sought, firstRendered]);
}

type PriceInputProps = {
  row: HomeRow;
  currency: Currency;
  marks: AriaAttributes;
  onWrite: (text: string) => void;
};

/** Shows money, and the bare figures while they are typed. */
function PriceInput({ row, currency, marks, onWrite }: PriceInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={`num ${styles.price}`}
      aria-label={`Price of ${row.number}`}
      {...marks}
      inputMode="numeric"
      autoComplete="off"
      placeholder="On request"
      value={typed ?? shownText('price', row.price, {}, currency)}
      onFocus={() => setTyped(row.price)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={keepFormOpen}
      onBlur={() => {
        if (typed !== undefined && typed !== row.price) onWrite(typed);
        setTyped(undefined);
      }}
    />
  );
}
