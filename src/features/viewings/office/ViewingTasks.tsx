import { weekdayName } from '../../../lib/time/dates.ts';
import { paths } from '../../../site/paths.ts';
import { Block } from '../../dashboard/Block.tsx';
import { stateLabels } from '../viewing.ts';
import { clockText } from './viewing-texts.ts';
import type { OfficeViewing, OfficeWeek } from './office-viewing.ts';
import styles from './Viewings.module.css';

type ViewingTasksProps = {
  week: OfficeWeek;
  /** `house` is the start of an open house that has a place again. */
  onBook: (viewing: OfficeViewing, house?: { day: string; from: string }) => void;
  onDecline: (viewing: OfficeViewing) => void;
  onMark: (viewing: OfficeViewing, state: 'came' | 'missed') => void;
};

/** Who asks for another time or has cancelled, and of whom nobody has said yet whether they came. */
export function ViewingTasks({ week, onBook, onDecline, onMark }: ViewingTasksProps) {
  const { toAnswer, toMark } = week;
  if (toAnswer.length + toMark.length === 0) return null;
  return (
    <aside className={styles.tasks} aria-label="To do">
      <Tasks
        title={`${toAnswer.length} to answer`}
        viewings={toAnswer}
        getText={(one) =>
          one.house
            ? `waits for a place: open house ${dayText(one.house)}`
            : one.state === 'asked'
              ? `asks for ${one.wish || 'another time'}`
              : `cancelled ${dayText(one.local)}`
        }
        getActions={(one) => [
          one.house?.hasPlace
            ? ['Offer it…', () => onBook(one, one.house)]
            : [
                one.state === 'asked' && !one.house ? 'Accept…' : 'Offer another…',
                () => onBook(one),
              ],
          ...(one.state === 'asked'
            ? [['Decline…', () => onDecline(one)] satisfies TaskAction]
            : []),
        ]}
      />
      <Tasks
        title="After the viewing"
        viewings={toMark}
        getText={({ local }) => dayText(local)}
        getActions={(one) => [
          [stateLabels.came, () => onMark(one, 'came')],
          [stateLabels.missed, () => onMark(one, 'missed')],
        ]}
      />
    </aside>
  );
}

/** A label, and what its button does. */
type TaskAction = [string, () => void];

type TasksProps = {
  title: string;
  viewings: readonly OfficeViewing[];
  getText: (viewing: OfficeViewing) => string;
  getActions: (viewing: OfficeViewing) => TaskAction[];
};

function Tasks({ title, viewings, getText, getActions }: TasksProps) {
  if (viewings.length === 0) return null;
  return (
    <Block title={title}>
      <ul>
        {viewings.map((viewing) => (
          <li key={viewing.id}>
            <b>{viewing.name}</b> {getText(viewing)}
            <small>{[viewing.about, viewing.word].filter(Boolean).join('. ')}</small>
            <span className={styles.acts}>
              {getActions(viewing).map(([label, onPress]) => (
                <button key={label} type="button" className={styles.link} onClick={onPress}>
                  {label}
                  <span className="sr">: {viewing.name}</span>
                </button>
              ))}
              <a className={styles.link} href={paths.adminEnquiry(viewing.id)}>
                Note<span className="sr"> on {viewing.name}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** `Thursday, 10:00 a.m.` */
function dayText(local: { day: string; from: string } | undefined) {
  return local ? `${weekdayName(local.day)}, ${clockText(local.from)}` : '';
}
