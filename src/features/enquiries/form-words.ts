import { frameMessages } from '../../lib/frame-messages.ts';
import { sectionId } from './enquiry.ts';
import type { EnquiryFormName, ThanksWords } from './enquiry-declaration.ts';

/**
 * Title, button and thanks of a form, in the language of the site; the thanks are for where what an editor has written
 * cannot be shown. They may contain `{name}` of the record that the form is about, a partner's `{firstName}` and a
 * project's `{city}`.
 */
export function wordsOfForm(form: EnquiryFormName): {
  title: string;
  button: string;
  thanks: ThanksWords;
} {
  return frameMessages().forms[form];
}

/** From the hero of a page to its form. */
export function formShortcut(form: EnquiryFormName) {
  return { label: wordsOfForm(form).title, href: `#${sectionId(form)}` };
}
