import type { ReactNode } from 'react';
import {
  fieldsId,
  sectionId,
  type EnquiryFormName,
  type EnquiryFormState,
  type ThanksText,
} from '../enquiry.ts';
import { formTexts } from './form-texts.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import styles from './EnquirySection.module.css';

type EnquirySectionProps = {
  form: EnquiryFormName;
  state: EnquiryFormState;
  thanks: ThanksText;
  /** A dark background, with the heading in the side column. */
  isDark?: boolean;
  /** The side column. */
  children: ReactNode;
};

/** A form beside a side column. */
export function EnquirySection({ form, state, thanks, isDark, children }: EnquirySectionProps) {
  const heading = <h2 className="display display--2">{formTexts(form).title}</h2>;
  return (
    <section className={isDark ? 'section on-dark' : 'section'} id={sectionId(form)}>
      <div className={`wrap grid ${styles.split}`}>
        <div className={styles.side}>
          {isDark ? heading : null}
          {children}
        </div>
        <div className={styles.main} id={fieldsId(form)}>
          {isDark ? null : heading}
          <EnquiryForm form={form} state={state} thanks={thanks} />
        </div>
      </div>
    </section>
  );
}
