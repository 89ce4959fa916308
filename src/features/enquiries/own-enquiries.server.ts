import type { Member } from '../../lib/rights.ts';
import { NotOwn } from '../../platform/actions.ts';
import { db } from '../../platform/database.ts';
import type { OpenedEnquiry } from './enquiry-inbox.ts';
import { isAbout, subjectsOf } from '../../records/own-records.server.ts';

/** Does to an enquiry that is the member's own what is done to any. */
export function ofOwnEnquiry<Input extends { id: string }, Answer>(
  run: (input: Input, editor: string) => Promise<Answer>,
) {
  return async (input: Input, member: Member) => {
    const found = await db
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', input.id)
      .where(isAbout(await subjectsOf(member)))
      .executeTakeFirst();
    if (!found) throw new NotOwn();
    return run(input, member.email);
  };
}

/** Reads an enquiry of the member's own, without what the person has sent to others. */
export function ofOwnThread(
  run: (input: { id: string }, editor: string) => Promise<OpenedEnquiry | null>,
) {
  const read = ofOwnEnquiry(run);
  return async (input: { id: string }, member: Member) => {
    const opened = await read(input, member);
    if (!opened) return null;
    const messages = opened.thread.messages.filter(({ enquiryId }) => enquiryId === input.id);
    return { ...opened, thread: { others: [], messages } };
  };
}

/** Throws where one of these is not the member's own. */
export async function requireOwn(ids: string[], member: Member) {
  const own = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', ids)
    .where(isAbout(await subjectsOf(member)))
    .execute();
  if (ids.some((id) => !own.some((one) => one.id === id))) throw new NotOwn();
}
