import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { StorageAway } from '../../platform/storage-contract.ts';
import { uploadFault } from './upload-faults.server.ts';
import { uploadErrors } from './upload-rules.ts';

test.skipIf(process.platform !== 'linux')('a disk that is full is told in words', async () => {
  const cause: unknown = await writeFile('/dev/full', 'a picture').catch((fault: unknown) => fault);
  expect(uploadFault(cause)).toBe(uploadErrors.noRoom);
  expect(uploadFault(new Error('It could not be stored', { cause }))).toBe(uploadErrors.noRoom);
});

test('a store or a database that does not answer is told in words, and nothing else', () => {
  expect(uploadFault(new StorageAway('it is silent'))).toBe(uploadErrors.storeAway);
  const lost = Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' });
  expect(uploadFault(lost)).toBe(uploadErrors.databaseAway);
  expect(uploadFault(new Error('undefined is not a function'))).toBeUndefined();
});
