import { formMessages } from '../../lib/form-messages.ts';
import { answerFocus } from '../../ui/answer-focus.ts';
import { fieldId, fieldsAsked, type EnquiryFormName, type EnquiryFormState } from './enquiry.ts';
import styles from './EnquiryAlert.module.css';

/** The errors, with a link to each field. Takes the focus when shown. */
export function EnquiryAlert({ form, state }: { form: EnquiryFormName; state: EnquiryFormState }) {
  const wrong = fieldsAsked(form, state.values).filter(({ name }) => state.errors[name]);
  const isEmpty = state.alert === undefined;
  return (
    <div
      className={styles.alert}
      id={alertId(form)}
      role="alert"
      data-alert=""
      hidden={isEmpty}
      {...(isEmpty ? { tabIndex: -1 } : answerFocus)}
    >
      <p>{state.alert}</p>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`}>
              {formMessages().inField(label, state.errors[name] ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As a URL fragment it moves the focus here in browsers that ignore `autofocus`. */
export function alertId(form: EnquiryFormName) {
  return `${form}-alert`;
}
