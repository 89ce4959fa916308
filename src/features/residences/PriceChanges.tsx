import { plural } from '../../lib/plural.ts';
import type { HomeRow } from './home-rows.ts';
import { moneyText, type Currency } from './money.ts';
import { priceOf, type PriceChange } from './price-change.ts';
import styles from './HomeDialogs.module.css';

const mostListed = 6;

type PriceChangesProps = { changes: PriceChange[]; currency: Currency };

/** Some of the prices before and after. */
export function PriceChanges({ changes, currency }: PriceChangesProps) {
  if (changes.length === 0) return null;
  return (
    <table className={`num ${styles.prices}`}>
      <thead>
        <tr>
          <th scope="col">Home</th>
          <th scope="col">Now</th>
          <th scope="col">New</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, mostListed).map(({ key, number, now, next }) => (
          <tr key={key}>
            <th scope="row">{number}</th>
            <td>{moneyText(now, currency)}</td>
            <td>{moneyText(next, currency)}</td>
            <td>
              {next > now ? '+' : '−'}
              {moneyText(Math.abs(next - now), currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Prices = { rows: readonly HomeRow[]; currency: Currency };

/** What a change of prices of these homes comes to, and what visitors will read. */
export function consequence(
  changes: PriceChange[],
  { rows, currency }: Prices,
  { written, of }: { written: string; of: readonly HomeRow[] },
) {
  if (changes.length === 0) return 'No price changes.';
  const sum = (when: 'now' | 'next') =>
    moneyText(
      changes.reduce((total, change) => total + change[when], 0),
      currency,
    );
  const next = new Map(changes.map(({ key, next: price }) => [key, price]));
  const left = rows
    .filter(({ state }) => state === 'available')
    .flatMap(({ key, price }) => next.get(key) ?? priceOf(price) ?? []);
  const others = changes.length - mostListed;
  const unpriced = of.filter(({ price }) => priceOf(price) === null).length;
  const lowest = left.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  return [
    others > 0 && `And ${others} more.`,
    `Together ${sum('now')} becomes ${sum('next')}.`,
    unpriced > 0 && `${plural(unpriced, '# other has', '# others have')} no price.`,
    'All other homes keep their price.',
    written !== '' && `Visitors still read “${written}”, which is written under Price range.`,
    written === '' &&
      left.length > 0 &&
      `The public range becomes From ${moneyText(lowest, currency)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
