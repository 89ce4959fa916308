import { pageMessages } from '../../messages/pages.ts';
import { filledBy } from '../../lib/html/field-marks.ts';
import type { PageTexts } from '../page-content/page-texts.ts';
import styles from './VipBenefits.module.css';

type VipBenefitsProps = Pick<PageTexts['vip'], 'heading' | 'benefits'>;

export function VipBenefits({ heading, benefits }: VipBenefitsProps) {
  if (!heading && benefits.length === 0) return null;
  return (
    <section
      {...(heading
        ? { 'aria-labelledby': 'benefits-heading' }
        : { 'aria-label': pageMessages().benefits })}
    >
      {heading ? (
        <h2 className={styles.heading} id="benefits-heading" {...filledBy('content.words.heading')}>
          {heading}
        </h2>
      ) : null}
      <ul className={styles.benefits}>
        {benefits.map(({ title, text }, index) => (
          <li key={index} {...filledBy(`content.words.benefits.${index}`)}>
            <h3 className="title">{title}</h3>
            {text ? <p className="muted">{text}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
