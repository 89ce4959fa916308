import { headOffice, settings } from './settings.ts';
import { addressesIn, withoutRepetition, type LetterForm } from './settings-letters.ts';

/** The recipients of a form: its own, or those for all forms, or `mailTo`, or the office. */
export function companyOf(form: LetterForm, mailTo: string | undefined) {
  const { letters } = settings();
  const formRecipients = addressesIn(letters[form].recipients);
  const chosen = formRecipients.length > 0 ? formRecipients : addressesIn(letters.recipients);
  const defaults = addressesIn(mailTo ?? headOffice().infoEmail);
  if (chosen.length === 0) return defaults;
  return letters.mailTo === 'besides' ? withoutRepetition([...chosen, ...defaults]) : chosen;
}
