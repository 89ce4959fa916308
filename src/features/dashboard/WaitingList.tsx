import { plural } from '../../lib/text/plural.ts';
import { formatCount } from '../../lib/text/format-count.ts';
import { formatNearDateTime, timeIn } from '../../lib/time/dates.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { paths } from '../../site/paths.ts';
import { senderName, heldText, enquiryTopic } from '../enquiries/inbox/enquiry-inbox.ts';
import { Block } from './Block.tsx';
import type { DashboardData, WaitingEnquiry } from './dashboard.ts';
import { Time } from './Time.tsx';
import styles from './Today.module.css';
import { viewingLine } from '../viewings/office/viewing-texts.ts';
import { usePerson } from './usePerson.ts';
import { isLate, waitingTime } from '../../lib/time/waited.ts';

function textOfNone(unsentReplies: number) {
  if (unsentReplies === 0) return 'No one is waiting';
  return plural(unsentReplies, '# reply is not sent', '# replies are not sent');
}

/** The unanswered enquiries, longest wait first. */
export function WaitingList({ data }: { data: DashboardData }) {
  const { total, first } = data.waiting;
  const verb = total === 1 ? 'is' : 'are';
  const noneText = textOfNone(data.unsentReplies.total);
  const title =
    total === 0 ? noneText : `${formatCount(total, 'person', 'people')} ${verb} waiting`;
  return (
    <Block title={title} isLead aside={<a href={paths.adminEnquiries}>All enquiries</a>}>
      <HeldLine count={data.held} />
      <ul>
        {first.map((enquiry) => (
          <li key={enquiry.id}>
            <Waiting enquiry={enquiry} data={data} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** Links to the enquiries that look like spam but may be from people. */
function HeldLine({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={styles.line}>
      <span>{heldText(count)}</span>
      <a href={paths.adminEnquiryFolder('spam')}>Review</a>
    </p>
  );
}

function Waiting({ enquiry, data }: { enquiry: WaitingEnquiry; data: DashboardData }) {
  const { id, createdAt, reader, hasFailedEmail } = enquiry;
  const excerpt = enquiry.excerpt || viewingLine(enquiry);
  const getPerson = usePerson(data.names);
  const late = isLate(createdAt, data.now);
  const readText = reader
    ? `${getPerson(reader)} ${getPerson(reader) === 'You' ? 'have' : 'has'} read it`
    : 'Not read yet';
  return (
    <a
      className={`${styles.line} ${styles.wait} ${late ? styles.late : ''}`}
      href={paths.adminEnquiry(id)}
      data-unread={!reader || undefined}
    >
      <span>
        <b>{senderName(enquiry)}</b>
        <span className={styles.topic}>{enquiryTopic(enquiry)}</span>
        {excerpt && <span className={styles.said}>{excerpt}</span>}
        {hasFailedEmail && <span className={styles.bad}>An email could not be sent</span>}
      </span>
      <Time at={createdAt} text={waitingTime(createdAt, data.now)} className="num">
        <small suppressHydrationWarning>{late ? waitText(createdAt, data.now) : readText}</small>
      </Time>
    </a>
  );
}

/** For example `Since Saturday, 7:55 a.m.`, `Since Jan 2`. */
function waitText(time: string, now: string) {
  const day = formatNearDateTime(headOffice().timeZone, time, new Date(now));
  const isWeekday = day.endsWith('day');
  return `Since ${day}${isWeekday ? `, ${timeIn(headOffice().timeZone, time)}` : ''}`;
}
