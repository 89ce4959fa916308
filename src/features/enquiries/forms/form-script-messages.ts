import { headOffice } from '../../../site/settings/settings.ts';
import { formMessages, type FormMessages } from '../../../messages/forms.ts';
import type { Packed } from '../../../messages/packed-messages.ts';

/** More than the fields of any form. */
const mostFields = 30;

/** The messages that the script of forms needs, for pages that are not in English. */
export function formScriptMessages(): Packed<FormMessages> {
  const messages = formMessages();
  const { fields, required, email, phone, option, unreadable, sending, offline } = messages;
  return {
    fields,
    required,
    email,
    phone,
    option,
    unreadable,
    tooLong: { pattern: messages.tooLong('{0}') },
    attention: Array.from({ length: mostFields }, (_, count) => messages.attention(count)),
    sending,
    offline,
    failed: { pattern: messages.failed(headOffice().phone) },
  };
}
