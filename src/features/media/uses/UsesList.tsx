import { Fragment, type ReactNode } from 'react';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { plural } from '../../../lib/text/plural.ts';
import type { MediaFile, MediaUse } from '../media.ts';
import styles from './UsesList.module.css';
import { fieldsOfUse } from './uses-text.ts';

type UsesListProps = {
  of: Pick<MediaFile, 'uses' | 'hiddenUses'>;
  /** The films whose poster it is. */
  films?: readonly MediaUse[];
  actFor?: (use: MediaUse) => ReactNode;
};

/** Lists the records that show a file, with links to the fields that contain it. */
export function UsesList({ of: { uses, hiddenUses }, films = [], actFor }: UsesListProps) {
  return (
    <ul className={styles.uses}>
      {[...uses, ...films].map((use) => (
        <li key={`${use.noun} ${use.recordId}`}>
          <a href={use.address}>{capitalised(use.name)}</a>
          <span>
            {capitalised(use.noun)}
            {fieldsOfUse(use).map(({ label, address }, index) => (
              <Fragment key={label}>
                {index === 0 ? ': ' : ', '}
                <a className={styles.place} href={address}>
                  {label}
                </a>
              </Fragment>
            ))}
          </span>
          {actFor && <div className={styles.acts}>{actFor(use)}</div>}
        </li>
      ))}
      {hiddenUses > 0 && (
        <li>
          {plural(
            hiddenUses,
            '# more place that your role cannot open',
            '# more places that your role cannot open',
          )}
        </li>
      )}
    </ul>
  );
}
