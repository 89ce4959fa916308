import { mediumDate } from '../../lib/time/dates.ts';
import styles from './Reports.module.css';
import type { Series, Share } from './reports.ts';

const width = 480;
const [left, rowHeight, foot] = [156, 44, 28];

/** One row of bars per series, all on the same scale. A table beside it contains the same figures. */
export function WeeklyChart({ series, weeks }: { series: Series[]; weeks: string[] }) {
  const highest = Math.max(1, ...series.flatMap(({ counts }) => counts));
  const step = (width - left) / weeks.length;
  const height = series.length * rowHeight + foot;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {series.map(({ name, counts }, row) => {
        const base = (row + 1) * rowHeight;
        return (
          <g key={name}>
            <text className={styles.label} x={0} y={base - 4}>
              {shortName(name)}
            </text>
            <line className={styles.base} x1={left} x2={width} y1={base} y2={base} />
            {counts.map((count, index) => {
              const tall = (count / highest) * (rowHeight - 12);
              return (
                <rect
                  key={weeks[index]}
                  className={index === counts.length - 1 ? styles.present : styles.bar}
                  x={left + index * step + 2}
                  y={base - tall}
                  width={step - 4}
                  height={tall}
                />
              );
            })}
          </g>
        );
      })}
      <text className={styles.week} x={left} y={height - 6}>
        {shortDay(weeks[0])}
      </text>
      <text className={styles.week} x={width} y={height - 6} textAnchor="end">
        {shortDay(weeks.at(-1))}
      </text>
    </svg>
  );
}

export function ShareChart({ shares }: { shares: Share[] }) {
  const highest = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${shares.length * 32}`} aria-hidden="true">
      {shares.map(({ name, count }, row) => (
        <g key={name}>
          <text className={styles.label} x={0} y={row * 32 + 21}>
            {shortName(name)}
          </text>
          <rect
            className={styles.bar}
            x={left}
            y={row * 32 + 8}
            width={(count / highest) * (width - left)}
            height={16}
          />
        </g>
      ))}
      <line className={styles.base} x1={left} x2={left} y1={0} y2={shares.length * 32} />
    </svg>
  );
}

const longest = 16;

function shortName(name: string) {
  return name.length > longest ? `${name.slice(0, longest - 1).trim()}…` : name;
}

/** For example `Nov 23`. */
export function shortDay(day = '') {
  return day && mediumDate(day).replace(/,? \d{4}$/, '');
}
