import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
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
  /** In place of the form's title. */
  lead?: ReactNode;
  /** The form is on the left, and precedes what stands beside it. */
  isFirst?: boolean;
  /** What stands beside the form. */
  children: ReactNode;
};

/** A form with its title, and something beside it. */
export function EnquirySection(props: EnquirySectionProps) {
  const { form, state, thanks, lead, isFirst = false, children } = props;
  const parts = [
    <div key="beside" className={styles.part}>
      {isFirst ? null : (
        <p className={styles.way}>
          <Button href={`#${fieldsId(form)}`} isSolid isNatural isWide>
            {formTexts(form).title}
          </Button>
        </p>
      )}
      {children}
    </div>,
    <div key="form" className={`${styles.part} ${styles.form}`} id={fieldsId(form)}>
      {lead ?? <h2 className={styles.heading}>{formTexts(form).title}</h2>}
      <EnquiryForm form={form} state={state} thanks={thanks} />
    </div>,
  ];
  return (
    <section className={`wrap grid ${styles.section}`} id={sectionId(form)}>
      {isFirst ? parts.toReversed() : parts}
    </section>
  );
}
