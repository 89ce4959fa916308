import { waitedWords } from '../../lib/time/waited.ts';
import { paths } from '../../site/paths.ts';
import { callerOf, topicOf } from '../enquiries/inbox/enquiry-inbox.ts';
import { Block } from './Block.tsx';
import type { DashboardData } from './dashboard.ts';
import { Moment } from './Moment.tsx';
import styles from './Today.module.css';

/** The replies that are not sent, with the cause, longest wait first. Renders nothing if there are none. */
export function UnsentReplies({ data }: { data: DashboardData }) {
  const { total, first } = data.unsentReplies;
  if (total === 0) return null;
  return (
    <Block
      title="Replies not sent"
      aside={<a href={paths.adminEnquiryFolder('unsent')}>See {total}</a>}
    >
      <ul>
        {first.map(({ mailId, isGivenUp, cause, createdAt, ...enquiry }) => (
          <li key={mailId}>
            <a className={styles.line} href={paths.adminEnquiry(enquiry.id)}>
              <span>
                <b>{callerOf(enquiry)}</b>
                <span className={styles.topic}>{topicOf(enquiry)}</span>
                <span className={`${styles.said} ${isGivenUp ? styles.bad : ''}`}>
                  {isGivenUp ? 'Not sent.' : 'Waiting to be sent.'} {cause}
                </span>
              </span>
              <Moment at={createdAt} text={waitedWords(createdAt, data.now)} className="num" />
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
