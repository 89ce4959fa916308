import { mediumDate } from '../../lib/dates.ts';
import { paths } from '../../site/paths.ts';
import { callerOf, topicOf } from '../enquiries/enquiry-inbox.ts';
import { Block } from './Block.tsx';
import type { DashboardData } from './dashboard.ts';
import styles from './Today.module.css';

/** The enquiries due for follow-up, earliest day first. Renders nothing if there are none. */
export function FollowUpList({ data }: { data: DashboardData }) {
  const { total, first } = data.followUps;
  if (total === 0) return null;
  return (
    <Block title="To follow up" aside={<a href={paths.adminFollowUps}>See {total}</a>}>
      <ul>
        {first.map((enquiry) => (
          <li key={enquiry.id}>
            <a className={`${styles.line} ${styles.when}`} href={paths.adminEnquiry(enquiry.id)}>
              <time className="num" dateTime={enquiry.followUpOn ?? ''}>
                <span suppressHydrationWarning>{shortDay(enquiry.followUpOn ?? '', data.now)}</span>
              </time>
              <b>{callerOf(enquiry)}</b>
              <span className={styles.said}>{topicOf(enquiry)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** For example `Jan 6`. Includes the year if it is not the current one. */
function shortDay(day: string, now: string) {
  return mediumDate(day).replace(`, ${now.slice(0, 4)}`, '');
}
