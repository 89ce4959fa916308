import { filledBy } from '../../lib/html/field-marks.ts';
import { asSentence, inText } from '../../lib/text/in-line.ts';
import { longDate } from '../../lib/time/dates.ts';
import { projectMessages } from '../../messages/projects.ts';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './Milestones.module.css';
import type { Milestone, Timeline } from './timeline.ts';

/** The progress of the building: a solid line for what is done, a dotted line for what is planned. */
type MilestonesProps = {
  timeline: Timeline;
  /** Without it, the milestones are not offered for a calendar. */
  calendarUrl?: string | undefined;
};

export function Milestones({ timeline, calendarUrl }: MilestonesProps) {
  const { milestones, milestoneNote } = timeline;
  if (milestones.length === 0) return null;
  const latest = milestones.findLastIndex(({ done }) => done !== null);
  return (
    <section
      className={`wrap ${styles.section}`}
      id="milestones"
      aria-labelledby="milestones-heading"
      {...filledBy('timeline.milestones')}
    >
      <div className={`grid ${styles.head}`}>
        <h2 className={`display display--2 ${styles.title}`} id="milestones-heading">
          {projectMessages().deposits.milestones}
        </h2>
        {milestoneNote || calendarUrl !== undefined ? (
          <div className={styles.note}>
            {milestoneNote ? (
              <p className="lead" {...filledBy('timeline.milestoneNote')}>
                {milestoneNote}
              </p>
            ) : null}
            {calendarUrl === undefined ? null : (
              <p>
                <TextLink href={calendarUrl} download>
                  {projectMessages().deposits.addToCalendar}
                </TextLink>
              </p>
            )}
          </div>
        ) : null}
      </div>
      <PhoneFold
        facts={shortly(
          milestones[latest],
          milestones.findLast(({ done }) => done === null),
        )}
      >
        <ol className={styles.line}>
          {milestones.map((milestone, index) => (
            <Step key={index} milestone={milestone} isLatest={index === latest} />
          ))}
        </ol>
      </PhoneFold>
    </section>
  );
}

/** What was reached last, and what comes in the end. */
function shortly(...steps: (Milestone | undefined)[]) {
  const { deposits, project } = projectMessages();
  return inText(
    steps.map((step) => {
      if (!step) return null;
      const { title, done, planned } = step;
      const isPlanned = done === null && planned !== null;
      const day = isPlanned ? deposits.plannedFor(planned) : done && longDate(done);
      return asSentence(deposits.atTime(title, day ?? project.notAnnounced));
    }),
  );
}

function Step({ milestone, isLatest }: { milestone: Milestone; isLatest: boolean }) {
  const { title, planned, done } = milestone;
  const messages = projectMessages();
  const stateClass = isLatest ? styles.latest : done === null ? styles.planned : '';
  return (
    <li className={`${styles.step} ${stateClass}`}>
      <span className={styles.mark} aria-hidden="true" />
      <h3 className="title">{title}</h3>
      <dl>
        <div>
          <dt>{messages.deposits.planned}</dt>
          <dd>{planned ?? messages.project.notAnnounced}</dd>
        </div>
        <div>
          <dt>{messages.deposits.done}</dt>
          <dd>
            {done === null ? (
              messages.deposits.notYet
            ) : (
              <time dateTime={done}>{longDate(done)}</time>
            )}
          </dd>
        </div>
      </dl>
    </li>
  );
}
