import { DayInput, isHalfTyped } from '../../admin/fields/dates/DayInput.tsx';
import { actions } from 'astro:actions';
import { useRef, useState } from 'react';
import { dayMs } from '../../lib/time/durations.ts';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { useChange } from '../../admin/actions/useChange.ts';
import { longDate, todayIn } from '../../lib/time/dates.ts';
import { findExtent, rightNames, rights, roleNames, roles } from '../../model/rights.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { teamKey, teamErrors } from './team.ts';
import teamStyles from './Team.module.css';
import styles from './RightsOfRoles.module.css';

/** The rights of each role, from the table that the server checks. */
export function RightsOfRoles({ requiredFrom }: { requiredFrom: string | null }) {
  return (
    <section className={styles.section} aria-labelledby="rights">
      <h2 id="rights">
        Roles and permissions
        <small>Owners can also require two-step verification for everyone.</small>
      </h2>
      <div>
        <div className={styles.scroll} role="group" aria-label="Permissions" tabIndex={0}>
          <table className={styles.rights}>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr">Permission</span>
                </th>
                {roleNames.map((role) => (
                  <th key={role} scope="col">
                    {roles[role].title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rightNames
                .filter((right) => right !== 'enter')
                .map((right) => (
                  <tr key={right}>
                    <th scope="row">{rights[right].title}</th>
                    {roleNames.map((role) => (
                      <td key={role}>
                        <Extent extent={findExtent(role, right)} />
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
        <SecondStepRule key={requiredFrom} requiredFrom={requiredFrom} />
      </div>
    </section>
  );
}

function Extent({ extent }: { extent: ReturnType<typeof findExtent> }) {
  if (extent === 'own') return 'Own only';
  if (!extent) return <span className={teamStyles.dim}>No</span>;
  return (
    <>
      <AdminIcon name="done" />
      <span className="sr">Yes</span>
    </>
  );
}

const graceDays = 14;
const startName = 'two-step start';

function SecondStepRule({ requiredFrom }: { requiredFrom: string | null }) {
  const { timeZone } = headOffice();
  const firstDay = dayAfter(graceDays, timeZone);
  const [day, setDay] = useState(requiredFrom ?? firstDay);
  const { change, isBusy } = useChange({ keys: [teamKey] });
  const start = useRef<HTMLInputElement>(null);

  function save(next: string | null) {
    if (isBusy) return;
    void change(async (send) => {
      await send(actions.people.saveRule, { requiredFrom: next }, teamErrors.rule);
      return next
        ? `Two-step verification is required from ${longDate(next)}`
        : 'Two-step verification is now optional';
    });
  }

  return (
    <div className={styles.rule}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={requiredFrom !== null}
          onChange={({ currentTarget }) => {
            if (!currentTarget.checked) save(null);
            else if (isHalfTyped(startName)) start.current?.focus();
            else save(day);
          }}
        />
        Require two-step verification for everyone from
      </label>
      <DayInput
        ref={start}
        aria-label="Start date"
        name={startName}
        day={day}
        from={todayIn(timeZone)}
        onDay={(next) => {
          setDay(next ?? firstDay);
          if (requiredFrom !== null && next !== null) save(next);
        }}
      />
      <p className={teamStyles.dim}>
        Until then, people see a reminder when they sign in. From that date, they must set it up
        before they continue.
      </p>
    </div>
  );
}

function dayAfter(days: number, timeZone: string) {
  return todayIn(timeZone, new Date(Date.now() + days * dayMs));
}
