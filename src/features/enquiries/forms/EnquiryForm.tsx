import { commaBetween, spaceBetween } from '../../../lib/text/in-line.ts';
import type { ReactNode } from 'react';
import { frameMessages } from '../../../messages/frame.ts';
import { paths } from '../../../site/paths.ts';
import { nameOfficer, privacyOfficer } from '../../../site/settings/officer.ts';
import { Button } from '../../../ui/Button.tsx';
import {
  enquiryForms,
  type EnquiryFormName,
  type EnquiryFormState,
  type ThanksText,
} from '../enquiry.ts';
import { formTexts } from './form-texts.ts';
import { consentSentence, fillFormText } from './fill-form-text.ts';
import { alertId, EnquiryAlert } from './EnquiryAlert.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import styles from './EnquiryForm.module.css';
import { EnquiryThanks } from './EnquiryThanks.tsx';
import { Trap } from './Trap.tsx';

/** Replacements for `{…}` in the texts of the form, and the slug of the record it is about. */
type EnquiryAbout = { slug?: string; [name: string]: string | undefined };

type EnquiryFormProps = {
  form: EnquiryFormName;
  state: EnquiryFormState;
  about?: EnquiryAbout;
  thanks?: ThanksText | undefined;
  /** Overrides the declared title and button label. */
  title?: string;
  button?: string;
  /** Overrides the declared order of the fields. */
  children?: ReactNode;
};

/** Works without script. `enhance-enquiry-forms.ts` validates in the browser and submits without a reload. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { form, state, about = {}, thanks, children, ...texts } = props;
  const { name, fields, anchor } = enquiryForms[form];
  const { title, button } = formTexts(form);
  const frame = frameMessages();
  const label = texts.button ?? fillFormText(button, about);
  return (
    <form
      className={styles.form}
      method="post"
      action={anchor && `#${alertId(form)}`}
      aria-label={texts.title ?? fillFormText(title, about)}
      data-enquiry={name}
      data-anchor={anchor}
      data-returned={state.alert === undefined ? undefined : ''}
      noValidate
    >
      <input type="hidden" name="form-name" value={name} />
      <input type="hidden" name="submission-key" value="" />
      {about.slug ? <input type="hidden" name="about" value={about.slug} /> : null}
      {children ?? <EnquiryFields form={form} fields={fields} state={state} />}
      <Trap />
      <div className={styles.foot}>
        <EnquiryAlert form={form} state={state} />
        <p className="small muted">{frame.required}</p>
        <Button type="submit" isSolid isNatural={label !== label.toUpperCase()}>
          {label}
        </Button>
      </div>
      <p className={`small muted ${styles.consent}`}>
        {consentSentence(form, about) + spaceBetween()}
        <a className={styles.link} href={paths.privacy}>
          {frame.howWeUseData}
        </a>
        <OfficerLine />
      </p>
      <p className="sr" role="status" data-status="" />
      <template data-thanks="">
        <EnquiryThanks form={form} about={about} thanks={thanks} />
      </template>
    </form>
  );
}

/** Who is in charge of personal data, and how to reach them. */
function OfficerLine() {
  const officer = privacyOfficer();
  if (!officer) return null;
  return (
    <>
      <br />
      {nameOfficer(officer) + commaBetween()}
      <a className={styles.link} href={paths.email(officer.email)}>
        {officer.email}
      </a>
    </>
  );
}
