import { listColleagues } from '../../../platform/accounts/colleagues.ts';
import { log } from '../../../platform/observability/log.ts';
import { chooseRecipients } from '../../../site/settings/recipients.ts';
import { enquiryFormNames } from '../enquiry.ts';
import { unnotifiedText } from '../inbox/enquiry-inbox.ts';
import { noticeContext } from './notices.server.ts';

/** The forms whose enquiries no one would be notified of. */
export async function listUnnotifiedForms() {
  const context = noticeContext(await listColleagues());
  return enquiryFormNames.filter((form) => chooseRecipients(form, context).length === 0);
}

/** Tells whoever starts the site. */
export async function logUnnotifiedForms() {
  const forms = await listUnnotifiedForms();
  if (forms.length > 0) log.info(`${unnotifiedText(forms)} Add an email address in the settings`);
}
