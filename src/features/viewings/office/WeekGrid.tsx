import type { CSSProperties } from 'react';
import { weekdayName } from '../../../lib/time/dates.ts';
import { stateLabels } from '../viewing.ts';
import { clockText } from '../viewing-line.ts';
import type { OfficeDay, OfficeViewing, OfficeWeek, OpenHouse } from './office-viewing.ts';
import { daysShown, endOf, hoursNeeded, toHours, viewingsShown } from './week-times.ts';
import styles from './Viewings.module.css';

export type OnOpen = {
  onViewing: (viewing: OfficeViewing) => void;
  onHouse: (house: OpenHouse) => void;
};

/** The days of a week side by side, an hour as high as another. */
export function WeekGrid({ week, ...onOpen }: { week: OfficeWeek } & OnOpen) {
  const days = daysShown(week);
  const [first, last] = hoursNeeded(days);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const height = { '--hours': hours.length, '--days': days.length } as CSSProperties;
  return (
    <div className={styles.grid} style={height}>
      <div className={`num ${styles.hours}`} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour} style={place(first, hour, hour)}>
            {hourText(hour, first)}
          </span>
        ))}
      </div>
      {days.map((day) => (
        <Day key={day.day} day={day} first={first} now={week.now} {...onOpen} />
      ))}
    </div>
  );
}

type DayProps = { day: OfficeDay; first: number; now: OfficeWeek['now'] } & OnOpen;

function Day({ day, first, now, onViewing, onHouse }: DayProps) {
  const isToday = day.day === now.day;
  return (
    <section className={styles.day} aria-label={weekdayName(day.day)}>
      <h2 className={isToday ? `${styles.dayHead} ${styles.today}` : styles.dayHead}>
        <b className="num">{Number(day.day.slice(8))}</b>
        {weekdayName(day.day).slice(0, 3)}
        {isToday && ', today'}
      </h2>
      <div className={styles.times}>
        {day.hours.map(({ from, until }) => (
          <i key={from} className={styles.open} style={span(first, from, until)} />
        ))}
        {day.openHouses.map((house) => (
          <button
            key={house.from}
            type="button"
            className={`${styles.event} ${styles.house}`}
            style={span(first, house.from, house.until)}
            onClick={() => onHouse(house)}
          >
            <b>Open house</b>
            <span>{house.about}</span>
            <span>{placesText(house)}</span>
          </button>
        ))}
        {viewingsShown(day).map(
          (viewing) =>
            viewing.local && (
              <button
                key={viewing.id}
                type="button"
                className={`${styles.event} ${viewing.medium === 'video' ? styles.video : ''} ${viewing.state === 'cancelled' ? styles.cancelled : ''}`}
                style={span(first, viewing.local.time, endOf(viewing.local))}
                onClick={() => onViewing(viewing)}
              >
                <b>{viewing.name}</b>
                <span>{aboutText(viewing)}</span>
                <span className="sr">
                  {`, ${clockText(viewing.local.time)}, ${stateLabels[viewing.state]}`}
                </span>
              </button>
            ),
        )}
        {isToday && toHours(now.time) >= first && (
          <i className={styles.now} style={span(first, now.time, now.time)} />
        )}
      </div>
    </section>
  );
}

/** `Kestrel House 301, by video` */
export function aboutText({ about, medium }: Pick<OfficeViewing, 'about' | 'medium'>) {
  return [about, medium === 'video' && 'by video'].filter(Boolean).join(', ');
}

/** `15 of 24 places taken` */
export function placesText({ taken, places }: OpenHouse) {
  return `${taken.length} of ${places} places taken`;
}

function span(first: number, from: string, until: string) {
  return place(first, toHours(from), toHours(until));
}

function place(first: number, from: number, until: number) {
  return { '--start': from - first, '--length': until - from } as CSSProperties;
}

/** `9 a.m.`, `10`, `1 p.m.` */
function hourText(hour: number, first: number) {
  const half = hour < 12 ? ' a.m.' : ' p.m.';
  return `${hour % 12 || 12}${hour === first || hour === 13 ? half : ''}`;
}
