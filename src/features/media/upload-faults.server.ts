import { isConnectionError } from '../../platform/connection.ts';
import { StorageAway } from '../../platform/storage-contract.ts';
import { uploadErrors } from './upload-rules.ts';

/** What staff are told when a file could not be taken by no fault of its own; undefined when the cause is not known. */
export function uploadFault(cause: unknown) {
  if (hasNoRoom(cause)) return uploadErrors.noRoom;
  if (cause instanceof StorageAway) return uploadErrors.storeAway;
  return isConnectionError(cause) ? uploadErrors.databaseAway : undefined;
}

/** The process that makes pictures hands on the message alone, which begins with the code. */
function hasNoRoom(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return /^(ENOSPC|EDQUOT)\b/.test(cause.message) || hasNoRoom(cause.cause);
}
