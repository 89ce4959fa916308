import type { Member } from '../../../model/rights.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { db } from '../../../platform/database/database.ts';
import type { OpenedEnquiry } from '../inbox/enquiry-inbox.ts';
import { isAbout, readableSubjects } from '../../own-records.server.ts';

/** Limits an action on an enquiry to the member's own enquiries. */
export function ofOwnEnquiry<Input extends { id: string }, Answer>(
  run: (input: Input, editor: string, member: Member) => Promise<Answer>,
) {
  return async (input: Input, member: Member) => {
    const row = await db
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', input.id)
      .where(isAbout(await readableSubjects(member)))
      .executeTakeFirst();
    if (!row) throw new NotOwn();
    return run(input, member.email, member);
  };
}

/** Reads one of the member's own enquiries, without the person's other enquiries. */
export function ofOwnThread(
  run: (input: { id: string }, editor: string) => Promise<OpenedEnquiry | null>,
) {
  const read = ofOwnEnquiry(run);
  return async (input: { id: string }, member: Member) => {
    const enquiry = await read(input, member);
    if (!enquiry) return null;
    const messages = enquiry.thread.messages.filter(({ enquiryId }) => enquiryId === input.id);
    const notes = enquiry.thread.notes.filter(({ enquiryId }) => enquiryId === input.id);
    const consents = enquiry.consents.filter(({ enquiryId }) => enquiryId === input.id);
    return { ...enquiry, consents, thread: { others: [], messages, notes } };
  };
}

/** Throws if one of these is not the member's own. */
export async function requireOwn(ids: string[], member: Member) {
  if (ids.length === 0) return;
  const ownRows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', ids)
    .where(isAbout(await readableSubjects(member)))
    .execute();
  if (ids.some((id) => !ownRows.some((one) => one.id === id))) throw new NotOwn();
}
