import { Button } from '@mantine/core';
import { saveFile } from '../../../admin/browser/save-file.ts';
import { PreviewTable } from '../../../admin/import/PreviewTable.tsx';
import small from '../../../admin/lists/SmallTable.module.css';
import { plural } from '../../../lib/text/plural.ts';
import { refusedCsv } from './home-csv.ts';
import { columnNames, type ChangedCell, type Import } from './home-import.ts';
import { findLosses } from './import-losses.ts';
import { existingPlans } from '../typed-plans.ts';
import { displayText, type HomeColumn } from '../form/home-rows.ts';
import type { Units } from '../area-unit.ts';
import { writtenRangeNote } from '../prices/price-change.ts';
import { useWrittenPriceRange } from '../form/useHomes.ts';
import styles from '../form/HomeDialogs.module.css';

const maxListed = 12;
const maxNamed = 6;
const maxRefused = 50;
/** More than the homes of any building: a project has up to a thousand. */
const maxAdded = 2000;

type ImportOutcomeProps = {
  result: Import;
  head: readonly string[];
  units: Units;
};

/** Previews an import: changed cells, new homes and refused rows. */
export function ImportOutcome({ result, head, units }: ImportOutcomeProps) {
  const writtenRange = useWrittenPriceRange();
  const { changed, addedHomes, same, newPlans, roomless, refused } = result;
  const added = addedHomes.length;
  const losses = findLosses(result.changedCells);
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
            {label}: {homeNames(cells)}
          </span>
        </p>
      ))}
      {roomless.length > 0 && (
        <p className={`${styles.line} ${styles.refused}`}>
          <b className="num">{roomless.length}</b>{' '}
          <span>
            {plural(roomless.length, 'home without a floor plan', 'homes without a floor plan')},
            whose bedrooms and baths are skipped: {listed(roomless)}
          </span>
        </p>
      )}
      <ChangedCells result={result} units={units} />
      <AddedHomes result={result} units={units} />
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
          <PreviewTable
            columns={['Row', 'Text', 'Reason']}
            limit={maxRefused}
            rows={refused.map(({ row, cells, reason }) => ({
              key: row,
              cells: [
                <span key="row" className="num">
                  {row}
                </span>,
                cells.join(' · '),
                <span key="reason" className={styles.refused}>
                  {reason}
                </span>,
              ],
            }))}
            more={() => 'The download contains all of them.'}
          />
        </>
      )}
    </div>
  );
}

function homeNames(cells: ChangedCell[]) {
  return listed(cells.map(({ home }) => home));
}

function listed(homes: string[]) {
  const names = homes.slice(0, maxNamed);
  const more = homes.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function ChangedCells({ result, units }: { result: Import; units: Units }) {
  const names = columnNames(units.areaUnit);
  const plans = existingPlans(result.plans);
  const cellText = (column: HomeColumn, text: string) =>
    text === '' ? 'Empty' : displayText(column, text, plans, units);
  return (
    <PreviewTable
      className={`num ${small.texts}`}
      columns={['Home', 'Column', 'Current', 'New']}
      limit={maxListed}
      rows={result.changedCells.map(({ home, column, now, next }) => ({
        key: `${home} ${column}`,
        cells: [home, names[column], cellText(column, now), cellText(column, next)],
      }))}
      more={(others) => `And ${plural(others, '# cell', '# cells')} more.`}
    />
  );
}

const addedColumns = ['price', 'interior', 'plan', 'floor', 'state'] as const;

/** All new homes, as they would be written. */
function AddedHomes({ result, units }: { result: Import; units: Units }) {
  const { addedHomes } = result;
  const names = columnNames(units.areaUnit);
  if (addedHomes.length === 0) return null;
  const plans = existingPlans(result.plans);
  return (
    <div className={styles.added} tabIndex={0} role="region" aria-label="New homes">
      <PreviewTable
        className={`num ${small.texts}`}
        columns={['New home', ...addedColumns.map((column) => names[column])]}
        limit={maxAdded}
        rows={addedHomes.map((home) => ({
          key: home.number,
          cells: [
            home.number,
            ...addedColumns.map((column) => displayText(column, home[column], plans, units)),
          ],
        }))}
        more={(others) => `And ${plural(others, '# home', '# homes')} more.`}
      />
    </div>
  );
}
