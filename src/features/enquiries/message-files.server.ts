import type { Member } from '../../lib/rights.ts';
import { db } from '../../platform/database.ts';
import { isAbout, subjectsOf } from '../../records/own-records.server.ts';

/** A file that came with a mail, as it is handed to who may open the enquiry. */
export async function findMessageFile(id: string, member: Member) {
  const row = await db
    .selectFrom('enquiryFiles')
    .innerJoin('enquiryMessages', 'enquiryMessages.id', 'enquiryFiles.messageId')
    .innerJoin('enquiries', 'enquiries.id', 'enquiryMessages.enquiryId')
    .select(['enquiryFiles.name', 'enquiryFiles.content'])
    .where('enquiryFiles.id', '=', id)
    .where(isAbout(await subjectsOf(member)))
    .executeTakeFirst();
  return row && { name: row.name, bytes: Buffer.from(row.content, 'base64') };
}
