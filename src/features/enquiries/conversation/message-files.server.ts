import { withoutNul } from '../../../lib/text/without-nul.ts';
import type { Member } from '../../../model/rights.ts';
import { db } from '../../../platform/database/database.ts';
import { isAbout, readableSubjects } from '../../own-records.server.ts';

/** A file attached to a mail, for members who may open the enquiry. */
export async function findMessageFile(id: string, member: Member) {
  const row = await db
    .selectFrom('enquiryFiles')
    .innerJoin('enquiryMessages', 'enquiryMessages.id', 'enquiryFiles.messageId')
    .innerJoin('enquiries', 'enquiries.id', 'enquiryMessages.enquiryId')
    .select(['enquiryFiles.name', 'enquiryFiles.content'])
    .where('enquiryFiles.id', '=', withoutNul(id))
    .where(isAbout(await readableSubjects(member)))
    .executeTakeFirst();
  return row && { name: row.name, bytes: Buffer.from(row.content, 'base64') };
}
