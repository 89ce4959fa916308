import { viewingMessages } from '../../../messages/viewings.ts';
import { answerFocus } from '../../../ui/in-place/answer-focus.ts';
import { isOn } from '../viewing.ts';
import { viewingHeading } from '../viewing-texts.ts';
import styles from './BookedViewing.module.css';
import { EndedViewing, type EndedViewingProps } from './EndedViewing.tsx';
import { ViewingActions, ViewingFacts } from './ViewingFacts.tsx';

/** The thanks of a form with which a viewing was booked, or asked for. Sent again, it may have been cancelled since. */
export function BookedViewing(props: EndedViewingProps) {
  const { viewing } = props;
  const messages = viewingMessages();
  const { state, time, host, email } = viewing;
  return (
    <div className={styles.booked}>
      <div className={styles.line}>
        <h3 {...answerFocus}>{viewingHeading(viewing)}</h3>
      </div>
      {isOn(state) ? (
        <>
          {time ? null : <p className="lead">{messages.asked.text(host.name)}</p>}
          <ViewingFacts viewing={viewing} />
          <ViewingActions viewing={viewing} />
          <p className="small muted">{messages.copySent(email)}</p>
        </>
      ) : (
        <EndedViewing {...props} />
      )}
    </div>
  );
}
