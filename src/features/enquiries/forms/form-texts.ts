import { frameMessages } from '../../../messages/frame.ts';
import type { EnquiryFormName, ThanksText } from './enquiry-declaration.ts';

/**
 * Title, button and thanks of a form, in the site's language. These thanks are the fallback for the editor's own. They
 * may contain `{name}` of the record that the form is about, a partner's `{firstName}` and a project's `{city}`.
 */
export function formTexts(form: EnquiryFormName): {
  title: string;
  button: string;
  thanks: ThanksText;
} {
  return frameMessages().forms[form];
}
