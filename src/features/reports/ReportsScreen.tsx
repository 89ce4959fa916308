import type { ReactNode } from 'react';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { Figures } from '../../admin/lists/Figures.tsx';
import { plural } from '../../lib/text/plural.ts';
import { mediumDate } from '../../lib/time/dates.ts';
import { hourMs } from '../../lib/time/durations.ts';
import { paths } from '../../site/paths.ts';
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
  const past = sum(viewings.bySource.map(({ booked }) => booked));
  return (
    <>
      <ScreenHead
        title="Reports"
        back={{ text: 'Back to Enquiries', address: paths.adminEnquiries }}
      />
      <p className={styles.lead}>
        {`The last ${reportedWeeks} weeks. Based on enquiries received; visitors are not tracked.`}
      </p>
      <Figures
        figures={[
          [total.total, 'Enquiries'],
          [medianText(answered.median), 'Median time to first reply'],
          [sum(open.map((one) => one.total)), 'Open enquiries, whatever their age'],
          [past, 'Past viewings'],
        ]}
      />
      <ByWeek
        title="Enquiries per week, by form"
        of="Form"
        series={[total, ...byForm]}
        weeks={weeks}
      />
      <ByWeek
        title="Enquiries per week, by project"
        of="Project"
        series={byProject}
        weeks={weeks}
      />
      <ByWeek
        title="Enquiries per week, by city"
        of="City"
        series={byCity}
        weeks={weeks}
        isFolded
      />
      <div className={styles.pairs}>
        <Part
          title="Time to first reply"
          isFolded={total.total === 0}
          lead={byHandText(answered.byHand)}
        >
          <Counts
            head={['First reply', 'Enquiries']}
            rows={answered.shares.map(({ name, count }) => [name, count, count])}
          />
        </Part>
        <Part
          title="Open enquiries, by team member"
          isFolded={open.every((one) => one.total === 0)}
        >
          <Counts
            head={['Team member', 'New', 'In progress', 'Open']}
            rows={open.map(({ name, fresh, inHand, total: all }) => [
              name,
              all,
              fresh,
              inHand,
              all,
            ])}
          />
        </Part>
        <Part
          title="Past viewings, by project"
          isFolded={past === 0}
          lead={
            viewings.byProject.length === 0
              ? 'No past viewings yet.'
              : 'Offered: the times that the present hours of the hosts contain.'
          }
        >
          <Counts
            head={['Project', 'Offered', ...outcomes]}
            rows={viewings.byProject.map((one) => [
              one.name,
              one.booked,
              one.offered ?? 0,
              ...outcomeCounts(one),
            ])}
          />
        </Part>
        <Part title="Past viewings, by source" isFolded={past === 0}>
          <Counts
            head={['Source', ...outcomes]}
            rows={viewings.bySource.map((one) => [one.name, one.booked, ...outcomeCounts(one)])}
          />
        </Part>
      </div>
    </>
  );
}

const none = `None in the last ${reportedWeeks} weeks`;

const outcomes = ['Booked', 'Cancelled', 'Came', 'Did not come'];

function outcomeCounts({ booked, cancelled, came, missed }: ViewingCounts) {
  return [booked, cancelled, came, missed];
}

type ByWeekProps = {
  title: string;
  of: string;
  series: Series[];
  weeks: string[];
  isFolded?: boolean;
};

/** A row of bars for each of the series, all on the same scale, with their numbers. */
function ByWeek({ title, of, series, weeks, isFolded = false }: ByWeekProps) {
  const highest = Math.max(1, ...series.flatMap(({ counts }) => counts));
  if (series.every(({ total }) => total === 0))
    return <Part title={title} lead={`${none}.`} isFolded={isFolded} />;
  return (
    <Part title={title} isFolded={isFolded}>
      <table className={`num ${styles.weeks}`}>
        <Head labels={[of, ...weeks.map(shortDay), 'Total']} />
        <tbody>
          {series.map(({ name, counts, total }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, index) => (
                <td key={weeks[index]} data-none={count === 0 || undefined}>
                  <i style={{ height: `${(count / highest) * 2}rem` }} />
                  {count || (
                    <>
                      <span aria-hidden="true">·</span>
                      <span className="sr">0</span>
                    </>
                  )}
                </td>
              ))}
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

type CountsProps = {
  head: string[];
  /** The name, the length of the bar behind it, and the numbers. */
  rows: [string, number, ...number[]][];
};

function Counts({ head, rows }: CountsProps) {
  if (rows.length === 0) return null;
  const longest = Math.max(1, ...rows.map(([, length]) => length));
  return (
    <table className={`num ${styles.counts}`}>
      <Head labels={head} />
      <tbody>
        {rows.map(([name, length, ...counts], row) => (
          <tr key={`${name} ${row}`}>
            <th scope="row" style={{ backgroundSize: `${(length / longest) * 100}% 100%` }}>
              {name}
            </th>
            {counts.map((count, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ labels }: { labels: string[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type PartProps = { title: string; lead?: string; isFolded?: boolean; children?: ReactNode };

function Part({ title, lead, isFolded = false, children }: PartProps) {
  return (
    <details className={styles.part} open={!isFolded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </details>
  );
}

function sum(counts: readonly number[]) {
  return counts.reduce((all, count) => all + count, 0);
}

/** For example `Nov 23`. */
function shortDay(day: string) {
  return mediumDate(day).replace(/,? \d{4}$/, '');
}

/** Half of those who were answered waited no longer: `5 hours`. */
function medianText(median: number | undefined) {
  if (median === undefined) return none;
  const hours = Math.ceil(median / hourMs);
  return hours < 48
    ? plural(hours, '1 hour', '# hours')
    : plural(Math.ceil(hours / 24), '1 day', '# days');
}

function byHandText(count: number) {
  if (count === 0) return '';
  return `${plural(count, '# enquiry was', '# enquiries were')} marked as answered by hand.`;
}
