import { shortDayIn } from '../../lib/time/dates.ts';
import { paths } from '../../site/paths.ts';
import { headOffice } from '../../site/settings.ts';
import { callerOf, topicOf } from '../enquiries/inbox/enquiry-inbox.ts';
import { Block } from './Block.tsx';
import type { DashboardData } from './dashboard.ts';
import styles from './Today.module.css';

/** The enquiries due for follow-up, oldest first. Renders nothing if there are none. */
export function FollowUpList({ data }: { data: DashboardData }) {
  const { total, first } = data.followUps;
  if (total === 0) return null;
  const { timeZone } = headOffice();
  const now = new Date(data.now);
  return (
    <Block
      title="Follow-ups due"
      aside={<a href={paths.adminEnquiryFolder('due')}>View all {total}</a>}
    >
      <ul>
        {first.map((enquiry) => (
          <li key={enquiry.id}>
            <a className={`${styles.line} ${styles.when}`} href={paths.adminEnquiry(enquiry.id)}>
              <time className="num" dateTime={enquiry.followUpOn ?? ''}>
                <span suppressHydrationWarning>
                  {shortDayIn(timeZone, enquiry.followUpOn ?? '', now)}
                </span>
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
