import { filledBy } from '../../lib/html/field-marks.ts';
import { Accordion, AccordionItem } from '../../ui/Accordion.tsx';
import type { PageTexts } from '../page-content/page-texts.ts';
import styles from './NetworkQuestions.module.css';

export function NetworkQuestions({ heading, list }: PageTexts['join']['questions']) {
  if (list.length === 0) return null;
  return (
    <section className={`wrap grid ${styles.section}`} {...filledBy('content.words.questions')}>
      {heading ? <h2 className={`display display--2 ${styles.heading}`}>{heading}</h2> : null}
      <div className={styles.list}>
        <Accordion>
          {list.map(({ question, answer }, index) => (
            <AccordionItem key={index} group="questions" title={question} isOpen={index === 0}>
              <p
                className={`muted ${styles.answer}`}
                {...filledBy(`content.words.questions.list.${index}`)}
              >
                {answer}
              </p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
