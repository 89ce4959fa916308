import { Button } from '@mantine/core';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { plural } from '../../lib/plural.ts';
import { homeStates, stateNames } from './home-cells.ts';
import { moneyText } from './money.ts';
import { priceOf } from './price-change.ts';
import styles from './HomesEditor.module.css';
import type { useHomes } from './useHomes.ts';

type HomesSumProps = {
  all: ReturnType<typeof useHomes>;
  /** How many the filters leave. */
  shown: number;
  /** The keys of the homes whose prices are in the range. */
  inHand: string[];
  onGoTo: (key: string, column: string) => void;
  acts: { add: () => void; remove: () => void; selected: number };
};

/** Stands beneath the sheet: what there is, what is in hand and what is wrong. */
export function HomesSum({ all, shown, inHand, onGoTo, acts }: HomesSumProps) {
  const { rows, errors } = all;
  const counts = homeStates
    .map((state) => ({ state, count: rows.filter((row) => row.state === state).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <div className={`num ${styles.sum}`}>
        <span>
          <b>{rows.length}</b> {plural(rows.length, 'home', 'homes')}
          {counts.map(({ state, count }) => (
            <span key={state}>
              , <b>{count}</b> {stateNames[state].toLowerCase()}
            </span>
          ))}
          {shown < rows.length && <span>; {shown} shown</span>}
        </span>
        <InHand all={all} keys={inHand} />
        <span role="status">{errors.size > 0 && <Wrong all={all} onGoTo={onGoTo} />}</span>
      </div>
      <div className={styles.acts}>
        <Button variant="default" leftSection={<AdminIcon name="add" />} onClick={acts.add}>
          Add home
        </Button>
        {acts.selected > 0 && (
          <Button variant="default" onClick={acts.remove}>
            {plural(acts.selected, 'Delete # home', 'Delete # homes')}
          </Button>
        )}
      </div>
      <p className={styles.note}>
        Type to replace, Enter to go down, F2 to change, Ctrl and Enter to fill down. Copy and paste
        as in Excel, Ctrl Z takes back. Escape and then Tab leaves the sheet. Pull the sun to fill.
      </p>
    </>
  );
}

function InHand({ all, keys }: { all: HomesSumProps['all']; keys: string[] }) {
  if (keys.length < 2) return null;
  const within = new Set(keys);
  const prices = all.rows.flatMap(({ key, price }) =>
    within.has(key) ? (priceOf(price) ?? []) : [],
  );
  if (prices.length < 2) return null;
  const sum = prices.reduce((one, other) => one + other, 0);
  return (
    <span>
      In hand: <b>{prices.length}</b> prices, <b>{moneyText(sum, all.currency)}</b>, average{' '}
      <b>{moneyText(sum / prices.length, all.currency)}</b>
    </span>
  );
}

function Wrong({ all, onGoTo }: Pick<HomesSumProps, 'all' | 'onGoTo'>) {
  const [first] = all.errors;
  if (!first) return null;
  const [key, errors] = first;
  const [column = '', message = ''] = Object.entries(errors)[0] ?? [];
  const name = all.homes[key]?.number;
  const others = all.errors.size - 1;
  return (
    <span className={styles.wrong}>
      {name ? `${name}: ` : ''}
      {message}{' '}
      <button type="button" className={styles.link} onClick={() => onGoTo(key, column)}>
        Go there
      </button>
      {others > 0 && ` And ${plural(others, '# home', '# homes')} more.`}
    </span>
  );
}
