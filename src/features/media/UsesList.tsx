import type { MediaUse } from './media.ts';
import styles from './UsesList.module.css';
import { placesText } from './uses-text.ts';
import { capitalised } from '../../lib/capitalised.ts';

/** Lists the records that show a file, with the fields that contain it. */
export function UsesList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={`${use.noun} ${use.recordId}`}>
          <a href={use.address}>{capitalised(use.name)}</a>
          <span>{placesText(use)}</span>
        </li>
      ))}
    </ul>
  );
}
