import type { Transaction } from '../platform/database/database.ts';
import { inLanguageWithin } from '../records/translations/in-language.server.ts';
import { judgedColumns } from './partners/partner.ts';
import type { Seller } from './places/lines.ts';
import { readLegal } from './projects/project-legal.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/**
 * The project with this id, which may be a draft, and its partner; or the partner with this id. In a language, or else
 * as written and with a `lang`.
 */
export async function findSeller(
  connection: Connection,
  aboutId: string | null,
  language?: string,
): Promise<Seller> {
  if (aboutId === null) return {};
  const found = await findProject(connection, aboutId);
  const partnerId = found ? found.partnerId : aboutId;
  const partner = await connection
    .selectFrom('partners')
    .select(judgedColumns)
    .where('id', '=', partnerId)
    .executeTakeFirst();
  const [ofProject, ofPartner] = [
    { noun: 'projects', recordId: aboutId, language } as const,
    { noun: 'partners', recordId: partnerId, language } as const,
  ];
  return {
    project: found && (await inLanguageWithin(connection, ofProject, found.project)),
    partner: partner && (await inLanguageWithin(connection, ofPartner, partner)),
  };
}

async function findProject(connection: Connection, id: string) {
  const row = await connection
    .selectFrom('projects')
    .select(['partnerId', 'city', 'status', 'legal'])
    .where('id', '=', id)
    .executeTakeFirst();
  const project = row ?? (await findDraft(connection, id));
  if (!project) return undefined;
  const { partnerId, city, status, legal } = project;
  return {
    partnerId: asText(partnerId),
    project: { city: asText(city), status: asText(status), legal: readLegal(legal) },
  };
}

async function findDraft(connection: Connection, id: string) {
  const draft = await connection
    .selectFrom('drafts')
    .select('record')
    .where('noun', '=', 'projects')
    .where('recordId', '=', id)
    .executeTakeFirst();
  return draft && (JSON.parse(draft.record) as Record<string, unknown>);
}

function asText(value: unknown) {
  return typeof value === 'string' ? value : '';
}
