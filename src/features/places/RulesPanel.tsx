import { useId } from 'react';
import { goToNamedField } from '../../admin/forms/go-to-field.ts';
import { longDate } from '../../lib/time/dates.ts';
import { blocking, type Finding, type FindingState } from './judge.ts';
import styles from './RulesPanel.module.css';

type RulesPanelProps = {
  findings: readonly Finding[];
  /** What is said if no rule asks for anything. */
  empty?: string | undefined;
};

/** What each place asks for, and what of it is there. */
export function RulesPanel({ findings, empty }: RulesPanelProps) {
  const places = Map.groupBy(
    findings.filter(({ rule }) => rule.asks !== 'line'),
    ({ place }) => place,
  );
  if (places.size === 0)
    return empty === undefined ? null : <p className={styles.empty}>{empty}</p>;
  return (
    <div className={styles.panels}>
      {[...places].map(([place, found]) => (
        <PlacePanel key={place.id} name={place.name} findings={found} />
      ))}
    </div>
  );
}

function PlacePanel({ name, findings }: { name: string; findings: readonly Finding[] }) {
  const heading = useId();
  const because = findings[0]?.because;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{name} asks for</h2>
        <p role="status">{progressText(findings)}</p>
        {because === undefined ? null : <p>It asks because {because}.</p>}
      </header>
      <ul>
        {findings.map((finding) => (
          <Row key={finding.rule.id} finding={finding} />
        ))}
      </ul>
      <p className={styles.foot}>
        Set by your owner in Settings, Places. {reviewText(findings)} This is a checklist, not legal
        advice.
      </p>
    </section>
  );
}

const icons: Record<FindingState, string> = {
  ready: 'M2 8.5l4 4L14 4',
  missing: 'M2.4 8a5.6 5.6 0 1 0 11.2 0 5.6 5.6 0 1 0-11.2 0',
  expired: 'M2.4 8a5.6 5.6 0 1 0 11.2 0 5.6 5.6 0 1 0-11.2 0',
  'not-filed': 'M2.4 8a5.6 5.6 0 1 0 11.2 0 5.6 5.6 0 1 0-11.2 0',
  'not-asked': 'M3 8h10',
};

function Row({ finding }: { finding: Finding }) {
  const { rule, state, field } = finding;
  const isOpen = state !== 'ready' && state !== 'not-asked';
  const look = isOpen ? styles.missing : state === 'not-asked' ? styles.notAsked : undefined;
  return (
    <li className={look}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={icons[state]} />
      </svg>
      <b>{rule.label}</b>
      {isOpen && field !== '' ? (
        <button type="button" className={styles.go} onClick={() => goToNamedField(field)}>
          {linkText(finding)}
          <span className="sr">: {rule.label}</span>
        </button>
      ) : (
        <span />
      )}
      <p>{stateText(finding)}</p>
    </li>
  );
}

/** `4 of 5 ready. Publishing waits for the rest.` What only advises holds nothing up. */
export function progressText(findings: readonly Finding[]) {
  const asked = findings.filter(({ state }) => state !== 'not-asked');
  const open = asked.filter(({ state }) => state !== 'ready');
  const blocked = blocking(asked).length;
  const ready = `${asked.length - open.length} of ${asked.length} ready.`;
  if (blocked === 0) return ready;
  return `${ready} Publishing waits for ${blocked === open.length ? 'the rest' : blocked}.`;
}

function stateText({ rule, state, value }: Finding) {
  if (state === 'ready') return value ?? 'Ready';
  if (state === 'not-asked') return 'Not asked for here';
  if (state === 'expired')
    return `${rule.asks === 'photo-age' ? 'Too old' : 'Expired'}: ${value ?? ''}`;
  if (state === 'missing') return value === null ? 'Missing' : `Not as asked for: ${value}`;
  return rule.notFiled === 'limited'
    ? 'Not filed yet. Published without prices and without the form.'
    : 'Not filed yet';
}

function linkText({ state, field }: Finding) {
  if (state !== 'missing') return 'Change';
  return /(On|Date)$/.test(field) ? 'Add date' : 'Add';
}

/** Everything was reviewed at least on the oldest day. */
function reviewText(findings: readonly Finding[]) {
  const reviews = findings.map(({ rule }) => rule);
  const [oldest] = reviews.toSorted((one, other) =>
    (one.reviewedOn ?? '').localeCompare(other.reviewedOn ?? ''),
  );
  if (!oldest?.reviewedOn) return 'Not all of it was reviewed.';
  const by = oldest.reviewedBy ? `, by ${oldest.reviewedBy}` : '';
  return `Last reviewed ${longDate(oldest.reviewedOn)}${by}.`;
}
