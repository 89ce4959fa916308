import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { queryOnce } from '../../../tests/sites/postgres.ts';
import { changeContent, contentVersion, readContentVersion } from './content.ts';
import { db, sqliteFile } from './database.ts';
import { env } from '../env/env.ts';

test('a content change raises the version before its promise settles', async () => {
  const before = contentVersion();
  await changeContent(async () => {});
  expect(contentVersion()).toBe(before + 1);
});

test('a change is in the database before its promise settles', async () => {
  for (const version of [1_001, 1_002, 1_003]) {
    await changeContent((tx) => tx.updateTable('contentVersion').set({ version }).execute());
    expect(await storedVersion()).toBe(version);
  }
});

test('a failed change leaves the version and the data as they were', async () => {
  const before = contentVersion();
  const change = changeContent(async (tx) => {
    await tx.deleteFrom('contentVersion').execute();
    throw new Error('stopped');
  });
  await expect(change).rejects.toThrow('stopped');
  await readContentVersion();
  expect(contentVersion()).toBe(before);
});

test('a version raised by another process is seen at the next poll', async () => {
  const before = contentVersion();
  await db
    .updateTable('contentVersion')
    .set({ version: before + 5 })
    .execute();
  expect(contentVersion()).toBe(before);
  await readContentVersion();
  expect(contentVersion()).toBe(before + 5);
});

test('parallel changes run one after another and none is lost', async () => {
  const before = contentVersion();
  await Promise.all(Array.from({ length: 20 }, () => changeContent(async () => {})));
  await readContentVersion();
  expect(contentVersion()).toBe(before + 20);
});

/** The version that another connection reads. */
async function storedVersion() {
  const query = 'select version from content_version';
  if (env.databaseUrl)
    return Number((await queryOnce(env.databaseUrl, query)).rows[0]?.['version']);
  const other = new DatabaseSync(sqliteFile, { readOnly: true });
  try {
    return other.prepare(query).get()?.['version'];
  } finally {
    other.close();
  }
}
