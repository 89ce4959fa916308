import type { ReactNode } from 'react';
import { hourMs } from '../../lib/time/durations.ts';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { plural } from '../../lib/text/plural.ts';
import { paths } from '../../site/paths.ts';
import { ShareChart, shortDay, WeeklyChart } from './Charts.tsx';
import styles from './Reports.module.css';
import {
  reportedWeeks,
  type Answered,
  type OpenCounts,
  type Series,
  type ViewingCounts,
  type Weekly,
} from './reports.ts';

type ReportsScreenProps = {
  weekly: Weekly;
  answered: Answered;
  open: OpenCounts[];
  viewings: { byProject: ViewingCounts[]; bySource: ViewingCounts[] };
};

/** The received enquiries, the answer times and the open work. Rendered on the server. */
export function ReportsScreen({ weekly, answered, open, viewings }: ReportsScreenProps) {
  const { weeks, total, byForm, byCity, byProject } = weekly;
  const all = plural(total.total, '1 enquiry', '# enquiries');
  return (
    <>
      <ScreenHead title="Reports" back={{ text: 'Enquiries', address: paths.adminEnquiries }} />
      <p className={styles.lead}>
        {`${all} in the last ${reportedWeeks} weeks. Based on enquiries received; visitors are not tracked.`}
      </p>
      <ByWeek title="Enquiries per week, by form" series={[total, ...byForm]} weeks={weeks} />
      <ByWeek
        title="Enquiries per week, by city"
        series={byCity}
        weeks={weeks}
        empty="No project enquiries yet."
      />
      <ByWeek
        title="Enquiries per week, by project"
        series={byProject}
        weeks={weeks}
        empty="No project enquiries yet."
      />
      <Part
        title="Time to first reply"
        lead={`${medianText(answered.median)}${byHandText(answered.byHand)}`}
      >
        <ShareChart shares={answered.shares} />
        <Table head={['First reply', 'Enquiries']} name="Time to first reply">
          {answered.shares.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </Table>
      </Part>
      <Part
        title="Open enquiries, by team member"
        lead="All new and in-progress enquiries, whatever their age."
      >
        <ShareChart shares={open.map(({ name, total: count }) => ({ name, count }))} />
        <Table
          head={['Team member', 'New', 'In progress', 'Open']}
          name="Open enquiries, by team member"
        >
          {open.map(({ name, fresh, inHand, total: count }, index) => (
            <tr key={`${name} ${index}`}>
              <th scope="row">{name}</th>
              <td>{fresh}</td>
              <td>{inHand}</td>
              <td>{count}</td>
            </tr>
          ))}
        </Table>
      </Part>
      <Viewings title="Past viewings, by project" counts={viewings.byProject} isOffered />
      <Viewings title="Past viewings, by source" counts={viewings.bySource} />
    </>
  );
}

type ViewingsProps = { title: string; counts: ViewingCounts[]; isOffered?: boolean };

function Viewings({ title, counts, isOffered = false }: ViewingsProps) {
  if (counts.length === 0)
    return (
      <Part title={title}>
        <p className={styles.lead}>No past viewings yet.</p>
      </Part>
    );
  return (
    <Part
      title={title}
      {...(isOffered && {
        lead: 'Offered: the times that the present hours of the hosts contain.',
      })}
    >
      <ShareChart shares={counts.map(({ name, booked }) => ({ name, count: booked }))} />
      <Table
        head={[
          isOffered ? 'Project' : 'Source',
          ...(isOffered ? ['Offered'] : []),
          'Booked',
          'Cancelled',
          'Came',
          'Did not come',
        ]}
        name={title}
      >
        {counts.map(({ name, offered, booked, cancelled, came, missed }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {isOffered && <td>{offered ?? 0}</td>}
            <td>{booked}</td>
            <td>{cancelled}</td>
            <td>{came}</td>
            <td>{missed}</td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}

type ByWeekProps = { title: string; series: Series[]; weeks: string[]; empty?: string };

function ByWeek({ title, series, weeks, empty = '' }: ByWeekProps) {
  if (series.length === 0)
    return (
      <Part title={title}>
        <p className={styles.lead}>{empty}</p>
      </Part>
    );
  return (
    <Part title={title}>
      <WeeklyChart series={series} weeks={weeks} />
      <Table head={['Week of', ...weeks.map(shortDay), 'Total']} name={title}>
        {series.map(({ name, counts, total }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, index) => (
              <td key={weeks[index]}>{count}</td>
            ))}
            <td>{total}</td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.beside}>{children}</div>
    </section>
  );
}

function Table({ head, name, children }: { head: string[]; name: string; children: ReactNode }) {
  return (
    // Focusable, so that the keyboard can scroll it on narrow screens.
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={`Table: ${name}`}>
      <table className={`num ${styles.table}`}>
        <thead>
          <tr>
            {head.map((label, index) => (
              <th key={`${label} ${index}`} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** For example `Half of those who were answered waited less than 5 hours.` */
function medianText(median: number | undefined) {
  if (median === undefined) return 'No replies yet.';
  const hours = Math.ceil(median / hourMs);
  const text =
    hours < 48
      ? plural(hours, '1 hour', '# hours')
      : plural(Math.ceil(hours / 24), '1 day', '# days');
  return `Median time to first reply: ${text}.`;
}

function byHandText(count: number) {
  if (count === 0) return '';
  return ` ${plural(count, '# enquiry was', '# enquiries were')} marked as answered by hand.`;
}
