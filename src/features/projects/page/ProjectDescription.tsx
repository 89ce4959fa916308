import { projectMessages } from '../../../messages/projects.ts';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { paragraphs } from '../../../lib/text/paragraphs.ts';
import { truncate } from '../../../lib/text/truncate.ts';
import styles from './ProjectDescription.module.css';

const maxPhoneLength = 400;
const maxLeadLength = 220;
const maxMiddlingLength = 600;

/** Phones show the start of a long description, and the whole of it after a tap. */
export function ProjectDescription({ text }: { text: string }) {
  const cut = truncate(text, maxPhoneLength);
  const isCut = cut !== text;
  const { readMore, readLess } = projectMessages().project;
  return (
    <>
      <div
        className={`${styles.whole} ${sizeFor(text)} ${isCut ? styles.wideOnly : ''}`}
        data-long={text.length > maxLeadLength ? '' : undefined}
        {...filledBy('description')}
      >
        <Paragraphs text={text} />
      </div>
      {isCut ? (
        <div className={`${styles.phoneOnly} ${styles.middling}`} {...filledBy('description')}>
          <p className={styles.cut}>{cut}</p>
          <details className={styles.more}>
            <summary>
              <span className={styles.whenClosed}>{readMore}</span>
              <span className={styles.whenOpen}>{readLess}</span>
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

/** Longer text gets smaller type, so that the title stays on the ground line. */
function sizeFor(text: string) {
  if (text.length <= maxLeadLength) return styles.large;
  return text.length <= maxMiddlingLength ? styles.middling : styles.long;
}

function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
