import { CareList } from './CareList.tsx';
import type { DashboardData } from './dashboard.ts';
import { ScheduledList, UnfinishedList } from './DraftLists.tsx';
import { FirstDayList } from './FirstDayList.tsx';
import { FollowUpList } from './FollowUpList.tsx';
import { LatestChanges } from './LatestChanges.tsx';
import styles from './Today.module.css';
import { UnsentReplies } from './UnsentReplies.tsx';
import { useFirstDay } from './useFirstDay.ts';
import { WaitingList } from './WaitingList.tsx';

/** The day's work. If nobody is waiting, the first-day list comes first. */
export function Today({ data }: { data: DashboardData }) {
  const { firstDay, waiting, scheduled, unfinished, care, changes } = data;
  const { putAway, skip } = useFirstDay();
  const isWaitingFirst = !firstDay || waiting.total > 0;
  const waitingList = <WaitingList data={data} isLead={isWaitingFirst} />;
  return (
    <div className={styles.today}>
      <div className={styles.lead}>
        {isWaitingFirst && waitingList}
        {firstDay && (
          <FirstDayList
            done={firstDay}
            mailHint={care?.mailHint}
            onPutAway={putAway}
            onSkip={skip}
          />
        )}
      </div>
      <div className={styles.side}>
        {!isWaitingFirst && waitingList}
        <UnsentReplies data={data} />
        <FollowUpList data={data} />
        {scheduled && <ScheduledList data={data} scheduled={scheduled} />}
        {unfinished && <UnfinishedList data={data} unfinished={unfinished} />}
        {care && <CareList care={care} hasMailStep={firstDay?.mail === false} />}
      </div>
      <div className={styles.rest}>
        {changes && <LatestChanges changes={changes} now={data.now} />}
      </div>
    </div>
  );
}
