import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { StorageAway } from '../../../platform/storage/contract.ts';
import { uploadFault } from './upload-faults.server.ts';
import { uploadErrors } from './upload-rules.ts';

test.skipIf(process.platform !== 'linux')('a full disk has its own message', async () => {
  const cause: unknown = await writeFile('/dev/full', 'a picture').catch((fault: unknown) => fault);
  expect(uploadFault(cause)).toBe(uploadErrors.noRoom);
  expect(uploadFault(new Error('It could not be stored', { cause }))).toBe(uploadErrors.noRoom);
  expect(uploadFault(new Error('ENOSPC: no space left'))).toBe(uploadErrors.noRoom);
  const inDatabase = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  expect(uploadFault(inDatabase)).toBe(uploadErrors.noRoom);
});

test('an unreachable store or database has its own message, and nothing else has', () => {
  expect(uploadFault(new StorageAway('it is silent'))).toBe(uploadErrors.storeAway);
  const connectionError = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
  expect(uploadFault(connectionError)).toBe(uploadErrors.databaseAway);
  expect(uploadFault(new Error('undefined is not a function'))).toBeUndefined();
});
