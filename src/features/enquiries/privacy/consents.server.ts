import { randomUUID } from 'node:crypto';
import { logActivity } from '../../../platform/activity.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { jsonValue } from '../../../lib/values/json-text.ts';
import { personKey, withdrawConsent } from '../../../records/consents.server.ts';
import { unmuteReader } from '../../../records/muted-readers.server.ts';
import { settings } from '../../../site/settings/settings.ts';
import { fillFormText } from '../forms/fill-form-text.ts';
import { provesConsent, type EnquiryRow } from '../enquiry.ts';
import type { SubscriptionRow } from '../../subscriptions/subscription.ts';
import { isAlert } from '../../subscriptions/subscription-text.ts';
import {
  proofYears,
  subscriptionForms,
  withdrawalWays,
  type WithdrawalWay,
  type Consent,
  type ConsentProofRow,
  type ConsentWithdrawalRow,
  type RegisterEntry,
} from './consent.ts';

/** The columns that hold consents. */
const consentColumns = [
  'id',
  'form',
  'cameBy',
  'status',
  'emailFolded',
  'consentSentence',
  'consentVersion',
  'consentLanguage',
  'newsletterOptIn',
  'newsletterSentence',
  'createdAt',
] as const;

type ConsentRow = Pick<EnquiryRow, (typeof consentColumns)[number]>;

/**
 * The register of consents of one person, oldest first. It is read from their enquiries and subscriptions, and from proofs
 * of erased ones.
 */
export async function listConsents(emailFolded: string): Promise<Consent[]> {
  if (emailFolded === '') return [];
  const key = personKey(emailFolded);
  const rows = await db
    .selectFrom('enquiries')
    .select(consentColumns)
    .where('emailFolded', '=', emailFolded)
    .execute();
  const proofs = await db
    .selectFrom('consentProofs')
    .selectAll()
    .where('personKey', '=', key)
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('personKey', '=', key)
    .execute();
  return buildRegister(
    { rows, proofs, subscriptions, withdrawals: await listWithdrawals(key) },
    await findNewsletterSentences(rows),
  );
}

const peopleAtOnce = 200;

/**
 * The whole register, person by person: those who can be written to by their address, then the proofs of those who were
 * erased, under their keyed hash.
 */
export async function* everyConsent(): AsyncGenerator<RegisterEntry[]> {
  const named = new Set<string>();
  for (let last = ''; ;) {
    const emails = await nextEmails(last);
    if (emails.length === 0) break;
    last = emails.at(-1) ?? '';
    const entries: RegisterEntry[] = [];
    for (const email of emails) {
      const key = personKey(email);
      named.add(key);
      for (const consent of await listConsents(email)) entries.push({ email, key, consent });
    }
    yield entries;
  }
  for (let last = ''; ;) {
    const proofs = await db
      .selectFrom('consentProofs')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(peopleAtOnce)
      .execute();
    if (proofs.length === 0) return;
    last = proofs.at(-1)?.id ?? '';
    const entries: RegisterEntry[] = [];
    for (const proof of proofs.filter(({ personKey: key }) => !named.has(key))) {
      const withdrawals = await listWithdrawals(proof.personKey);
      const rows = { rows: [], subscriptions: [], proofs: [proof], withdrawals };
      for (const consent of buildRegister(rows, new Map()))
        entries.push({ email: '', key: proof.personKey, consent });
    }
    yield entries;
  }
}

/** The addresses after one, in order. */
async function nextEmails(last: string) {
  const rows = await db
    .selectFrom('enquiries')
    .select('emailFolded')
    .where('emailFolded', '>', last)
    .union(db.selectFrom('subscriptions').select('emailFolded').where('emailFolded', '>', last))
    .orderBy('emailFolded')
    .limit(peopleAtOnce)
    .execute();
  return rows.map(({ emailFolded }) => emailFolded);
}

type RegisterRows = {
  rows: readonly ConsentRow[];
  proofs: readonly ConsentProofRow[];
  subscriptions: readonly SubscriptionRow[];
  withdrawals: readonly Withdrawal[];
};

function buildRegister(
  { rows, proofs, subscriptions, withdrawals }: RegisterRows,
  sentences: Map<string, string>,
): Consent[] {
  const enquiries = consentsIn(rows, sentences, subscriptions);
  const known = new Set(enquiries.map(({ enquiryId }) => enquiryId));
  const own = subscriptions.filter(({ enquiryId }) => !known.has(enquiryId ?? ''));
  const all = [
    ...enquiries.map((consent) => {
      const row = subscriptions.find(({ enquiryId }) => enquiryId === consent.enquiryId);
      const ending = row && consent.purpose === 'emails' ? readEnding(row) : null;
      // Never earlier than the consent, whatever the clocks say.
      const at = [ending?.at ?? '', consent.consentedAt].toSorted().at(-1) ?? '';
      return { ...consent, ending: ending && { ...ending, at } };
    }),
    ...own.map((row) => ({ ...subscriptionConsent(row), ending: readEnding(row) })),
    ...proofs.map(({ id: _id, personKey: _key, endedAt, endWay, ...proof }) => ({
      ...proof,
      enquiryId: null,
      purpose: Object.hasOwn(subscriptionForms, proof.form)
        ? ('alerts' as const)
        : ('emails' as const),
      ending: readEnding({ endedAt, endWay }),
    })),
  ];
  return all
    .map(({ ending, ...consent }) => ({
      ...consent,
      withdrawal: ending ?? withdrawalAfter(consent, withdrawals),
    }))
    .toSorted((one, other) => (one.consentedAt < other.consentedAt ? -1 : 1));
}

function subscriptionConsent(row: SubscriptionRow) {
  const { sentence, version, language, askedAt: consentedAt, confirmedAt } = row;
  return {
    enquiryId: null,
    form: row.form as Consent['form'],
    purpose: isAlert(row) ? ('alerts' as const) : ('emails' as const),
    sentence,
    version,
    language,
    consentedAt,
    confirmedAt,
    erasedAt: null,
  };
}

function readEnding({ endedAt, endWay }: Pick<SubscriptionRow, 'endedAt' | 'endWay'>) {
  if (endedAt === null || endWay === null || !Object.hasOwn(withdrawalWays, endWay)) return null;
  return { at: endedAt, way: endWay as WithdrawalWay };
}

/** Records that someone asked the team to be unsubscribed. Idempotent. */
export async function unsubscribePerson({ email }: { email: string }, editor: string) {
  const emailFolded = email.trim().toLowerCase();
  const isWithdrawn = await inTransaction(async (tx) => {
    const isNew = await withdrawConsent(tx, { emailFolded, way: 'team', now: new Date() });
    if (isNew) await logActivity(tx, { actor: editor, kind: 'enquiries', act: 'unsubscribed' });
    return isNew;
  });
  return { isWithdrawn };
}

/** Lets emails reach an address again that returned them, or whose owner complained and has written to the team. */
export async function unmutePerson({ email }: { email: string }, editor: string) {
  const emailFolded = email.trim().toLowerCase();
  const isUnmuted = await inTransaction(async (tx) => {
    const wasMuted = await unmuteReader(tx, emailFolded);
    if (wasMuted) await logActivity(tx, { actor: editor, kind: 'enquiries', act: 'unmuted' });
    return wasMuted;
  });
  return { isUnmuted };
}

/**
 * Keeps what proves consent to emails of enquiries and subscriptions that are erased, without anything that names the
 * person. What was not confirmed proves nothing.
 */
export async function saveConsentProofs(
  tx: Transaction,
  erased: readonly ConsentRow[],
  now = new Date(),
  subscriptions: readonly SubscriptionRow[] = [],
) {
  const sentences = await findNewsletterSentences(erased, tx);
  const emails = new Map(erased.map(({ id, emailFolded }) => [id, emailFolded]));
  const erasedAt = now.toISOString();
  const proved = await settleSubscriptions(tx, [...emails.keys()]);
  const own = subscriptions.filter(
    ({ enquiryId, confirmedAt }) => confirmedAt !== null && !emails.has(enquiryId ?? ''),
  );
  const proofs: ConsentProofRow[] = [
    ...consentsIn(erased, sentences, subscriptions)
      .filter(({ purpose, enquiryId }) => purpose === 'emails' && !proved.has(enquiryId))
      .map(({ enquiryId, purpose: _purpose, ...proof }) => ({
        ...proof,
        id: randomUUID(),
        personKey: personKey(emails.get(enquiryId) ?? ''),
        erasedAt,
        endedAt: null,
        endWay: null,
      })),
    ...own.map((row) => {
      const { enquiryId: _enquiry, purpose: _purpose, ...proof } = subscriptionConsent(row);
      const ending = readEnding(row);
      const ended = { endedAt: ending?.at ?? null, endWay: ending?.way ?? null };
      return { ...proof, ...ended, id: randomUUID(), personKey: row.personKey, erasedAt };
    }),
  ];
  for (let start = 0; start < proofs.length; start += rowsAtOnce) {
    await tx
      .insertInto('consentProofs')
      .values(proofs.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/**
 * Deletes the subscriptions of these enquiries that were not confirmed, and returns the enquiries whose consent is proved by
 * one that was.
 */
async function settleSubscriptions(tx: Transaction, ids: readonly string[]) {
  const proved = new Set<string | null>();
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const part = ids.slice(start, start + rowsAtOnce);
    await tx
      .deleteFrom('subscriptions')
      .where('enquiryId', 'in', part)
      .where('state', '=', 'asked')
      .execute();
    const rows = await tx
      .selectFrom('subscriptions')
      .select('enquiryId')
      .where('enquiryId', 'in', part)
      .execute();
    for (const { enquiryId } of rows) proved.add(enquiryId);
  }
  return proved;
}

/** SQLite takes 32,766 values in a statement. */
const rowsAtOnce = 1_000;

export async function deleteOldProofs(tx: Transaction, now: Date) {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - proofYears);
  await tx.deleteFrom('consentProofs').where('erasedAt', '<=', limit.toISOString()).execute();
}

/** What came by email, was added without a proof or is spam is no consent. */
function consentsIn(
  rows: readonly ConsentRow[],
  sentences: Map<string, string>,
  subscriptions: readonly SubscriptionRow[],
) {
  const confirmed = new Map(
    subscriptions.map(({ enquiryId, confirmedAt }) => [enquiryId, confirmedAt]),
  );
  return rows
    .filter((row) => provesConsent(row) && row.status !== 'spam')
    .flatMap((row) => {
      const shared = {
        enquiryId: row.id,
        form: row.form,
        version: row.consentVersion,
        language: row.consentLanguage || settings().language.locale,
        consentedAt: row.createdAt,
        erasedAt: null,
      };
      const purpose = row.form === 'vip' ? ('emails' as const) : ('reply' as const);
      const confirmedAt = confirmed.get(row.id) ?? null;
      const newsletter = row.newsletterSentence || (sentences.get(row.consentVersion) ?? '');
      return [
        {
          ...shared,
          purpose,
          sentence: row.consentSentence,
          confirmedAt: purpose === 'emails' ? confirmedAt : null,
        },
        ...(row.newsletterOptIn
          ? [{ ...shared, purpose: 'emails' as const, sentence: newsletter, confirmedAt }]
          : []),
      ];
    });
}

/** The sentence beside the newsletter checkbox by version, for enquiries that do not have it with them. */
async function findNewsletterSentences(
  rows: readonly ConsentRow[],
  connection: Pick<Transaction, 'selectFrom'> = db,
) {
  const isMissing = rows.some((row) => row.newsletterOptIn === 1 && row.newsletterSentence === '');
  if (!isMissing) return new Map<string, string>();
  const versions = await connection
    .selectFrom('versions')
    .select('record')
    .where('noun', '=', 'settings')
    .where('recordId', '=', 'privacy')
    .orderBy('revision')
    .execute();
  const saved = versions.map(({ record }) => Object(Object(jsonValue(record)).value) as Saved);
  return new Map(
    [...saved, settings().privacy].map(({ version = '', newsletter = '' }) => [
      version,
      fillFormText(newsletter, {}),
    ]),
  );
}

type Saved = { version?: string; newsletter?: string };

type Withdrawal = Pick<ConsentWithdrawalRow, 'withdrawnAt' | 'way'>;

/** Oldest first. */
async function listWithdrawals(key: string): Promise<Withdrawal[]> {
  return db
    .selectFrom('consentWithdrawals')
    .select(['withdrawnAt', 'way'])
    .where('personKey', '=', key)
    .orderBy('withdrawnAt')
    .execute();
}

function withdrawalAfter(
  { purpose, consentedAt }: Pick<Consent, 'purpose' | 'consentedAt'>,
  withdrawals: readonly Withdrawal[],
): Consent['withdrawal'] {
  if (purpose === 'reply') return null;
  const first = withdrawals.find(({ withdrawnAt }) => withdrawnAt >= consentedAt);
  return first ? { at: first.withdrawnAt, way: first.way } : null;
}
