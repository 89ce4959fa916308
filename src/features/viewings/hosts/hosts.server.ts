import { wallClockAt } from '../../../lib/time/zoned-time.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { defineRecords } from '../../../records/define-records.server.ts';
import { FieldError, requireNoErrors } from '../../../records/revisions.server.ts';
import { settings } from '../../../site/settings/settings.ts';
import { findIdAt } from '../../linked-projects.server.ts';
import { throughDoor } from '../../public-door.server.ts';
import {
  findTakenAround,
  findVisitor,
  withTimeZone,
  type Connection,
} from '../free-times.server.ts';
import { findOverlap, ownTimes } from '../free-times.ts';
import { viewingDetails } from '../viewing.ts';
import {
  hostErrors,
  hostNoun,
  hostSchema,
  houseKey,
  type Host,
  type HostInput,
  type HostRow,
} from './host.ts';
import { hostColumns, hostFrom } from './host-row.ts';
import { raiseViewingNews } from './viewing-news.server.ts';

export const hostRecords = defineRecords(hostNoun, {
  schema: hostSchema,
  toColumns: hostColumns,
  recordFrom: (row: HostRow): Host => hostFrom(row),
  draftFrom: (input) => input,
  followChange: raiseViewingNews,
  reliesOn: { settings: 'all' },
  requireForPublic: async (tx, host, at) => {
    await throughDoor('hosts')(tx, host, at);
    await requireHouses(tx, host, at);
  },
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
    const { length } = await listBooked(tx, id, at);
    if (length > 0) throw new FieldError({ id: hostErrors.hasViewings(length) });
  },
});

/** The booked viewings of a host after a time, in order. */
function listBooked(connection: Connection, hostId: string, after: Date) {
  return connection
    .selectFrom('enquiries')
    .select(['viewingAt', 'aboutId', 'viewingDetails'])
    .where('viewingHost', '=', hostId)
    .where('viewingState', '=', 'booked')
    .where('viewingAt', '>', after.toISOString())
    .orderBy('viewingAt')
    .execute();
}

/** When the viewings to come of a host are. */
export async function listBookedTimes(hostId: string) {
  const rows = await listBooked(db, hostId, new Date());
  return rows.flatMap(({ viewingAt }) => viewingAt ?? []);
}

type House = HostInput['openHouses'][number];

type PublicAt = { id: string; publicAt: Date };

/**
 * Throws for an open house that is moved or removed while guests have booked it, and for a new one without the pause to
 * a private viewing or to an open house of the same partner.
 */
async function requireHouses(tx: Transaction, input: HostInput, { id, publicAt }: PublicAt) {
  const row = await tx.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirst();
  const before = row && hostFrom(row);
  const keys = new Set(input.openHouses.map(houseKey));
  for (const house of before?.openHouses.filter((one) => !keys.has(houseKey(one))) ?? []) {
    const guests = await countHouseGuests(tx, id, { house, publicAt });
    if (guests > 0) throw new FieldError({ '': hostErrors.hasGuests(guests, house) });
  }
  const isElsewhere = before?.city !== input.city || before.partnerId !== input.partnerId;
  const known = new Set(isElsewhere ? [] : before.openHouses.map(keyWithEnd));
  const [host] = withTimeZone({ ...input, id });
  const coming = input.openHouses.flatMap((house, index) =>
    host && !known.has(keyWithEnd(house))
      ? ownTimes({ ...host, openHouses: [house] })
          .filter(({ at }) => at > publicAt.getTime())
          .map((time) => ({ ...time, index }))
      : [],
  );
  if (!host || coming.length === 0) return;
  const around = await findTakenAround(tx, host, coming);
  const taken = around.filter(({ kind }) => !kind || kind === 'house');
  const fields: Record<string, string> = {};
  for (const { index, ...time } of coming) {
    const conflict = findOverlap(host, time, taken);
    if (!conflict) continue;
    const when = wallClockAt(host.timeZone, conflict.at);
    fields[`openHouses.${index}.from`] =
      conflict.kind === 'house'
        ? hostErrors.hasOpenHouse(when)
        : hostErrors.hasViewing((await findVisitor(tx, conflict.id)) ?? '', when);
  }
  requireNoErrors(fields);
}

async function countHouseGuests(
  tx: Transaction,
  hostId: string,
  { house, publicAt }: { house: House; publicAt: Date },
) {
  const rows = await listBooked(tx, hostId, publicAt);
  return rows.filter(({ aboutId, ...viewing }) => {
    const { isOpenHouse, local } = viewingDetails(viewing) ?? {};
    return isOpenHouse && `${aboutId} ${local}` === houseKey(house);
  }).length;
}

function keyWithEnd(house: House) {
  return `${houseKey(house)} ${house.until}`;
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

/** Adds a host by the slugs of its partner and its project. */
export async function addNamedHost(
  tx: Transaction,
  { partner, project, ...host }: HostInput & { partner: string; project: string },
  editor: string,
) {
  const partnerId = await findIdAt(tx, 'partners', partner);
  const projectId = await findIdAt(tx, 'projects', project);
  const projectIds = projectId === null ? [] : [projectId];
  return hostRecords.add(tx, { ...host, partnerId, projectIds }, editor);
}
