import { db } from '../../platform/database.ts';

/** A file that came with a mail, as it is handed to staff. */
export async function findMessageFile(id: string) {
  const row = await db
    .selectFrom('enquiryFiles')
    .select(['name', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { name: row.name, bytes: Buffer.from(row.content, 'base64') };
}
