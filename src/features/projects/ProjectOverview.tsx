import type { ProjectDetail } from './project.ts';
import styles from './ProjectOverview.module.css';

export function ProjectOverview({ project }: { project: ProjectDetail }) {
  const { specifications, completionDate, location, developer } = project;
  const facts: [heading: string, value: string | null][] = [
    ['BUILDING', specifications.buildingType],
    ['TOTAL UNITS', countText(specifications.units)],
    ['LEVELS', countText(specifications.levels)],
    ['TYPE', specifications.typesOfUnits],
    ['STRATA FEE', specifications.strataFees],
    ['PRICING', specifications.priceRange],
    ['APPROX. COMPLETION', completionDate],
    ['LOCATION', location.address],
  ];
  return (
    <section
      className={`wrap ${styles.overview} ${developer ? '' : styles.isFirst}`}
      aria-labelledby="overview-heading"
    >
      <h2 className={`display display--2 ${styles.heading}`} id="overview-heading">
        Project Overview
      </h2>
      <dl className={styles.facts}>
        {facts.map(([heading, value]) => (
          <Fact key={heading} heading={heading} value={value} />
        ))}
      </dl>
      {specifications.priceRange || specifications.strataFees ? (
        <p className={`small muted ${styles.note}`}>
          Prices are in Canadian dollars. Contracts are in the currency of the city.
        </p>
      ) : null}
    </section>
  );
}

const longestInLargeType = 26;

function Fact({ heading, value }: { heading: string; value: string | null }) {
  return (
    <div className={styles.fact}>
      <dt className="label muted">{heading}</dt>
      <dd
        className={[
          'num',
          styles.value,
          value === null && styles.tba,
          (value?.length ?? 0) > longestInLargeType && styles.long,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {value ?? 'TBA'}
      </dd>
    </div>
  );
}

/** None is as good as not known yet. */
function countText(count: number | null) {
  return count === null || count === 0 ? null : count.toLocaleString('en-CA');
}
