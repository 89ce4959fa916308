import { may, type Role } from '../../model/rights.ts';
import { findRole } from '../../platform/accounts/roles.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { FieldError } from '../revisions.server.ts';
import type { Schedule } from './schedules.server.ts';

const errors = {
  added: 'Only an owner or an editor can add this.',
  unpublished: 'This is unpublished. Only an owner or an editor can publish it again.',
  end: 'Someone else chose when this is unpublished. Only an owner or an editor can change that.',
};

/**
 * Call it before a record that is not public becomes public, at once or at a set time. Members who write only their own
 * records may publish one for the first time, but not one that others unpublished or deleted. Throws `FieldError`.
 */
export async function requireMayPublish(
  tx: Transaction,
  noun: NounName,
  id: string,
  role: Role | undefined,
) {
  if (!isOnlyOwn(role)) return;
  const versions = await tx
    .selectFrom('versions')
    .select('isPublic')
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .execute();
  if (versions.length === 0) throw new FieldError({ '': errors.added });
  if (versions.some(({ isPublic }) => isPublic === 1))
    throw new FieldError({ '': errors.unpublished });
}

/** Call it before a record is added. Throws `FieldError` for members who write only their own records. */
export async function requireMayAdd(tx: Transaction, editor: string) {
  if (await writesOnlyOwn(tx, editor)) throw new FieldError({ '': errors.added });
}

/** Call it before the time at which a record is unpublished changes; null for none. Throws `FieldError`. */
export async function requireMayChangeEnd(
  tx: Transaction,
  schedule: Schedule,
  unpublishAt: string | null,
  editor: string,
) {
  if (schedule.unpublishAt === unpublishAt) return;
  if (!(await mayChangeEnd(tx, schedule, editor))) throw new FieldError({ '': errors.end });
}

/** True if nobody else has chosen when the record is unpublished, or the editor may change what others chose. */
export async function mayChangeEnd(
  tx: Transaction,
  { unpublishAt, unpublishSetBy }: Schedule,
  editor: string,
) {
  return unpublishAt === null || unpublishSetBy === editor || !(await writesOnlyOwn(tx, editor));
}

async function writesOnlyOwn(tx: Transaction, editor: string) {
  return isOnlyOwn(await findRole(tx, editor));
}

function isOnlyOwn(role: Role | undefined) {
  return role !== undefined && !may(role, 'write');
}
