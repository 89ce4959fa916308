import { may, type Member } from '../../lib/rights.ts';
import { NotOwn } from '../../platform/actions.ts';
import { db } from '../../platform/database.ts';
import { ownProjectIds } from '../../records/own-records.server.ts';
import { isAbout } from './enquiries-inbox.server.ts';

/** The profile and the projects about which the enquiries of a partner are. */
export async function ownSubjects(member: Member) {
  return member.partnerId === null ? [] : [member.partnerId, ...(await ownProjectIds(member))];
}

/** The subjects to which a member is limited; undefined for who reads all enquiries. */
export async function subjectsOf(member: Member) {
  return may(member.role, 'enquiries') ? undefined : ownSubjects(member);
}

/** Does to an enquiry that is the member's own what is done to any. */
export function ofOwnEnquiry<Input extends { id: string }, Answer>(
  run: (input: Input, editor: string) => Promise<Answer>,
) {
  return async (input: Input, member: Member) => {
    const found = await db
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', input.id)
      .where(isAbout(await ownSubjects(member)))
      .executeTakeFirst();
    if (!found) throw new NotOwn();
    return run(input, member.email);
  };
}
