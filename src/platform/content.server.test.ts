import { expect, test } from 'vitest';
import { changeContent, contentVersion, lookAtContentVersion } from './content.ts';
import { db } from './database.ts';

test('a content change raises the version before its promise settles', async () => {
  const before = contentVersion();
  await changeContent(async () => {});
  expect(contentVersion()).toBe(before + 1);
});

test('a failed change leaves the version and the data as they were', async () => {
  const before = contentVersion();
  const change = changeContent(async (tx) => {
    await tx.deleteFrom('contentVersion').execute();
    throw new Error('stopped');
  });
  await expect(change).rejects.toThrow('stopped');
  await lookAtContentVersion();
  expect(contentVersion()).toBe(before);
});

test('a version raised by another process is seen at the next look', async () => {
  const before = contentVersion();
  await db
    .updateTable('contentVersion')
    .set({ version: before + 5 })
    .execute();
  expect(contentVersion()).toBe(before);
  await lookAtContentVersion();
  expect(contentVersion()).toBe(before + 5);
});

test('changes at once follow one another and none is lost', async () => {
  const before = contentVersion();
  await Promise.all(Array.from({ length: 20 }, () => changeContent(async () => {})));
  await lookAtContentVersion();
  expect(contentVersion()).toBe(before + 20);
});
