import { CareList } from './CareList.tsx';
import { type DashboardData, dashboardErrors, type FirstDayStep } from './dashboard.ts';
import { ScheduledList, UnfinishedList } from './DraftLists.tsx';
import { FirstDayList } from './FirstDayList.tsx';
import styles from './Today.module.css';
import { WaitingList } from './WaitingList.tsx';
import { shortDayIn, formatNearDateTime } from '../../lib/time/dates.ts';
import { paths } from '../../site/paths.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { timeZoneCity } from '../../lib/time/zoned-time.ts';
import { clockText } from '../viewings/office/viewing-texts.ts';
import { senderName, enquiryTopic } from '../enquiries/inbox/enquiry-inbox.ts';
import { Block, Quiet } from './Block.tsx';
import type { ActivityEntry } from '../activity/activity.ts';
import { Offer } from '../activity/ActivityDays.tsx';
import { ActivityPhrase, kindLabel } from '../activity/ActivityPhrase.tsx';
import { mentionLabel } from '../notes/note.ts';
import { Time } from './Time.tsx';
import { waitingTime } from '../../lib/time/waited.ts';
import { useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useChange, type ChangeWork } from '../../admin/actions/useChange.ts';
import { focusFirst } from '../../admin/browser/useFocusLater.ts';

/** The people who wait for an answer. */
export function Urgent({ data }: { data: DashboardData }) {
  return (
    <div className={styles.urgent}>
      <div className={styles.column}>
        <WaitingList data={data} />
      </div>
      <div className={styles.column}>
        <ViewingList data={data} />
        <UnsentReplies data={data} />
        <FollowUpList data={data} />
        <MentionList data={data} />
      </div>
    </div>
  );
}

/** The day's work. Once a site has projects, its set-up comes last. */
export function Today({ data }: { data: DashboardData }) {
  const { firstDay, scheduled, unfinished, care, changes } = data;
  const { putAway, skip } = useFirstDay();
  const setUp = firstDay && (
    <FirstDayList done={firstDay} emailHint={care?.emailHint} onPutAway={putAway} onSkip={skip} />
  );
  const isLast = firstDay?.project === true;
  return (
    <div className={styles.today}>
      <div className={styles.column}>
        {!isLast && setUp}
        {care && <CareList care={care} hasEmailStep={firstDay?.mail === false} />}
        {changes && <LatestChanges changes={changes} now={data.now} />}
      </div>
      <div className={styles.column}>
        {scheduled && <ScheduledList data={data} scheduled={scheduled} />}
        {unfinished && <UnfinishedList data={data} unfinished={unfinished} />}
        {isLast && setUp}
      </div>
    </div>
  );
}

/** The viewings of today, in order. */
function ViewingList({ data }: { data: DashboardData }) {
  const { total, first } = data.viewings;
  return (
    <Block
      title="Viewings today"
      aside={
        <a href={paths.adminViewings}>{total > first.length ? `See ${total}` : 'This week'}</a>
      }
    >
      {total === 0 && <Quiet>None today.</Quiet>}
      <ul>
        {first.map(({ id, name, about, local, timeZone }) => (
          <li key={id}>
            <a className={`${styles.line} ${styles.when}`} href={paths.adminEnquiry(id)}>
              <time className="num">{clockText(local?.from ?? '')}</time>
              <b>{name}</b>
              <span className={styles.said}>{`${about}, ${timeZoneCity(timeZone)} time`}</span>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** The enquiries due for follow-up, oldest first. Renders nothing if there are none. */
function FollowUpList({ data }: { data: DashboardData }) {
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
              <b>{senderName(enquiry)}</b>
              <span className={styles.said}>{enquiryTopic(enquiry)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** The notes that mention the member, until they are opened. Renders nothing if there are none. */
function MentionList({ data }: { data: DashboardData }) {
  const { total, first } = data.mentions;
  if (total === 0) return null;
  const more = total - first.length;
  return (
    <Block title="Notes for you" aside={more > 0 && <span>{more} more</span>}>
      <ul>
        {first.map(({ id, author, excerpt, at, address, ...about }) => (
          <li key={id}>
            <a className={styles.line} href={address}>
              <span>
                <b>{`${author} mentioned you`}</b>
                <span className={styles.topic}>{mentionLabel(about)}</span>
                <span className={styles.said}>{excerpt}</span>
              </span>
              <Time at={at} text={waitingTime(at, data.now)} className="num" />
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

type LatestChangesProps = { changes: ActivityEntry[]; now: string };

function LatestChanges({ changes, now }: LatestChangesProps) {
  return (
    <Block title="Recent activity" aside={<a href={paths.adminActivity}>All activity</a>}>
      {changes.length === 0 && <Quiet>No activity yet.</Quiet>}
      <ol>
        {changes.map((entry) => (
          <li key={entry.id} className={`${styles.line} ${styles.change}`}>
            <Time
              at={entry.at}
              text={formatNearDateTime(headOffice().timeZone, entry.at, new Date(now))}
              className="num"
            />
            <p>
              <ActivityPhrase entry={entry} />
            </p>
            <small>{kindLabel(entry.kind)}</small>
            {!entry.undone && entry.offer !== 'history' && <Offer entry={entry} />}
          </li>
        ))}
      </ol>
    </Block>
  );
}

/** The replies that are not sent, with the cause, longest wait first. Renders nothing if there are none. */
function UnsentReplies({ data }: { data: DashboardData }) {
  const { total, first } = data.unsentReplies;
  if (total === 0) return null;
  return (
    <Block
      title="Replies not sent"
      aside={<a href={paths.adminEnquiryFolder('unsent')}>See {total}</a>}
    >
      <ul>
        {first.map(({ mailId, hasFailed, cause, createdAt, ...enquiry }) => (
          <li key={mailId}>
            <a className={styles.line} href={paths.adminEnquiry(enquiry.id)}>
              <span>
                <b>{senderName(enquiry)}</b>
                <span className={styles.topic}>{enquiryTopic(enquiry)}</span>
                <span className={`${styles.said} ${hasFailed ? styles.bad : ''}`}>
                  {hasFailed ? 'Not sent.' : 'Waiting to be sent.'} {cause}
                </span>
              </span>
              <Time at={createdAt} text={waitingTime(createdAt, data.now)} className="num" />
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const queryKey = ['dashboard'];

/** Dismisses the checklist of this account. Only the undo in the toast brings it back. */
function useFirstDay() {
  const client = useQueryClient();
  const { change } = useChange({ keys: [] });

  const putAway: ChangeWork = async (send) => {
    await send(actions.dashboard.putAway, { isAway: true }, dashboardErrors.putAway);
    await client.cancelQueries({ queryKey });
    client.setQueryData<DashboardData>(
      queryKey,
      (data) => data && { ...data, firstDay: undefined },
    );
    return { text: 'Setup checklist dismissed', undo: bringBack };
  };

  const bringBack: ChangeWork = async (send) => {
    await send(actions.dashboard.putAway, { isAway: false }, dashboardErrors.bringBack);
    await client.invalidateQueries({ queryKey });
    focusFirst('first-day');
    return undefined;
  };

  return {
    putAway: () => void change(putAway),
    skip: (step: FirstDayStep, isSkipped: boolean) =>
      void change(
        async (send) => {
          await send(actions.dashboard.skipStep, { step, isSkipped }, dashboardErrors.skipStep);
          return undefined;
        },
        [queryKey],
      ),
  };
}
