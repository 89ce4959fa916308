import { viewingMessages } from '../../../messages/viewings.ts';
import { answerFocus } from '../../../ui/in-place/answer-focus.ts';
import { weekdayAndTime } from '../viewing-texts.ts';
import type { ShownViewing } from '../viewing.ts';
import styles from './BookedViewing.module.css';
import { ViewingActions, ViewingFacts } from './ViewingFacts.tsx';

/** The thanks of a form with which a viewing was booked, or asked for. */
export function BookedViewing({ viewing }: { viewing: ShownViewing }) {
  const messages = viewingMessages();
  const { time, zone, host, email } = viewing;
  return (
    <div className={styles.booked}>
      <div className={styles.line}>
        <h3 {...answerFocus}>{time ? weekdayAndTime(zone, time.at) : messages.asked.heading}</h3>
      </div>
      {time ? null : <p className="lead">{messages.asked.text(host.name)}</p>}
      <ViewingFacts viewing={viewing} />
      <ViewingActions viewing={viewing} />
      <p className="small muted">{messages.copySent(email)}</p>
    </div>
  );
}
