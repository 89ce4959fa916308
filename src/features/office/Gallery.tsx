import { filledBy } from '../../lib/html/field-marks.ts';
import type { PageTexts } from '../page-content/page-texts.ts';
import { OfficeDetails } from './OfficeDetails.tsx';
import styles from './Gallery.module.css';

export function Gallery({ heading, text }: PageTexts['contact']['gallery']) {
  return (
    <section className={`wrap grid ${styles.gallery}`} {...filledBy('content.words.gallery')}>
      <div className={styles.text}>
        {heading ? <h2 className="title">{heading}</h2> : null}
        {text ? <p className="muted">{text}</p> : null}
      </div>
      <div className={styles.details}>
        <OfficeDetails />
      </div>
    </section>
  );
}
