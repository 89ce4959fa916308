import type { Transaction } from '../platform/database/database.ts';
import type { Licensed } from '../site/settings-sellers.ts';
import { licensedColumns } from './partners/partner.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** The partner with this id, or of the project with this id, which may be a draft. */
export async function findSeller(
  connection: Connection,
  aboutId: string | null,
): Promise<Licensed | undefined> {
  if (aboutId === null) return undefined;
  const partnerId = (await findPartnerId(connection, aboutId)) ?? aboutId;
  return connection
    .selectFrom('partners')
    .select(licensedColumns)
    .where('id', '=', partnerId)
    .executeTakeFirst();
}

async function findPartnerId(connection: Connection, projectId: string) {
  const project = await connection
    .selectFrom('projects')
    .select('partnerId')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project) return project.partnerId;
  const draft = await connection
    .selectFrom('drafts')
    .select('record')
    .where('noun', '=', 'projects')
    .where('recordId', '=', projectId)
    .executeTakeFirst();
  return draft && (JSON.parse(draft.record) as { partnerId?: string | null }).partnerId;
}
