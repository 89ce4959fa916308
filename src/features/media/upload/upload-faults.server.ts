import { isUnavailable } from '../../../platform/database/connection.ts';
import { StorageAway } from '../../../platform/storage/contract.ts';
import { findWriteFault } from '../../../platform/database/write-faults.ts';
import { uploadErrors } from './upload-rules.ts';

/** The message to staff if an upload failed for a reason other than the file; undefined for an unknown cause. */
export function uploadFault(cause: unknown) {
  if (findWriteFault(cause)?.[1] === 'disk full') return uploadErrors.noRoom;
  if (cause instanceof StorageAway) return uploadErrors.storeAway;
  return isUnavailable(cause) ? uploadErrors.databaseAway : undefined;
}
