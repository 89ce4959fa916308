import { answerFocus } from '../../../ui/in-place/answer-focus.ts';
import { fieldId, fieldsAsked, type EnquiryFormName, type EnquiryFormState } from '../enquiry.ts';
import styles from './EnquiryAlert.module.css';

/** Names the fields with an error, with a link to each field. What the server says takes the focus. */
export function EnquiryAlert({ form, state }: { form: EnquiryFormName; state: EnquiryFormState }) {
  const invalidFields = fieldsAsked(form, state.values).filter(({ name }) => state.errors[name]);
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
        {invalidFields.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`}>{label}</a>
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
