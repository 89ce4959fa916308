import { weekdayName } from '../../../lib/time/dates.ts';
import { paths } from '../../../site/paths.ts';
import { stateLabels } from '../viewing.ts';
import { clockText } from '../viewing-line.ts';
import type { OfficeViewing } from './office-viewing.ts';
import styles from './Viewings.module.css';

type OnViewing = (viewing: OfficeViewing) => void;

type ToAnswerProps = {
  viewings: readonly OfficeViewing[];
  onBook: OnViewing;
  onDecline: OnViewing;
};

/** Who asks for another time, and who has cancelled. Renders nothing without any. */
export function ToAnswer({ viewings, onBook, onDecline }: ToAnswerProps) {
  if (viewings.length === 0) return null;
  return (
    <section>
      <h2>{`${viewings.length} to answer`}</h2>
      <ul>
        {viewings.map((viewing) => (
          <li key={viewing.id}>
            <a href={paths.adminEnquiry(viewing.id)}>{viewing.name}</a>{' '}
            {viewing.state === 'asked'
              ? `asks for ${viewing.wish || 'another time'}`
              : `cancelled ${dayText(viewing)}`}
            <small>{[viewing.about, viewing.word].filter(Boolean).join('. ')}</small>
            <span className={styles.acts}>
              {viewing.state === 'asked' ? (
                <>
                  <Act label="Accept…" viewing={viewing} onPress={onBook} />
                  <Act label="Decline…" viewing={viewing} onPress={onDecline} />
                </>
              ) : (
                <Act label="Offer another…" viewing={viewing} onPress={onBook} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ToMarkProps = {
  viewings: readonly OfficeViewing[];
  onMark: (viewing: OfficeViewing, state: 'came' | 'missed') => void;
};

/** Of whom nobody has said yet whether they came. Renders nothing without any. */
export function ToMark({ viewings, onMark }: ToMarkProps) {
  if (viewings.length === 0) return null;
  return (
    <section>
      <h2>After the viewing</h2>
      <ul>
        {viewings.map((viewing) => (
          <li key={viewing.id}>
            <b>{viewing.name}</b>, {dayText(viewing)}
            <small>{viewing.about}</small>
            <span className={styles.acts}>
              {(['came', 'missed'] as const).map((state) => (
                <Act
                  key={state}
                  label={stateLabels[state]}
                  viewing={viewing}
                  onPress={() => onMark(viewing, state)}
                />
              ))}
              <a className={styles.link} href={paths.adminEnquiry(viewing.id)}>
                Note<span className="sr"> on {viewing.name}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ActProps = { label: string; viewing: OfficeViewing; onPress: OnViewing };

function Act({ label, viewing, onPress }: ActProps) {
  return (
    <button type="button" className={styles.link} onClick={() => onPress(viewing)}>
      {label}
      <span className="sr">: {viewing.name}</span>
    </button>
  );
}

/** `Thursday, 10:00 a.m.` */
function dayText({ local }: OfficeViewing) {
  return local ? `${weekdayName(local.day)}, ${clockText(local.time)}` : '';
}
