import { isConnectionError } from '../../../platform/database/connection.ts';
import { PoolExhausted } from '../../../platform/database/database.ts';
import { StorageAway } from '../../../platform/storage/contract.ts';
import { findWriteFault } from '../../../platform/database/write-faults.ts';
import { uploadErrors } from './upload-rules.ts';

/** The message to staff if an upload failed for a reason other than the file; undefined for an unknown cause. */
export function uploadFault(cause: unknown) {
  if (findWriteFault(cause)?.[1] === 'disk full') return uploadErrors.noRoom;
  if (cause instanceof StorageAway) return uploadErrors.storeAway;
  const isDatabaseAway = isConnectionError(cause) || cause instanceof PoolExhausted;
  return isDatabaseAway ? uploadErrors.databaseAway : undefined;
}
