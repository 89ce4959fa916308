import { createHash } from 'node:crypto';
import { fold } from '../../lib/text/fold.ts';
import { splitName } from '../../lib/text/person-name.ts';
import { logActivity } from '../../platform/activity.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { enquiryDefaults, type EnquiryRow } from './enquiry.ts';
import { tellOfNewEnquiry } from './enquiry-events.server.ts';
import { newReference } from './receipts.server.ts';

/** What proves that a person agreed to emails about launches and first access. */
export type ConsentProof = { sentence: string; version: string; language: string; at: string };

export type AddedPerson = {
  id: string;
  name: string;
  email: string;
  phone?: string;
  message?: string;
  /** Where the team has the person from. */
  source?: string;
  /** The locale for replies. Empty if unknown. */
  language?: string;
  proof?: ConsentProof | undefined;
};

/**
 * Puts a person on the VIP list who did not fill in its form. Without proof of consent no email about launches is sent
 * to them. Idempotent.
 */
export async function addVipPerson(
  tx: Transaction,
  { id, name, email, phone = '', message = '', source, language = '', proof }: AddedPerson,
  editor: string,
  now = new Date(),
) {
  const given = { ...splitName(name), email, phone, message };
  const columns = {
    id,
    form: 'vip' as const,
    name,
    email,
    phone,
    consentLanguage: language,
    ...(proof && {
      consentSentence: proof.sentence,
      consentVersion: proof.version,
      consentLanguage: proof.language,
      createdAt: proof.at,
    }),
    source: source ?? null,
  };
  const isNew = await addByTeam(tx, columns, given, editor, now);
  if (isNew)
    await logActivity(tx, { actor: editor, kind: 'enquiries', act: 'added', subjectId: id });
}

type Columns = Pick<EnquiryRow, 'id' | 'form' | 'name' | 'email' | 'phone'> & Partial<EnquiryRow>;

/**
 * Stores the enquiry of a person who did not fill in a form. Nobody waits for an answer, so that it is answered and read.
 * False if it is stored already.
 */
export async function addByTeam(
  tx: Transaction,
  columns: Columns,
  given: Record<string, string>,
  editor: string,
  now = new Date(),
) {
  const { id, name, email } = columns;
  const former = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (former) return false;
  const time = now.toISOString();
  const answers = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
  const row: EnquiryRow = {
    ...enquiryDefaults,
    submissionKey: createHash('sha256').update(`added ${id}`).digest('base64url'),
    emailFolded: email.toLowerCase(),
    answers: JSON.stringify(answers),
    cameBy: 'team',
    status: 'answered',
    readAt: time,
    announced: 1,
    searchText: fold([name, ...Object.values(given)].join(' ')).replaceAll(/\s+/g, ' '),
    createdAt: time,
    updatedAt: time,
    updatedBy: editor,
    ...columns,
  };
  const reference = await newReference(tx, row);
  const stored = { ...row, reference, searchText: `${row.searchText} ${fold(reference)}` };
  await tx.insertInto('enquiries').values(stored).execute();
  await tellOfNewEnquiry(tx, stored);
  return true;
}
