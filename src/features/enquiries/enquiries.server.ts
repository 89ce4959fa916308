import { createHash, randomUUID } from 'node:crypto';
import { fold } from '../../lib/fold.ts';
import { listColleagues } from '../../platform/auth-colleagues.ts';
import type { Transaction } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { consume, inTurn } from '../../platform/limits.ts';
import { wakeMailer } from '../../platform/mail-outbox.ts';
import {
  answersInWords,
  untouched,
  type Enquiry,
  type EnquiryAnswers,
  type EnquiryFormName,
  type EnquirySubject,
} from './enquiry.ts';
import { readersOf } from '../../records/own-records.server.ts';
import { memberFor } from './desk-rules.ts';
import { putNotices } from './notices.server.ts';
import { consentSentence } from './words-about.ts';
import { ticked } from './field-declaration.ts';
import { limitsOf } from './enquiry-limits.server.ts';
import { mailsOf } from './enquiry-mails.ts';
import type { ReadEnquiry } from './read-enquiry.ts';
import { headOffice, settings } from '../../site/settings.ts';
import { frameMessages } from '../../lib/frame-messages.ts';

/** The outcome of a submission. Spam is answered as if it had been accepted. */
export type Reception =
  | { outcome: 'sent' }
  | { outcome: 'refused'; errors: Record<string, string> }
  | { outcome: 'limited'; message: string; retryAfterSeconds: number };

type Circumstances = {
  clientAddress: string;
  /** Made by the browser, once for each time the form is loaded. */
  submissionKey?: unknown;
  about?: EnquirySubject | undefined;
  now?: Date;
};

/** Stores an enquiry together with its mails. Idempotent, so it can be called again when its answer was lost. */
export async function submitEnquiry(
  { form, answers, errors, isTrapped: isSpam }: ReadEnquiry,
  { clientAddress, submissionKey, about, now = new Date() }: Circumstances,
): Promise<Reception> {
  if (Object.keys(errors).length > 0 && !isSpam) return { outcome: 'refused', errors };
  if (Object.keys(answers).length === 0) return { outcome: 'sent' };

  const keys = submissionKeys({ form, about: about?.id, answers, isSpam, submissionKey }, now);
  const enquiry = enquiryOf({ form, answers, about, isSpam, key: keys[0], now });
  const limits = limitsOf({ form, clientAddress, emailFolded: enquiry.emailFolded, isSpam });
  const reception = await inTurn(async (tx): Promise<Reception> => {
    if (await isStored(tx, keys)) return { outcome: 'sent' };
    const { tryAgainAt } = await consume(tx, limits, now);
    if (tryAgainAt) return isSpam ? { outcome: 'sent' } : limitedUntil(tryAgainAt, now);
    await store(tx, enquiry, about, now);
    return { outcome: 'sent' };
  });
  wakeMailer();
  return reception;
}

type Submission = {
  form: EnquiryFormName;
  about: string | undefined;
  answers: EnquiryAnswers;
  isSpam: boolean;
  submissionKey: unknown;
};

const windowMs = 10 * 60_000;

/**
 * The idempotency key to store an enquiry under, then other keys that the same enquiry may have. The answers and
 * the verdict on spam are part of it. Without script, windows of ten minutes replace the browser's key; both
 * neighbours are looked up, because two submissions at the edge of a window may arrive in either order.
 */
function submissionKeys(
  { submissionKey, ...submission }: Submission,
  now: Date,
): [string, ...string[]] {
  const keyOf = (rendering: string) =>
    createHash('sha256')
      .update(JSON.stringify([rendering, submission]))
      .digest('base64url');
  if (typeof submissionKey === 'string' && /^[\w-]{16,64}$/.test(submissionKey)) {
    return [keyOf(submissionKey)];
  }
  const window = Math.floor(now.getTime() / windowMs);
  return [keyOf(String(window)), keyOf(String(window - 1)), keyOf(String(window + 1))];
}

type Received = {
  form: EnquiryFormName;
  answers: EnquiryAnswers;
  about: EnquirySubject | undefined;
  isSpam: boolean;
  key: string;
  now: Date;
};

function enquiryOf({ form, answers, about, isSpam, key, now }: Received): Enquiry {
  const { fullName, firstName, lastName, email = '', phone = '' } = answers;
  const name = fullName ?? [firstName, lastName].filter(Boolean).join(' ');
  const words = answersInWords(form, answers).map((answer) => answer.words);
  const moment = now.toISOString();
  return {
    ...untouched,
    id: randomUUID(),
    form,
    submissionKey: key,
    aboutId: about?.id ?? null,
    aboutSlug: about?.slug ?? null,
    aboutName: about?.name ?? null,
    name,
    email,
    emailFolded: email.toLowerCase(),
    phone,
    answers,
    consentVersion: settings().privacy.version,
    consentSentence: consentSentence(form, { name: about?.name }),
    newsletterOptIn: answers['newsletterOptIn'] === ticked ? 1 : 0,
    state: isSpam ? 'spam' : 'new',
    city: about?.city ?? null,
    searchText: fold([name, about?.name, ...words].join(' ')).replaceAll(/\s+/g, ' '),
    createdAt: moment,
    updatedAt: moment,
  };
}

async function isStored(tx: Transaction, keys: string[]) {
  const stored = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('submissionKey', 'in', keys)
    .executeTakeFirst();
  return stored !== undefined;
}

async function store(
  tx: Transaction,
  enquiry: Enquiry,
  about: EnquirySubject | undefined,
  now: Date,
) {
  const members = enquiry.state === 'spam' ? [] : await listColleagues(tx);
  const readers = await readersOf(tx, enquiry.aboutId);
  const candidates = members
    .filter((one) => readers.mayOpen(one))
    .map((one) => ({ ...one, isOwn: readers.isOwn(one) }));
  const member = memberFor(about, candidates);
  const given = { ...enquiry, givenTo: member?.id ?? null };
  const row = { ...given, answers: JSON.stringify(enquiry.answers) };
  await tx.insertInto('enquiries').values(row).execute();
  const { siteUrl, mailTo, deskAddress } = env;
  const told = { deskAddress, partnerEmail: about?.email, memberEmail: member?.email };
  await putNotices(tx, mailsOf(given, { siteUrl, mailTo, ...told }), members, now);
}

function limitedUntil(tryAgainAt: Date, now: Date): Reception {
  const seconds = Math.max(1, Math.ceil((tryAgainAt.getTime() - now.getTime()) / 1_000));
  return {
    outcome: 'limited',
    message: frameMessages().limited(Math.ceil(seconds / 60), headOffice().phone),
    retryAfterSeconds: seconds,
  };
}
