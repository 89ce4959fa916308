import { filledBy } from '../../lib/field-marks.ts';
import { paragraphs } from '../../lib/paragraphs.ts';
import { truncate } from '../../lib/truncate.ts';
import styles from './ProjectDescription.module.css';

const longestOnPhones = 400;
const longestInLead = 220;
const longestInMiddling = 600;

/** On phones a long one is cut, and whole behind one tap. */
export function ProjectDescription({ text }: { text: string }) {
  const cut = truncate(text, longestOnPhones);
  const isCut = cut !== text;
  return (
    <>
      <div
        className={`${styles.whole} ${sizeFor(text)} ${isCut ? styles.wideOnly : ''}`}
        data-long={text.length > longestInLead ? '' : undefined}
        {...filledBy('description')}
      >
        <Paragraphs text={text} />
      </div>
      {isCut ? (
        <div className={`${styles.phoneOnly} ${styles.middling}`} {...filledBy('description')}>
          <p className={styles.cut}>{cut}</p>
          <details className={styles.more}>
            <summary>
              <span className={styles.whenClosed}>Read all of it</span>
              <span className={styles.whenOpen}>Read less</span>
            </summary>
            <div className={styles.whole}>
              <Paragraphs text={text} />
            </div>
          </details>
        </div>
      ) : null}
    </>
  );
}

/** The longer, the smaller: the title keeps its place on the ground line. */
function sizeFor(text: string) {
  if (text.length <= longestInLead) return 'lead';
  return text.length <= longestInMiddling ? styles.middling : styles.long;
}

function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
