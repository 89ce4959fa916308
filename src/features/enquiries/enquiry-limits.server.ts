import { randomUUID } from 'node:crypto';
import { signatureOf } from '../../platform/auth-secret.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { keepSweeping } from '../../platform/sweeps.ts';
import { networkOf } from '../../lib/client-address.ts';
import type { EnquiryTryRow } from './enquiry.ts';

const minuteMs = 60_000;
const keptMs = 60 * minuteMs;
const sweepEveryMs = 10 * minuteMs;

const addressLimit = { tries: 30, withinMs: 10 * minuteMs };
/** For the network around an IPv6 one: a customer may have 65,536 of these. */
const siteLimit = { tries: 60, withinMs: 10 * minuteMs };
const emailLimit = { tries: 5, withinMs: 60 * minuteMs };

type Counted = Pick<EnquiryTryRow, 'form' | 'addressKey' | 'emailKey'>;

/** Who sends a form, as the limits know them. */
export type Sender = Counted & {
  /** Undefined for IPv4, where an address stands alone. */
  siteKey: string | undefined;
};

export function senderOf(form: Sender['form'], clientAddress: string, emailFolded: string): Sender {
  const [address, site] = [networkOf(clientAddress), networkOf(clientAddress, 48)];
  return {
    form,
    addressKey: signatureOf(`enquiry address ${address}`),
    siteKey: site === address ? undefined : signatureOf(`enquiry site ${site}`),
    emailKey: emailFolded && signatureOf(`enquiry e-mail ${emailFolded}`),
  };
}

/**
 * Counts a try, unless a limit is reached: then nothing is written and the moment comes back at which there
 * is room again. What a trap caught is counted apart, by its address alone. Only what is stored is counted, so
 * that whoever mistypes is not shut out. Whoever calls holds the lock of the enquiries.
 */
export async function countTry(tx: Transaction, sender: Sender, now: Date) {
  const { siteKey, ...counted } = sender;
  const site =
    siteKey === undefined ? undefined : { ...counted, addressKey: siteKey, emailKey: '' };
  const moments = [
    await fullUntil(tx, counted, 'addressKey', addressLimit, now),
    site ? await fullUntil(tx, site, 'addressKey', siteLimit, now) : 0,
    countsByEmail(sender) ? await fullUntil(tx, counted, 'emailKey', emailLimit, now) : 0,
  ];
  const tryAgainAt = Math.max(...moments);
  if (tryAgainAt > 0) return new Date(tryAgainAt);
  const rows = [counted, site]
    .filter((row) => row !== undefined)
    .map((row) => ({ ...row, id: randomUUID(), triedAt: now.toISOString() }));
  await tx.insertInto('enquiryTries').values(rows).execute();
  return undefined;
}

/** A robot can write anybody's e-mail. */
function countsByEmail({ form, emailKey }: Counted) {
  return emailKey !== '' && !form.startsWith('spam:');
}

/** Deletes what the limits remember of an e-mail. */
export async function forgetTries(tx: Transaction, emailFolded: string) {
  const { emailKey } = senderOf('contact', '', emailFolded);
  if (emailKey) await tx.deleteFrom('enquiryTries').where('emailKey', '=', emailKey).execute();
}

/** Deletes what no limit counts any more, now and every ten minutes. */
export function keepTriesSwept() {
  keepSweeping(() => sweepTries(), sweepEveryMs, 'Cannot delete what the limits counted');
}

export async function sweepTries(now = new Date()) {
  await db.deleteFrom('enquiryTries').where('triedAt', '<=', before(now, keptMs)).execute();
}

/** The moment at which there is room again, in milliseconds; 0 while there is. */
async function fullUntil(
  tx: Transaction,
  sender: Counted,
  key: 'addressKey' | 'emailKey',
  { tries, withinMs }: typeof addressLimit,
  now: Date,
) {
  const decisive = await tx
    .selectFrom('enquiryTries')
    .select('triedAt')
    .where('form', '=', sender.form)
    .where(key, '=', sender[key])
    .where('triedAt', '>', before(now, withinMs))
    .orderBy('triedAt', 'desc')
    .offset(tries - 1)
    .limit(1)
    .executeTakeFirst();
  return decisive ? Date.parse(decisive.triedAt) + withinMs : 0;
}

function before(now: Date, ms: number) {
  return new Date(now.getTime() - ms).toISOString();
}
