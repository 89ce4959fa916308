import { useRef, useState } from 'react';
import { useRowWindow } from '../../admin/sheet/useRowWindow.ts';
import { homeStates, stateNames, type HomeState } from './home-cells.ts';
import { keepFormOpen } from './HomeFilters.tsx';
import type { TypedPlan } from './typed-plans.ts';
import { homeColumns, shownText, type HomeRow } from './home-rows.ts';
import type { Currency } from './money.ts';
import styles from './HomeList.module.css';

const rowHeight = 116;

type HomeListProps = {
  rows: readonly HomeRow[];
  plans: Record<string, TypedPlan>;
  currency: Currency;
  errorAt: (row: HomeRow, column: string) => string | undefined;
  onWrite: (cells: { key: string; column: string; text: string }[]) => void;
};

/** The sheet on a phone: home, type, price and state, of which the last two can be changed. */
export function HomeList({ rows, plans, currency, errorAt, onWrite }: HomeListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { first, last } = useRowWindow(list, rows.length, rowHeight);
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - last) * rowHeight }}
    >
      {rows.slice(first, last).map((row) => {
        const write = (column: string) => (text: string) =>
          onWrite([{ key: row.key, column, text }]);
        return (
          <li key={row.key} className={styles.row} style={{ height: rowHeight }}>
            <b className={`num ${styles.number}`}>{row.number || '–'}</b>
            <PriceInput row={row} currency={currency} onWrite={write('price')} />
            <span className={styles.type}>
              {shownText('plan', row.plan, plans, currency)}
              {row.floor && `, floor ${row.floor}`}
            </span>
            <select
              aria-label={`State of ${row.number}`}
              className={styles.state}
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
            <span className={styles.error}>
              {homeColumns.map((column) => errorAt(row, column)).find(Boolean)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type PriceInputProps = { row: HomeRow; currency: Currency; onWrite: (text: string) => void };

/** Shows money, and the bare figures while they are typed. */
function PriceInput({ row, currency, onWrite }: PriceInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={`num ${styles.price}`}
      aria-label={`Price of ${row.number}`}
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
