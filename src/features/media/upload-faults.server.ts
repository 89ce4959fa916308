import { isConnectionError } from '../../platform/connection.ts';
import { PoolExhausted } from '../../platform/database.ts';
import { StorageAway } from '../../platform/storage-contract.ts';
import { uploadErrors } from './upload-rules.ts';

/** The message to staff if an upload failed for a reason other than the file; undefined for an unknown cause. */
export function uploadFault(cause: unknown) {
  if (hasNoRoom(cause)) return uploadErrors.noRoom;
  if (cause instanceof StorageAway) return uploadErrors.storeAway;
  const isDatabaseAway = isConnectionError(cause) || cause instanceof PoolExhausted;
  return isDatabaseAway ? uploadErrors.databaseAway : undefined;
}

/** The image process passes on only the error message, which begins with the code. */
function hasNoRoom(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return /^(ENOSPC|EDQUOT)\b/.test(cause.message) || hasNoRoom(cause.cause);
}
