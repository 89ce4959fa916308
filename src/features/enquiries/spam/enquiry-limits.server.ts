import { minuteMs } from '../../../lib/time/durations.ts';
import { signText } from '../../../platform/accounts/secret.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { networkLimits, type Limit } from '../../../platform/http/limits.ts';
import { enquiryFormNames, type EnquiryFormName } from '../enquiry.ts';

const addressLimit = { tries: 30, withinMs: 10 * minuteMs };
const emailLimit = { tries: 5, withinMs: 60 * minuteMs };

/** The forms whose senders are limited. */
type LimitedForm = EnquiryFormName | 'tell-me-when';

type Sender = {
  form: LimitedForm;
  /** Undefined if the address says nothing of the visitor. */
  clientAddress: string | undefined;
  emailFolded: string;
  isSpam: boolean;
};

/**
 * The limits for what is sent by a form. Spam has its own counters, by address only, because a robot can enter anybody's e-mail.
 * Only what is stored and refused bookings count, so mistyping locks nobody out.
 */
export function enquiryLimits({ form, clientAddress, emailFolded, isSpam }: Sender): Limit[] {
  const bucketForm = isSpam ? `spam:${form}` : form;
  const networkBucket = (network: string) => enquiryBucket(bucketForm, `address ${network}`);
  const limits =
    clientAddress === undefined ? [] : networkLimits(clientAddress, networkBucket, addressLimit);
  if (emailFolded && !isSpam)
    limits.push({ bucket: emailBucket(form, emailFolded), ...emailLimit });
  return limits;
}

/** Deletes the counted attempts of an e-mail address in all buckets. */
export async function deleteAttempts(tx: Transaction, emailFolded: string) {
  const forms: LimitedForm[] = [...enquiryFormNames, 'tell-me-when'];
  const buckets = forms.map((form) => emailBucket(form, emailFolded));
  await tx
    .deleteFrom('limitTries')
    .where('tryId', 'in', (eb) =>
      eb.selectFrom('limitTries').select('tryId').where('bucket', 'in', buckets),
    )
    .execute();
}

function emailBucket(form: LimitedForm, emailFolded: string) {
  return enquiryBucket(form, `e-mail ${emailFolded}`);
}

/** Hashed, so that neither the address nor the e-mail can be read from it. */
function enquiryBucket(form: string, key: string) {
  return `${form}:${signText(`enquiry ${key}`)}`;
}
