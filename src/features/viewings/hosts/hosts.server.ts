import { sql } from 'kysely';
import { jsonValue } from '../../../lib/values/json-text.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { defineRecords } from '../../../records/define-records.server.ts';
import { listRows } from '../../../records/read-records.server.ts';
import { FieldError, requireNoErrors } from '../../../records/revisions.server.ts';
import { inLanguage } from '../../../records/translations/in-language.server.ts';
import { settings } from '../../../site/settings/settings.ts';
import { throughDoor } from '../../public-door.server.ts';
import {
  hostErrors,
  hostLists,
  hostNoun,
  hostSchema,
  type Host,
  type HostInput,
  type HostRow,
} from './host.ts';

export const hostRecords = defineRecords(hostNoun, {
  schema: hostSchema,
  toColumns: (host) => ({
    ...host,
    ...Object.fromEntries(hostLists.map((name) => [name, JSON.stringify(host[name])])),
  }),
  recordFrom,
  draftFrom: (input) => input,
  reliesOn: { settings: 'all' },
  requireForPublic: throughDoor('hosts'),
  requireForSave: async (tx, { city, projectIds, openHouses }) => {
    const missing = await findMissing(tx, projectIds);
    const houses = openHouses.flatMap(({ projectId }, index) =>
      missing.has(projectId) ? [[`openHouses.${index}.projectId`, hostErrors.noProject]] : [],
    );
    requireNoErrors({
      ...(settings().cities.cities.every(({ id }) => id !== city) && { city: hostErrors.noCity }),
      ...(missing.size > 0 && { projectIds: hostErrors.noProject }),
      ...(Object.fromEntries(houses) as Record<string, string>),
    });
  },
  requireForHide: async ({ id }, tx, at) => {
    const { length } = await listBooked(id, at, tx);
    if (length > 0) throw new FieldError({ id: hostErrors.hasViewings(length) });
  },
});

function recordFrom(row: HostRow): Host {
  const lists = hostLists.map((name) => {
    const list = jsonValue(row[name]);
    return [name, Array.isArray(list) ? list : []];
  });
  return { ...row, ...(Object.fromEntries(lists) as Pick<Host, (typeof hostLists)[number]>) };
}

/** The hosts that visitors can meet, in the language of the page. One that is not translated has a `lang`. */
export async function listHosts() {
  const rows = await listRows<HostRow>(hostNoun, undefined);
  return (await inLanguage('hosts', rows)).map((row) => ({ ...row, ...recordFrom(row) }));
}

/** The times of the booked viewings of a host after a time, in order. */
export async function listBooked(
  hostId: string,
  after = new Date(),
  connection: Pick<Transaction, 'selectFrom'> = db,
) {
  const at = sql.ref<string>('viewingAt');
  const rows = await connection
    .selectFrom('enquiries')
    .select(at.as('at'))
    .where(sql.ref('viewingHost'), '=', hostId)
    .where(sql.ref('viewingState'), '=', 'booked')
    .where(at, '>', after.toISOString())
    .orderBy(at)
    .execute();
  return rows.map((row) => row.at);
}

/** The projects among these that do not exist, not even as drafts. */
async function findMissing(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await tx.selectFrom('projects').select('id').where('id', 'in', ids).execute();
  const drafts = await tx
    .selectFrom('drafts')
    .select('recordId as id')
    .where('noun', '=', 'projects')
    .where('recordId', 'in', ids)
    .execute();
  const present = new Set([...rows, ...drafts].map(({ id }) => id));
  return new Set(ids.filter((id) => !present.has(id)));
}

/** Adds a host by the slugs of its partner and its projects. */
export async function addNamedHost(
  tx: Transaction,
  { partner, projects, ...host }: HostInput & { partner: string; projects: string[] },
  editor: string,
) {
  const found = await tx
    .selectFrom('partners')
    .select('id')
    .where('slug', '=', partner)
    .executeTakeFirst();
  const shown = await tx
    .selectFrom('projects')
    .select('id')
    .where('slug', 'in', projects)
    .execute();
  const ids = { partnerId: found?.id ?? null, projectIds: shown.map(({ id }) => id) };
  return hostRecords.add(tx, { ...host, ...ids }, editor);
}
