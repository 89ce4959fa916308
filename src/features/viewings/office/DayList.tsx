import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { weekdayAndDate } from '../../../lib/time/dates.ts';
import { stateLabels } from '../viewing.ts';
import { clockText } from '../viewing-line.ts';
import type { OfficeDay, OfficeWeek } from './office-viewing.ts';
import { aboutText, placesText, type OnOpen } from './WeekGrid.tsx';
import { entriesOf, isUsed, type Entry } from './week-times.ts';
import styles from './Viewings.module.css';

/** The days of a week one below the other, for narrow screens and on request. */
export function DayList({ week, ...onOpen }: { week: OfficeWeek } & OnOpen) {
  const days = week.days.filter((day) => isUsed(day) || day.day === week.now.day);
  return days.map((day) => (
    <section key={day.day} aria-label={weekdayAndDate(day.day)}>
      <div className={styles.listHead}>
        <h2>{weekdayAndDate(day.day)}</h2>
        <span>{countText(day)}</span>
      </div>
      <ul>
        {entriesOf(day, week).map((entry) => (
          <li key={`${entry.kind} ${entry.from} ${'viewing' in entry ? entry.viewing.id : ''}`}>
            <Row entry={entry} {...onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function countText({ viewings, openHouses }: OfficeDay) {
  const count = viewings.filter(({ state }) => state !== 'cancelled').length;
  return [count > 0 && plural(count, '1 booked', '# booked'), openHouses.length > 0 && 'open house']
    .filter(Boolean)
    .join(', ');
}

function Row({ entry, onViewing, onHouse }: { entry: Entry } & OnOpen) {
  const { from, until } = entry;
  if (entry.kind === 'house') {
    const { house } = entry;
    const text = `${house.about}, ${placesText(house)}`;
    return (
      <OpenRow
        time={rangeText(from, until)}
        name="Open house"
        text={text}
        onPress={() => onHouse(house)}
      />
    );
  }
  if (entry.kind === 'viewing') {
    const { viewing } = entry;
    const state = viewing.state !== 'booked' && stateLabels[viewing.state];
    return (
      <OpenRow
        time={clockText(from)}
        name={viewing.name}
        text={[aboutText(viewing), state].filter(Boolean).join(', ')}
        isStruck={viewing.state === 'cancelled'}
        onPress={() => onViewing(viewing)}
      />
    );
  }
  const isNow = entry.kind === 'now';
  return (
    <p className={`${styles.row} ${styles.quiet}`}>
      <span className="num">{isNow ? clockText(from) : rangeText(from, until)}</span>
      <span>{isNow ? 'Now' : 'Free'}</span>
    </p>
  );
}

type OpenRowProps = {
  time: string;
  name: string;
  text: string;
  isStruck?: boolean;
  onPress: () => void;
};

function OpenRow({ time, name, text, isStruck, onPress }: OpenRowProps) {
  return (
    <button
      type="button"
      className={isStruck ? `${styles.row} ${styles.struck}` : styles.row}
      onClick={onPress}
    >
      <span className="num">{time}</span>
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      <AdminIcon name="forward" />
    </button>
  );
}

function rangeText(from: string, until: string) {
  return `${clockText(from)} to ${until === '24:00' ? 'midnight' : clockText(until)}`;
}
