import { viewingMessages } from '../../../messages/viewings.ts';
import { paths } from '../../../site/paths.ts';
import { answerFocus } from '../../../ui/in-place/answer-focus.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { weekdayAndTime } from '../viewing-texts.ts';
import type { ShownViewing } from '../viewing.ts';
import styles from './BookedViewing.module.css';
import { ViewingFacts } from './ViewingFacts.tsx';

/** The thanks of a form with which a viewing was booked, or asked for. */
export function BookedViewing({ viewing }: { viewing: ShownViewing }) {
  const messages = viewingMessages();
  const { time, zone, host, email, token } = viewing;
  return (
    <div className={styles.booked}>
      <div className={styles.line}>
        <h3 {...answerFocus}>{time ? weekdayAndTime(zone, time.at) : messages.asked.heading}</h3>
      </div>
      {time ? null : <p className="lead">{messages.asked.text(host.name)}</p>}
      <ViewingFacts viewing={viewing} />
      <p className={styles.acts}>
        {time ? (
          <Button href={paths.viewingCalendar(token)} isSolid isNatural>
            {messages.addToCalendar}
          </Button>
        ) : null}
        {time ? (
          <TextLink href={`${paths.viewing(token)}?do=change`}>{messages.changeTime}</TextLink>
        ) : null}
        <TextLink href={`${paths.viewing(token)}?do=cancel`}>
          {time ? messages.cancel : messages.withdraw}
        </TextLink>
      </p>
      <p className="small muted">{messages.copySent(email)}</p>
    </div>
  );
}
