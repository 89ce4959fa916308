import { officeAddress, settings } from './settings.ts';
import { addressesIn, withoutRepetition, type EmailForm } from './emails.ts';

/** Who is told when the settings name nobody: the environment's recipient or the office, or else the owners. */
export type Fallback = {
  mailTo?: string | undefined;
  owners?: readonly string[] | undefined;
};

/** The recipients of a form: its own, or those for all forms, or the fallback. */
export function chooseRecipients(form: EmailForm, { mailTo, owners = [] }: Fallback) {
  const { letters } = settings();
  const formRecipients = addressesIn(letters[form].recipients);
  const chosen = formRecipients.length > 0 ? formRecipients : addressesIn(letters.recipients);
  const defaults = addressesIn(mailTo ?? officeAddress());
  if (chosen.length === 0) return defaults.length > 0 ? defaults : owners;
  return letters.mailTo === 'besides' ? withoutRepetition([...chosen, ...defaults]) : chosen;
}
