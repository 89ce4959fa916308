import type { Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { runInFormLanguage } from '../../platform/languages/page-language.ts';
import { putInOutbox } from '../../platform/mail/outbox.ts';
import { findReader, leavingToken, lockReader, personKey } from '../../records/consents.server.ts';
import { agreesToEmails, type Enquiry } from '../enquiries/enquiry.ts';
import { isComingSoon } from '../projects/project-status.ts';
import { confirmEmail, type ConfirmEmail } from './confirm-emails.ts';
import { readerToken } from './readers.server.ts';
import { newSubscription, putSubscription, type Wish } from './subscription-rows.server.ts';
import { formPath } from './subscription-text.ts';
import type { SubscriptionRow } from './subscription.ts';

type Asking = {
  projectName?: string;
  /** The email to write; null if another email has the button. */
  because?: 'asked' | 'invited' | 'listed' | null;
  now?: Date;
  /** The earliest time to send it. */
  notBefore?: Date;
};

/**
 * Stores what somebody asks to hear about, and writes them the email that turns it on. Asked for again, it is the same
 * subscription: one that is not confirmed gets the email again, one that is on is told so. One that has ended stays, as the
 * proof of what was agreed to, and a new one begins. `isWritten`: false if the address gets no email, or no more today.
 */
export async function subscribe(
  tx: Transaction,
  wish: Wish,
  { projectName = '', because = 'asked', now = new Date(), notBefore }: Asking = {},
): Promise<{ subscription: SubscriptionRow; isWritten: boolean }> {
  const { current, isStored } = await putSubscription(tx, newSubscription(wish, now));
  const on = current.state === 'paused' ? 'paused' : 'already';
  const reader = await findReader(tx, current.personKey);
  const isWritten =
    because !== null &&
    reader?.mutedFor !== 'complained' &&
    (await writeTo(
      tx,
      // What is on stays in its language; that it is on is said in that of the form.
      { ...current, language: wish.language || current.language },
      { projectName, because: isStored ? because : on },
      { now, notBefore },
    ));
  return { subscription: current, isWritten };
}

/**
 * The subscription of who agreed to emails with an enquiry: to the news of a project that is not on sale yet, else to
 * launches. Undefined without a consent. `hasButton`: its own confirmation has the button.
 */
export async function subscribeSender(
  tx: Transaction,
  enquiry: Enquiry,
  { hasButton, now }: { hasButton: boolean; now: Date },
): Promise<SubscriptionRow | undefined> {
  if (!agreesToEmails(enquiry)) return undefined;
  const { project, ...wish } = await senderWish(tx, enquiry);
  const because = hasButton ? null : 'asked';
  await lockReader(tx, personKey(enquiry.emailFolded));
  const asked = await subscribe(tx, wish, { projectName: project, because, now });
  const { subscription: row } = asked;
  await markInvited(tx, row.personKey, now);
  return row.state === 'asked' ? row : undefined;
}

/** Who was asked once to confirm a consent is not asked again by the team. */
export async function markInvited(tx: Transaction, key: string, now: Date) {
  await tx
    .updateTable('readers')
    .set({ invitedAt: now.toISOString() })
    .where('personKey', '=', key)
    .where('invitedAt', 'is', null)
    .execute();
}

/** What somebody agreed to hear about with an enquiry. */
export async function senderWish(tx: Transaction, enquiry: Omit<Enquiry, 'answers'>) {
  const { form, name, email, aboutId, aboutName, consentLanguage: language } = enquiry;
  const soon =
    form === 'project-interest' && aboutId !== null
      ? await tx
          .selectFrom('projects')
          .select(['id', 'status', 'city'])
          .where('id', '=', aboutId)
          .executeTakeFirst()
      : undefined;
  const project = soon && isComingSoon(soon.status) ? soon : undefined;
  const isVip = form === 'vip';
  return {
    kind: project ? ('project' as const) : isVip ? ('vip' as const) : ('newsletter' as const),
    name,
    email,
    language,
    zone: null,
    search: '',
    form,
    enquiryId: enquiry.id,
    projectId: project?.id ?? null,
    city: project?.city ?? null,
    sentence: isVip ? enquiry.consentSentence : enquiry.newsletterSentence,
    version: enquiry.consentVersion,
    placePath: formPath(enquiry),
    project: aboutName ?? '',
  };
}

type Writing = Pick<ConfirmEmail, 'projectName' | 'because'>;
type Times = { now: Date; notBefore: Date | undefined };

async function writeTo(
  tx: Transaction,
  row: SubscriptionRow,
  writing: Writing,
  { now, notBefore }: Times,
) {
  const { siteUrl } = env;
  const email = runInFormLanguage({ consentLanguage: row.language }, () =>
    confirmEmail({
      ...writing,
      subscription: row,
      reader: readerToken(row.id),
      leaving: leavingToken(row.id),
      siteUrl,
    }),
  );
  return (await putInOutbox(tx, [{ ...email, ...(notBefore && { notBefore }) }], now)) > 0;
}
