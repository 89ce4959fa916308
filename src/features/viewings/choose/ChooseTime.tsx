import { weekdayAndDate } from '../../../lib/time/dates.ts';
import { inLine, inText, labelled } from '../../../lib/text/in-line.ts';
import { isIdeographic } from '../../../lib/text/message-language.ts';
import { locale } from '../../../lib/text/locale.ts';
import { languageName } from '../../../lib/text/languages.ts';
import { viewingMessages } from '../../../messages/viewings.ts';
import { enquiryForms } from '../../enquiries/enquiry.ts';
import fields from '../../enquiries/forms/EnquiryField.module.css';
import { timeRange } from '../viewing-texts.ts';
import { choiceNames, type Medium } from '../viewing.ts';
import styles from './ChooseTime.module.css';
import type { Offer } from './offer.ts';
import { DayButton, TimeChoice } from './TimeChoice.tsx';

type ChooseTimeProps = {
  offer: Offer;
  /** What was sent, by the names of the controls. */
  values: Record<string, string>;
};

/** The first part of a project's form: a time, how, and in which language. Without a choice it is the form as ever. */
export function ChooseTime({ offer, values }: ChooseTimeProps) {
  const messages = viewingMessages();
  const { mediums, languages, minutes, place, openHouses, timeZone } = offer;
  const chosen = values[choiceNames.at];
  const week = { formAction: `#${enquiryForms['project-interest'].anchor}` };
  return (
    <section
      className={styles.choose}
      data-choose-time=""
      data-book={messages.book('{day}', '{time}')}
      aria-labelledby="choose-time"
    >
      <div className={styles.head}>
        <h3 className="title" id="choose-time">
          {messages.choose}
        </h3>
        <Mediums mediums={mediums} chosen={values[choiceNames.medium]} />
      </div>
      {minutes !== null || place !== null ? (
        <p className="small muted">
          {inText([
            minutes === null ? '' : messages.takes(minutes),
            place && messages.takesPlace(place),
          ])}
        </p>
      ) : null}
      {openHouses.length > 0 ? (
        <p className="small">
          {labelled(messages.openHouse, '')}
          {openHouses.map(({ day, at, until, left, place: own }, index) => (
            <span key={`${at} ${own}`}>
              {index > 0 ? (isIdeographic(locale()) ? '；' : '; ') : null}
              <DayButton className={styles.house} day={day} {...week}>
                {inLine([
                  weekdayAndDate(day),
                  timeRange(timeZone, { at, until }),
                  own === place ? '' : own,
                  left === 0 ? messages.full : '',
                ])}
              </DayButton>
            </span>
          ))}
        </p>
      ) : null}
      <TimeChoice offer={offer} chosen={chosen} week={week} />
      <label className={`${fields.choice} ${styles.other}`}>
        <input
          type="radio"
          name={choiceNames.at}
          value="other"
          defaultChecked={chosen === 'other'}
        />
        <span>{messages.otherTime}</span>
      </label>
      <label className={`${fields.field} ${styles.wish}`}>
        <span className={fields.label}>{messages.wish}</span>
        <input
          className={fields.input}
          type="text"
          name={choiceNames.wish}
          maxLength={200}
          defaultValue={values[choiceNames.wish]}
        />
      </label>
      {languages.length > 1 ? (
        <label className={fields.field}>
          <span className={fields.label}>{messages.language}</span>
          <select
            className={fields.input}
            name={choiceNames.language}
            defaultValue={
              values[choiceNames.language] || languages.find((code) => locale().startsWith(code))
            }
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <input type="hidden" name={choiceNames.visitorZone} value="" />
      <p className={`small muted ${styles.note}`}>{messages.bookNote}</p>
    </section>
  );
}

function Mediums({ mediums, chosen }: { mediums: Medium[]; chosen: string | undefined }) {
  const messages = viewingMessages();
  const [only] = mediums;
  if (mediums.length < 2) return <input type="hidden" name={choiceNames.medium} value={only} />;
  return (
    <fieldset className={`${fields.choices} ${styles.how}`}>
      <legend className="sr">{messages.how}</legend>
      {mediums.map((medium) => (
        <label key={medium} className={fields.choice}>
          <input
            type="radio"
            name={choiceNames.medium}
            value={medium}
            defaultChecked={medium === (chosen || only)}
          />
          <span>{messages.mediums[medium]}</span>
        </label>
      ))}
    </fieldset>
  );
}
