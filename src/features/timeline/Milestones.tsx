import { filledBy } from '../../lib/field-marks.ts';
import { longDate } from '../../lib/dates.ts';
import styles from './Milestones.module.css';
import type { Milestone, Timeline } from './timeline.ts';

/** How far the building is: what is done under an ink line, what is planned under a dotted one. */
export function Milestones({ timeline }: { timeline: Timeline }) {
  const { milestones, milestoneNote } = timeline;
  if (milestones.length === 0) return null;
  const last = milestones.findLastIndex(({ done }) => done !== null);
  return (
    <section
      className={`wrap ${styles.section}`}
      id="milestones"
      aria-labelledby="milestones-heading"
      {...filledBy('timeline.milestones')}
    >
      <div className={`grid ${styles.head}`}>
        <h2 className={`display display--2 ${styles.title}`} id="milestones-heading">
          Milestones
        </h2>
        {milestoneNote ? (
          <p className={`lead ${styles.note}`} {...filledBy('timeline.milestoneNote')}>
            {milestoneNote}
          </p>
        ) : null}
      </div>
      <ol className={styles.line}>
        {milestones.map((milestone, at) => (
          <Step key={at} milestone={milestone} isLatest={at === last} />
        ))}
      </ol>
    </section>
  );
}

function Step({ milestone, isLatest }: { milestone: Milestone; isLatest: boolean }) {
  const { title, planned, done } = milestone;
  const look = isLatest ? styles.latest : done === null ? styles.planned : '';
  return (
    <li className={`${styles.step} ${look}`}>
      <span className={styles.mark} aria-hidden="true" />
      <h3 className="title">{title}</h3>
      <dl>
        <div>
          <dt>Planned</dt>
          <dd>{planned ?? 'TBA'}</dd>
        </div>
        <div>
          <dt>Done</dt>
          <dd>{done === null ? 'Not yet' : <time dateTime={done}>{longDate(done)}</time>}</dd>
        </div>
      </dl>
    </li>
  );
}
