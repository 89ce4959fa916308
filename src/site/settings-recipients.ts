import { headOffice, settings } from './settings.ts';
import { addressesIn, withoutRepetition, type LetterForm } from './settings-letters.ts';

/** Those of the form, else those of all forms, else whom the environment names, else the office. */
export function companyOf(form: LetterForm, mailTo: string | undefined) {
  const { letters } = settings();
  const ofForm = addressesIn(letters[form].recipients);
  const named = ofForm.length > 0 ? ofForm : addressesIn(letters.recipients);
  const otherwise = addressesIn(mailTo ?? headOffice().infoEmail);
  if (named.length === 0) return otherwise;
  return letters.mailTo === 'besides' ? withoutRepetition([...named, ...otherwise]) : named;
}
