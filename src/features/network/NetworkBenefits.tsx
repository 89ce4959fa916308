import { filledBy } from '../../lib/html/field-marks.ts';
import type { PageWords } from '../page-content/page-words.ts';
import styles from './NetworkBenefits.module.css';

type Lists = Pick<PageWords['join'], 'agents' | 'clients'>;

export function NetworkBenefits({ agents, clients }: Lists) {
  if (agents.benefits.length === 0 && clients.benefits.length === 0) return null;
  return (
    <section className={`section wrap grid ${styles.section}`} aria-label="Benefits">
      <Benefits {...agents} name="agents" />
      <Benefits {...clients} name="clients" />
    </section>
  );
}

type BenefitsProps = Lists['agents'] & { name: keyof Lists };

function Benefits({ heading, benefits, name }: BenefitsProps) {
  const path = `content.words.${name}`;
  return (
    <div className={styles.half}>
      {heading ? (
        <h2 className="title" {...filledBy(`${path}.heading`)}>
          {heading}
        </h2>
      ) : null}
      <ul className={styles.list}>
        {benefits.map(({ title, text }, index) => (
          <li key={index} className={styles.benefit} {...filledBy(`${path}.benefits.${index}`)}>
            <h3 className={styles.title}>{title}</h3>
            {text ? <p className="muted">{text}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
