import { Button } from '@mantine/core';
import { saveFile } from '../../admin/save-file.ts';
import { plural } from '../../lib/plural.ts';
import { refusedCsv } from './home-csv.ts';
import { importColumns, type ChangedCell, type Import } from './home-import.ts';
import { shownText, type HomeColumn } from './home-rows.ts';
import type { Currency } from './money.ts';
import { planNames } from './useHomes.ts';
import styles from './HomeDialogs.module.css';

const mostListed = 12;
const mostNamed = 6;

type ImportOutcomeProps = {
  result: Import;
  head: string[];
  currency: Currency;
  /** The price that visitors read instead of those of homes. */
  written: string;
};

/** What rows would make of the homes: which cells change, what is new, and what is not taken. */
export function ImportOutcome({ result, head, currency, written }: ImportOutcomeProps) {
  const { changed, added, same, newPlans, refused } = result;
  const emptied = result.changedCells.filter(({ column, next }) => column === 'price' && !next);
  const lines: [count: number, words: string][] = [
    [changed, plural(changed, 'home changes', 'homes change')],
    [added, plural(added, 'home is new', 'homes are new')],
    [same, plural(same, 'home stays as it is', 'homes stay as they are')],
    [newPlans.length, `new: type ${newPlans.map((name) => `“${name}”`).join(', ')}`],
  ];
  return (
    <div role="status" className={styles.outcome}>
      {lines
        .filter(([count]) => count > 0)
        .map(([count, words]) => (
          <p key={words} className={styles.line}>
            <b className="num">{count}</b> <span>{words}</span>
          </p>
        ))}
      {emptied.length > 0 && (
        <p className={`${styles.line} ${styles.refused}`}>
          <b className="num">{emptied.length}</b>{' '}
          <span>
            {plural(emptied.length, 'price is emptied', 'prices are emptied')}, since the rows have
            none: {namesOf(emptied)}
          </span>
        </p>
      )}
      <ChangedCells result={result} currency={currency} />
      {changed + added > 0 && written !== '' && (
        <p className="muted">
          Visitors still read “{written}”, which is written under Price range.
        </p>
      )}
      {refused.length > 0 && (
        <>
          <p className={`${styles.line} ${styles.refused}`}>
            <b className="num">{refused.length}</b>{' '}
            <span>{plural(refused.length, 'row is not taken', 'rows are not taken')}</span>
            <Button
              variant="default"
              onClick={() => saveFile(refusedCsv(head, refused), 'not-taken.csv', 'text/csv')}
            >
              Download with reasons
            </Button>
          </p>
          <table className={styles.reasons}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Text</th>
                <th scope="col">Not taken because</th>
              </tr>
            </thead>
            <tbody>
              {refused.slice(0, 50).map(({ row, cells, why }) => (
                <tr key={row}>
                  <th scope="row" className="num">
                    {row}
                  </th>
                  <td>{cells.join(' · ')}</td>
                  <td className={styles.refused}>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {refused.length > 50 && <p className="muted">All of them are in the download.</p>}
        </>
      )}
    </div>
  );
}

function namesOf(cells: ChangedCell[]) {
  const names = cells.slice(0, mostNamed).map(({ home }) => home);
  const more = cells.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function ChangedCells({ result, currency }: { result: Import; currency: Currency }) {
  const { changedCells } = result;
  if (changedCells.length === 0) return null;
  const plans = planNames(result.plans);
  const words = (column: HomeColumn, text: string) =>
    text === '' ? 'Nothing' : shownText(column, text, plans, currency);
  const others = changedCells.length - mostListed;
  return (
    <>
      <table className={`num ${styles.reasons}`}>
        <thead>
          <tr>
            <th scope="col">Home</th>
            <th scope="col">Column</th>
            <th scope="col">Now</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {changedCells.slice(0, mostListed).map(({ home, column, now, next }) => (
            <tr key={`${home} ${column}`}>
              <th scope="row">{home}</th>
              <td>{importColumns[column]}</td>
              <td>{words(column, now)}</td>
              <td>{words(column, next)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p className="muted">And {plural(others, '# cell', '# cells')} more.</p>}
    </>
  );
}
