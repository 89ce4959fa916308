import styles from './MoneyText.module.css';
import { isCurrencyCode } from '../lib/text/currency-codes.ts';

const amount = /\b([A-Z]{3} \d(?:[\d.,'’\u00A0\u202F]*\d)?)/;

/** A text with amounts such as `From CAD 2,480,000`. Currency codes are set small, and no line breaks after them. */
export function MoneyText({ text }: { text: string }) {
  return text.split(amount).map((part, index) => {
    const code = part.slice(0, 3);
    if (index % 2 === 0 || !isCurrencyCode(code)) return part;
    return (
      <span key={index} className={styles.amount}>
        <span className={styles.code}>{code}</span>
        {part.slice(3)}
      </span>
    );
  });
}
