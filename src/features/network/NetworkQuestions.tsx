import { facts } from '../../site/facts.ts';
import { Accordion, AccordionItem } from '../../ui/Accordion.tsx';
import styles from './NetworkQuestions.module.css';

export function NetworkQuestions() {
  return (
    <section className={`section wrap grid ${styles.section}`}>
      <h2 className={`display display--2 ${styles.heading}`}>Questions, answered</h2>
      <div className={styles.list}>
        <Accordion>
          {questions.map(([question, answer], index) => (
            <AccordionItem key={question} group="questions" title={question} isOpen={index === 0}>
              <p className={`muted ${styles.answer}`}>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}

const { activeMembers, dealsPerYear, joiningFee } = facts.claims;

const questions = [
  [
    'Does it cost anything to join?',
    `No. There is ${joiningFee} to join and none to stay. We ask for a minimum of ${dealsPerYear} deals a year instead.`,
  ],
  [
    'Can I keep my brokerage?',
    `Yes. ${facts.name} is a network, not a brokerage. Your licence stays where it is.`,
  ],
  ['Who owns the client relationship?', 'You do. Always, and in writing.'],
  [
    'Why is membership capped?',
    `An allocation divided among too many people is a brochure. We stop at ${activeMembers} active members.`,
  ],
  [
    'How long does an application take?',
    'Two weeks, including a conversation with a partner in your city.',
  ],
  [
    'What counts as a deal?',
    'A firm contract on a home, presale or resale, in any of the six cities. Referrals count for both people.',
  ],
  [
    `What happens if I close fewer than ${dealsPerYear} in a year?`,
    'We call and ask how you are. A quiet year for a good reason is a quiet year. Two in a row, and we give the place to someone who is waiting.',
  ],
  [
    'Do I need presale experience?',
    'It helps, but no. The desk teaches the contract in two afternoons. Judgment takes longer and you should bring some.',
  ],
] as const;
