import { Button } from '@mantine/core';
import { saveFile } from '../../admin/save-file.ts';
import { plural } from '../../lib/plural.ts';
import { refusedCsv } from './home-csv.ts';
import type { HomeState } from './home-cells.ts';
import { importColumns, type ChangedCell, type Import } from './home-import.ts';
import { existingPlans } from './typed-plans.ts';
import { displayText, type HomeColumn } from './home-rows.ts';
import type { Currency } from './money.ts';
import { writtenRangeNote } from './price-change.ts';
import { useWrittenPriceRange } from './useHomes.ts';
import styles from './HomeDialogs.module.css';

const maxListed = 12;
const maxNamed = 6;
const maxRefused = 50;

type ImportOutcomeProps = {
  result: Import;
  head: string[];
  currency: Currency;
};

/** Previews an import: changed cells, new homes and refused rows. */
export function ImportOutcome({ result, head, currency }: ImportOutcomeProps) {
  const writtenRange = useWrittenPriceRange();
  const { changed, added, same, newPlans, refused } = result;
  const losses = lossesOf(result.changedCells);
  const isPriced = added > 0 || result.changedCells.some(({ column }) => column === 'price');
  const lines: [count: number, label: string][] = [
    [changed, plural(changed, 'home will change', 'homes will change')],
    [added, plural(added, 'new home', 'new homes')],
    [same, plural(same, 'home without changes', 'homes without changes')],
    [
      newPlans.length,
      `${plural(newPlans.length, 'new floor plan', 'new floor plans')}: ${newPlans.map((name) => `“${name}”`).join(', ')}`,
    ],
  ];
  return (
    <div role="status" className={styles.outcome}>
      {lines
        .filter(([count]) => count > 0)
        .map(([count, label]) => (
          <p key={label} className={styles.line}>
            <b className="num">{count}</b> <span>{label}</span>
          </p>
        ))}
      {losses.map(({ cells, label }) => (
        <p key={label} className={`${styles.line} ${styles.refused}`}>
          <b className="num">{cells.length}</b>{' '}
          <span>
            {label}: {namesOf(cells)}
          </span>
        </p>
      ))}
      <ChangedCells result={result} currency={currency} />
      {isPriced && writtenRange !== '' && <p className="muted">{writtenRangeNote(writtenRange)}</p>}
      {refused.length > 0 && (
        <>
          <p className={`${styles.line} ${styles.refused}`}>
            <b className="num">{refused.length}</b>{' '}
            <span>
              {plural(refused.length, 'row cannot be imported', 'rows cannot be imported')}
            </span>
            <Button
              variant="default"
              onClick={() => saveFile(refusedCsv(head, refused), 'not-imported.csv', 'text/csv')}
            >
              Download rows with reasons
            </Button>
          </p>
          <table className={styles.reasons}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Text</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {refused.slice(0, maxRefused).map(({ row, cells, reason }) => (
                <tr key={row}>
                  <th scope="row" className="num">
                    {row}
                  </th>
                  <td>{cells.join(' · ')}</td>
                  <td className={styles.refused}>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {refused.length > maxRefused && (
            <p className="muted">The download contains all of them.</p>
          )}
        </>
      )}
    </div>
  );
}

/** Losses to warn about: emptied prices and types, and homes taken off sale. */
function lossesOf(cells: ChangedCell[]) {
  const emptied = (emptiedColumn: HomeColumn) =>
    cells.filter(({ column, next }) => column === emptiedColumn && !next);
  const [prices, types] = [emptied('price'), emptied('plan')];
  const hidden = cells.filter(
    ({ column, next }) => column === 'state' && next === ('not-released' satisfies HomeState),
  );
  return [
    {
      cells: prices,
      label: plural(prices.length, 'price will be removed', 'prices will be removed'),
    },
    {
      cells: types,
      label: plural(types.length, 'floor plan will be removed', 'floor plans will be removed'),
    },
    {
      cells: hidden,
      label: plural(
        hidden.length,
        'home will no longer be released',
        'homes will no longer be released',
      ),
    },
  ].filter((loss) => loss.cells.length > 0);
}

function namesOf(cells: ChangedCell[]) {
  const names = cells.slice(0, maxNamed).map(({ home }) => home);
  const more = cells.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function ChangedCells({ result, currency }: { result: Import; currency: Currency }) {
  const { changedCells } = result;
  if (changedCells.length === 0) return null;
  const plans = existingPlans(result.plans);
  const cellText = (column: HomeColumn, text: string) =>
    text === '' ? 'Empty' : displayText(column, text, plans, currency);
  const others = changedCells.length - maxListed;
  return (
    <>
      <table className={`num ${styles.reasons}`}>
        <thead>
          <tr>
            <th scope="col">Home</th>
            <th scope="col">Column</th>
            <th scope="col">Current</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {changedCells.slice(0, maxListed).map(({ home, column, now, next }) => (
            <tr key={`${home} ${column}`}>
              <th scope="row">{home}</th>
              <td>{importColumns[column]}</td>
              <td>{cellText(column, now)}</td>
              <td>{cellText(column, next)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p className="muted">And {plural(others, '# cell', '# cells')} more.</p>}
    </>
  );
}
