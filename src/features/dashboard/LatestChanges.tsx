import { nearMomentIn } from '../../lib/time/dates.ts';
import { headOffice } from '../../site/settings.ts';
import { paths } from '../../site/paths.ts';
import type { ActivityEntry } from '../activity/activity.ts';
import { ActivityPhrase, kindWords } from '../activity/ActivityPhrase.tsx';
import { Block, Quiet } from './Block.tsx';
import { Moment } from './Moment.tsx';
import styles from './Today.module.css';

type LatestChangesProps = { changes: ActivityEntry[]; now: string };

export function LatestChanges({ changes, now }: LatestChangesProps) {
  return (
    <Block title="Recent activity" aside={<a href={paths.adminActivity}>All activity</a>}>
      {changes.length === 0 && <Quiet>No activity yet.</Quiet>}
      <ol>
        {changes.map((entry) => (
          <li key={entry.id} className={`${styles.line} ${styles.change}`}>
            <Moment
              at={entry.at}
              text={nearMomentIn(headOffice().timeZone, entry.at, new Date(now))}
              className="num"
            />
            <p>
              <ActivityPhrase entry={entry} />
            </p>
            <small>{kindWords(entry.kind)}</small>
          </li>
        ))}
      </ol>
    </Block>
  );
}
