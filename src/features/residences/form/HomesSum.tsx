import { Button } from '@mantine/core';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { ItemNotes } from '../../../admin/notes/NoteButtons.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { homeStates, stateNames } from './home-cells.ts';
import { shortMoneyText } from '../money.ts';
import type { HomeRow } from './home-rows.ts';
import { parsePrice } from '../prices/price-change.ts';
import styles from './HomesEditor.module.css';
import type { HomesForm } from './useHomes.ts';

type HomesSumProps = {
  form: Pick<HomesForm, 'rows' | 'errors' | 'homes' | 'currency'>;
  filteredCount: number;
  selectedPriceKeys: string[];
  onGoTo: (key: string, column: string) => void;
  actions: { add: () => void; remove: () => void; selected: readonly HomeRow[] };
};

/** The area below the sheet: counts, the selected prices and the first error. */
export function HomesSum({
  form,
  filteredCount,
  selectedPriceKeys,
  onGoTo,
  actions,
}: HomesSumProps) {
  const { rows, errors } = form;
  const [home] = actions.selected;
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
          {filteredCount < rows.length && <span>; {filteredCount} shown</span>}
        </span>
        <SelectedPrices form={form} keys={selectedPriceKeys} />
        <span role="status">{errors.size > 0 && <FirstError form={form} onGoTo={onGoTo} />}</span>
      </div>
      <div className={styles.acts}>
        <Button variant="default" leftSection={<AdminIcon name="add" />} onClick={actions.add}>
          Add home
        </Button>
        {actions.selected.length > 0 && (
          <Button variant="default" onClick={actions.remove}>
            {plural(actions.selected.length, 'Delete # home', 'Delete # homes')}
          </Button>
        )}
        {home && actions.selected.length === 1 && (
          <ItemNotes name={`residences.homes.${home.key}`} label={`Home ${home.number}`} />
        )}
      </div>
    </>
  );
}

function SelectedPrices({ form, keys }: { form: HomesSumProps['form']; keys: string[] }) {
  if (keys.length < 2) return null;
  const keySet = new Set(keys);
  const prices = form.rows.flatMap(({ key, price }) =>
    keySet.has(key) ? (parsePrice(price) ?? []) : [],
  );
  if (prices.length < 2) return null;
  const sum = prices.reduce((one, other) => one + other, 0);
  return (
    <span>
      Selected: <b>{prices.length}</b> prices, <b>{shortMoneyText(sum, form.currency)}</b>, average{' '}
      <b>{shortMoneyText(sum / prices.length, form.currency)}</b>
    </span>
  );
}

function FirstError({ form, onGoTo }: Pick<HomesSumProps, 'form' | 'onGoTo'>) {
  const [first] = form.errors;
  if (!first) return null;
  const [key, errors] = first;
  const [column = '', message = ''] = Object.entries(errors)[0] ?? [];
  const name = form.homes[key]?.number;
  const others = form.errors.size - 1;
  return (
    <span className={styles.wrong}>
      {name ? `${name}: ` : ''}
      {message}{' '}
      <button type="button" className={styles.link} onClick={() => onGoTo(key, column)}>
        Go to field
      </button>
      {others > 0 && ` And ${plural(others, '# home', '# homes')} more.`}
    </span>
  );
}
