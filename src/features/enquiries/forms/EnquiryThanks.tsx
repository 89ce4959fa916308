import { paths } from '../../../site/paths.ts';
import { answerFocus } from '../../../ui/in-place/answer-focus.ts';
import { ThankYou } from '../../../ui/ThankYou.tsx';
import { enquiryForms, type EnquiryFormName, type Receipt, type ThanksText } from '../enquiry.ts';
import { EnquiryReceipt } from './EnquiryReceipt.tsx';
import { formTexts } from './form-texts.ts';
import { fillFormText } from './fill-form-text.ts';
import styles from './EnquiryThanks.module.css';

type EnquiryThanksProps = {
  form: EnquiryFormName;
  about?: Record<string, string | undefined>;
  /** The text from the editor, if there is one. */
  thanks?: ThanksText | undefined;
  receipt?: Receipt | undefined;
};

/** Replaces the page, or the section that held the form. A script fetches the receipt from the page with the address of the thanks. */
export function EnquiryThanks({ form, about = {}, receipt, ...props }: EnquiryThanksProps) {
  const { anchor } = enquiryForms[form];
  const thanks = props.thanks ?? formTexts(form).thanks;
  const heading = fillFormText(thanks.heading, about);
  const text = fillFormText(thanks.text, about);
  const rows = <div data-receipt="">{receipt ? <EnquiryReceipt receipt={receipt} /> : null}</div>;
  if (!anchor) {
    const action = { label: thanks.button ?? '', href: paths.projects };
    return (
      <ThankYou heading={heading} text={text} action={action}>
        {rows}
      </ThankYou>
    );
  }
  return (
    <div className={styles.thanks}>
      <span className={styles.sky} aria-hidden="true" />
      <h3 className={`display ${styles.heading}`} {...answerFocus}>
        {heading}
      </h3>
      <p className="lead">{text}</p>
      {rows}
    </div>
  );
}
