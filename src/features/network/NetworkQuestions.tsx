import { facts } from '../../site/facts.ts';
import { Accordion, AccordionItem } from '../../ui/Accordion.tsx';
import { networkQuestions } from './network-questions.ts';
import styles from './NetworkQuestions.module.css';

export function NetworkQuestions() {
  return (
    <section className={`section wrap grid ${styles.section}`}>
      <h2 className={`display display--2 ${styles.heading}`}>Questions, answered</h2>
      <div className={styles.list}>
        <Accordion>
          {networkQuestions(facts).map(({ question, answer }, index) => (
            <AccordionItem key={question} group="questions" title={question} isOpen={index === 0}>
              <p className={`muted ${styles.answer}`}>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
