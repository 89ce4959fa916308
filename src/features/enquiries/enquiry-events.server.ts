import { isDeepStrictEqual } from 'node:util';
import { listColleagues } from '../../platform/accounts/colleagues.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { eraseEvents, raiseEvents } from '../../platform/webhooks/events.ts';
import { enquirySubjectKey } from '../../model/webhook-event.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
import { enquiryEvent, type EnquiryEvent } from './enquiry-event.ts';
import type { EnquiryAnswers, EnquiryRow } from './enquiry.ts';

/** What is held or spam is announced when it is released. */
export function announcement({ status, announced }: Pick<EnquiryRow, 'status' | 'announced'>) {
  return { announced: announced === 1 || status !== 'spam' ? 1 : 0 } as const;
}

/** Tells webhooks of a new enquiry. Its row says so already. Spam is not told of. */
export async function tellOfNewEnquiry(tx: Transaction, row: EnquiryRow) {
  if (row.announced === 0) return;
  await raiseEvents(tx, ['enquiry.created'], async () => [
    {
      type: 'enquiry.created',
      subject: enquirySubjectKey(row.id),
      data: await eventOf(tx, row),
    },
  ]);
}

/** Tells webhooks of a change, if they know the enquiry and it is part of what they are told. */
export async function tellOfEnquiry(tx: Transaction, before: EnquiryRow, row: EnquiryRow) {
  if (before.announced === 0) return tellOfNewEnquiry(tx, row);
  await raiseEvents(tx, ['enquiry.updated'], async () => {
    const data = await eventOf(tx, row);
    if (isDeepStrictEqual(withoutTime(await eventOf(tx, before)), withoutTime(data))) return [];
    return [{ type: 'enquiry.updated', subject: enquirySubjectKey(row.id), data }];
  });
}

/** Erases what the events of erased enquiries told, and tells webhooks that they are erased. */
export async function eraseEnquiryEvents(
  tx: Transaction,
  erased: readonly Pick<EnquiryRow, 'id' | 'reference' | 'announced'>[],
) {
  if (erased.length === 0) return;
  await eraseEvents(
    tx,
    erased.map(({ id }) => enquirySubjectKey(id)),
  );
  const known = erased.filter(({ announced }) => announced === 1);
  if (known.length === 0) return;
  await raiseEvents(tx, ['person.erased'], () =>
    known.map(({ id, reference }) => ({
      type: 'person.erased',
      subject: enquirySubjectKey(id),
      data: { id, reference },
    })),
  );
}

async function eventOf(tx: Transaction, row: EnquiryRow): Promise<EnquiryEvent> {
  const colleagues = row.givenTo === null ? [] : await listColleagues(tx);
  const enquiry = { ...row, answers: JSON.parse(row.answers) as EnquiryAnswers };
  const assignee = colleagues.find(({ id }) => id === row.givenTo);
  // The form may run in another language. What other systems map has one.
  return runInLanguage(undefined, () => enquiryEvent(enquiry, { siteUrl: env.siteUrl, assignee }));
}

function withoutTime({ updatedAt: _updatedAt, ...event }: EnquiryEvent) {
  return event;
}
