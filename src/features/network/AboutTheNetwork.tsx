import { pageMessages } from '../../messages/pages.ts';
import type { PageWithTexts } from '../page-content/page-content.ts';
import { Founder } from './Founder.tsx';
import { NetworkQuestions } from './NetworkQuestions.tsx';
import { WhyJoin } from './WhyJoin.tsx';
import { filledBy } from '../../lib/html/field-marks.ts';
import type { PageTexts } from '../page-content/page-texts.ts';
import styles from './AboutTheNetwork.module.css';
import { paragraphs } from '../../lib/text/paragraphs.ts';

/** Why and for what to join, questions, and the founder. */
export function AboutTheNetwork({ words, imageAt }: PageWithTexts<'join'>) {
  const { why, agents, clients, questions, founder } = words;
  return (
    <>
      <WhyJoin {...why} image={imageAt(why.imageUrl)} />
      <NetworkBenefits agents={agents} clients={clients} />
      <NetworkQuestions {...questions} />
      <Founder {...founder} portrait={imageAt(founder.imageUrl)} />
    </>
  );
}

type Lists = Pick<PageTexts['join'], 'agents' | 'clients'>;

/** What is seen of each list before all is opened. */
const firstBenefits = 6;

function NetworkBenefits({ agents, clients }: Lists) {
  const counts = [agents.benefits.length, clients.benefits.length];
  const total = counts.reduce((sum, count) => sum + count);
  if (total === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-label={pageMessages().benefits}>
      <div className="grid">
        <Benefits {...agents} name="agents" />
        <Benefits {...clients} name="clients" />
      </div>
      {counts.some((count) => count > firstBenefits) ? (
        <details>
          <summary className={styles.all}>{pageMessages().allBenefits(total)}</summary>
          <div className="grid">
            <Benefits {...agents} name="agents" from={firstBenefits} />
            <Benefits {...clients} name="clients" from={firstBenefits} />
          </div>
        </details>
      ) : null}
    </section>
  );
}

type BenefitsProps = Lists['agents'] & {
  name: keyof Lists;
  /** Shows the rest of the list from this index. */
  from?: number;
};

function Benefits({ heading, benefits, name, from = 0 }: BenefitsProps) {
  const path = `content.words.${name}`;
  return (
    <div className={styles.half}>
      {heading && from === 0 ? (
        <h2 className="title" {...filledBy(`${path}.heading`)}>
          {heading}
        </h2>
      ) : null}
      <ul className={styles.list}>
        {benefits
          .slice(from, from === 0 ? firstBenefits : undefined)
          .map(({ title, text }, index) => (
            <li key={index} {...filledBy(`${path}.benefits.${from + index}`)}>
              <h3>{title}</h3>
              {text ? <p>{text}</p> : null}
            </li>
          ))}
      </ul>
    </div>
  );
}

export function WhatIsTheNetwork({ heading, text }: PageTexts['join']['network']) {
  if (!heading && !text) return null;
  return (
    <div className={styles.network} {...filledBy('content.words.network')}>
      {heading ? <h2>{heading}</h2> : null}
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
