import { pageMessages } from '../../messages/pages.ts';
import type { PageWithTexts } from '../page-content/page-content.ts';
import { Founder } from './Founder.tsx';
import { NetworkQuestions } from './NetworkQuestions.tsx';
import { WhyJoin } from './WhyJoin.tsx';
import { filledBy } from '../../lib/html/field-marks.ts';
import type { PageTexts } from '../page-content/page-texts.ts';
import styles from './AboutTheNetwork.module.css';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { HeadedText } from '../../ui/HeadedText.tsx';

export function AboutTheNetwork({ words, imageAt }: PageWithTexts<'join'>) {
  const { network, why, agents, clients, questions, founder } = words;
  return (
    <>
      <WhatIsTheNetwork {...network} />
      <WhyJoin {...why} image={imageAt(why.imageUrl)} />
      <NetworkBenefits agents={agents} clients={clients} />
      <NetworkQuestions {...questions} />
      <Founder {...founder} portrait={imageAt(founder.imageUrl)} />
    </>
  );
}

type Lists = Pick<PageTexts['join'], 'agents' | 'clients'>;

function NetworkBenefits({ agents, clients }: Lists) {
  if (agents.benefits.length === 0 && clients.benefits.length === 0) return null;
  return (
    <section className={`section wrap grid ${styles.section}`} aria-label={pageMessages().benefits}>
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

function WhatIsTheNetwork({ heading, text }: PageTexts['join']['network']) {
  if (!heading && !text) return null;
  return (
    <HeadedText heading={heading} fields="content.words.network">
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
    </HeadedText>
  );
}
