import { moneyText, type Currency } from '../money.ts';
import { maxListed, type PriceChange } from './price-change.ts';
import styles from '../form/HomeDialogs.module.css';

type PriceChangesProps = { changes: PriceChange[]; currency: Currency };

export function PriceChanges({ changes, currency }: PriceChangesProps) {
  if (changes.length === 0) return null;
  return (
    <table className={`num ${styles.prices}`}>
      <thead>
        <tr>
          <th scope="col">Home</th>
          <th scope="col">Current</th>
          <th scope="col">New</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, maxListed).map(({ key, number, now, next }) => (
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
