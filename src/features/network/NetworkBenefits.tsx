import { facts } from '../../site/facts.ts';
import styles from './NetworkBenefits.module.css';

export function NetworkBenefits() {
  return (
    <section className={`section wrap grid ${styles.section}`} aria-label="Benefits">
      <Benefits heading="For agents" benefits={forAgents} />
      <Benefits heading="For their clients" benefits={forClients} />
    </section>
  );
}

type Benefit = readonly [title: string, text: string];

function Benefits({ heading, benefits }: { heading: string; benefits: readonly Benefit[] }) {
  return (
    <div className={styles.half}>
      <h2 className="title">{heading}</h2>
      <ul className={styles.list}>
        {benefits.map(([title, text]) => (
          <li key={title} className={styles.benefit}>
            <h3 className={styles.title}>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const forAgents: readonly Benefit[] = [
  ['No fee to join', 'None to join, none to stay.'],
  [
    'Presale inventory before release',
    'Plans, prices and unit numbers while they can still be discussed.',
  ],
  ['Six-city referral network', 'A named colleague in each, not a form.'],
  ['Developer introductions', 'In person, with the drawings on the table.'],
  ['Launch-day support desk', 'Four people who have done it before and have chargers.'],
  ['Shared marketing studio', 'Floor plans redrawn, texts written, photographs straightened.'],
  ['Contract and compliance review', 'Read by someone who enjoys it.'],
  ['Investor seminars', 'You invite, we prepare the figures.'],
  ['Multilingual assistants', 'English, French, Japanese, Mandarin, Cantonese, Punjabi and Farsi.'],
  ['Commission paid on schedule', 'The schedule is written down before launch.'],
  ['Annual partners’ week', 'Five days in one of the six cities, four of them useful.'],
  [
    'A membership that stays small',
    `${facts.claims.activeMembers} active members. The number has not moved.`,
  ],
];

const forClients: readonly Benefit[] = [
  ['First choice of homes', 'Before the plan is coloured in.'],
  ['Prices before the public list', 'And a note of what has changed since.'],
  ['Developers we have vetted', 'Finished buildings, visited.'],
  ['Advice across six cities', 'From people who live there.'],
  ['Clear deposit schedules', 'On one page, with dates.'],
  ['Mortgage introductions', 'To lenders who understand a long completion.'],
  ['Assignment guidance', 'Including when not to.'],
  ['Completion walk-throughs', 'Tape measure, torch, list.'],
  ['Rental and resale support', 'For as long as you own the place.'],
  ['One agent throughout', 'The one you started with.'],
];
