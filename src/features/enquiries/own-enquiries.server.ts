import type { Member } from '../../lib/rights.ts';
import { NotOwn } from '../../platform/actions.ts';
import { db } from '../../platform/database.ts';
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
