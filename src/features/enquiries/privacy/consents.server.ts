import { randomUUID } from 'node:crypto';
import { logActivity } from '../../../platform/activity.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { jsonValue } from '../../../lib/values/json-text.ts';
import { personKey, withdrawConsent } from '../../../records/consents.server.ts';
import { settings } from '../../../site/settings/settings.ts';
import { fillFormText } from '../forms/fill-form-text.ts';
import { provesConsent, type EnquiryRow } from '../enquiry.ts';
import { proofYears, type Consent, type ConsentWithdrawalRow } from './consent.ts';

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

/** The register of consents of one person, oldest first. It is read from their enquiries, and from proofs of erased ones. */
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
  const withdrawals = await listWithdrawals(key);
  const all = [
    ...consentsIn(rows, await findNewsletterSentences(rows)),
    ...proofs.map(({ id: _id, personKey: _key, ...proof }) => ({
      ...proof,
      enquiryId: null,
      purpose: 'emails' as const,
    })),
  ];
  return all
    .map((consent) => ({ ...consent, withdrawal: withdrawalAfter(consent, withdrawals) }))
    .toSorted((one, other) => (one.consentedAt < other.consentedAt ? -1 : 1));
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

/** Keeps what proves consent to emails of enquiries that are erased, without anything that names the person. */
export async function saveConsentProofs(
  tx: Transaction,
  erased: readonly ConsentRow[],
  now = new Date(),
) {
  const sentences = await findNewsletterSentences(erased, tx);
  const emails = new Map(erased.map(({ id, emailFolded }) => [id, emailFolded]));
  const proofs = consentsIn(erased, sentences)
    .filter(({ purpose }) => purpose === 'emails')
    .map(({ enquiryId, purpose: _purpose, ...proof }) => ({
      ...proof,
      id: randomUUID(),
      personKey: personKey(emails.get(enquiryId) ?? ''),
      erasedAt: now.toISOString(),
    }));
  for (let start = 0; start < proofs.length; start += proofsAtOnce) {
    await tx
      .insertInto('consentProofs')
      .values(proofs.slice(start, start + proofsAtOnce))
      .execute();
  }
}

/** SQLite takes 32,766 values in a statement. */
const proofsAtOnce = 1_000;

export async function deleteOldProofs(tx: Transaction, now: Date) {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - proofYears);
  await tx.deleteFrom('consentProofs').where('erasedAt', '<=', limit.toISOString()).execute();
}

/** What came by email, was added without a proof or is spam is no consent. */
function consentsIn(rows: readonly ConsentRow[], sentences: Map<string, string>) {
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
      const newsletter = row.newsletterSentence || (sentences.get(row.consentVersion) ?? '');
      return [
        { ...shared, purpose, sentence: row.consentSentence },
        ...(row.newsletterOptIn
          ? [{ ...shared, purpose: 'emails' as const, sentence: newsletter }]
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
