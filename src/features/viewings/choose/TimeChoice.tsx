import type { ComponentProps } from 'react';
import { dayAndMonth, timeIn, weekdayAndDate, weekdayName } from '../../../lib/time/dates.ts';
import { wallClockAt } from '../../../lib/time/zoned-time.ts';
import { viewingMessages } from '../../../messages/viewings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { timeRange, zoneCity } from '../viewing-texts.ts';
import { weekName } from '../../enquiries/forms/enquiry-declaration.ts';
import { waitingFor } from '../viewing.ts';
import type { Offer } from './offer.ts';
import { ownTime } from './own-time.ts';
import styles from './TimeChoice.module.css';

type TimeChoiceProps = {
  offer: Offer;
  /** The chosen time, or `other`. */
  chosen?: string | undefined;
  /** The visitor's, if it is known. Otherwise the browser adds its own. */
  ownZone?: string | null;
  /** Where the form is sent for another week. */
  week: WeekRequest;
};

/** The days of a week and their times. Which day is shown needs no script: it is the one that is chosen. */
export function TimeChoice({ offer, chosen, ownZone, week }: TimeChoiceProps) {
  const messages = viewingMessages();
  const { days, timeZone, earlier, later, chosenDay } = offer;
  const zone = messages.zone(offer.city);
  const [first = '', last = ''] = [days[0], days[6]].map((one) => dayAndMonth(one?.day ?? ''));
  return (
    <div>
      {/* What Enter presses in a field: a browser takes the first button. */}
      <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" />
      <div className={styles.week}>
        <p>{messages.range(first, last)}</p>
        <span className={styles.arrows}>
          <DayButton day={earlier} aria-label={messages.earlier} {...week}>
            <Icon name="arrowLeft" />
          </DayButton>
          <DayButton day={later} aria-label={messages.later} {...week}>
            <Icon name="arrowRight" />
          </DayButton>
        </span>
      </div>
      <fieldset className={styles.days}>
        <legend className="sr">{messages.days}</legend>
        {days.map(({ day, times }, index) => {
          const free = times.filter(({ left }) => left > 0);
          const isOpenHouse = times.some(({ places }) => places !== null);
          const text = free.length === 0 ? messages.noTimes : messages.times(free.length);
          const parts = (
            <>
              <span>{weekdayName(day, 'short')}</span>
              <b className="num">{Number(day.slice(8))}</b>
              <em>{isOpenHouse ? messages.openHouse : text}</em>
            </>
          );
          if (times.length === 0)
            return (
              <span key={day} className={styles.none}>
                {parts}
              </span>
            );
          return (
            <label key={day} className={styles.day}>
              <input
                className="sr"
                type="radio"
                name="viewing-day"
                value={day}
                data-day={index}
                defaultChecked={day === chosenDay}
              />
              {parts}
            </label>
          );
        })}
      </fieldset>
      {days.map(({ day, times }, index) => {
        if (times.length === 0) return null;
        const shown = times.map((time) => {
          const local = wallClockAt(timeZone, Date.parse(time.at));
          return { ...time, local, own: ownZone ? ownTime(local, ownZone, time.at) : undefined };
        });
        const isElsewhere = shown.some(({ own }) => own !== undefined);
        return (
          <fieldset
            key={day}
            className={styles.times}
            data-of-day={index}
            data-weekday={weekdayName(day)}
          >
            <legend>
              <b className="title">{weekdayAndDate(day)}</b>
              <span className="muted" data-zones={messages.yourZone(zone, '{city}')}>
                {ownZone && isElsewhere ? messages.yourZone(zone, zoneCity(ownZone)) : zone}
              </span>
            </legend>
            <ul>
              {shown.map((time) => (
                <Time key={time.at} {...time} timeZone={timeZone} chosen={chosen} />
              ))}
            </ul>
          </fieldset>
        );
      })}
    </div>
  );
}

type TimeProps = Offer['days'][number]['times'][number] & {
  local: { day: string; time: string };
  /** The same time where the visitor is, if it is another. */
  own: string | undefined;
  timeZone: string;
  chosen: string | undefined;
};

function Time({ at, until, places, left, mediums, isTaken, ...props }: TimeProps) {
  const { local, own, timeZone, chosen } = props;
  const messages = viewingMessages();
  const isFull = places !== null && left === 0;
  const note = places === null ? null : isFull ? messages.tellMe : messages.left(left, places);
  const value = isFull ? waitingFor(at) : at;
  const text = places === null ? timeIn(timeZone, at) : timeRange(timeZone, { at, until });
  return (
    <li className={places === null ? undefined : styles.wide}>
      <label className={isTaken ? styles.taken : styles.time} data-mediums={mediums.join(' ')}>
        <input
          className="sr"
          type="radio"
          name="viewing"
          value={value}
          defaultChecked={value === chosen && !isTaken}
          disabled={isTaken}
          data-waits={isFull || undefined}
        />
        <b className="num">
          {places === null ? null : <span>{messages.openHouse}, </span>}
          <time dateTime={at} data-local={`${local.day}T${local.time}`}>
            {text}
          </time>
        </b>
        {own === undefined ? null : <small>{own}</small>}
        {isTaken ? <small>{messages.taken}</small> : null}
        {note === null ? null : <small>{note}</small>}
      </label>
    </li>
  );
}

type WeekRequest = Pick<ComponentProps<'button'>, 'formAction' | 'formMethod'>;

/** Shows the week of a day by sending the form, so that what was typed stays. */
export function DayButton({
  day,
  ...props
}: ComponentProps<'button'> & { day: string | undefined }) {
  return day === undefined ? null : <button type="submit" name={weekName} value={day} {...props} />;
}
