import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { isConnected, markLost } from '../database/connection.ts';
import { contentVersion, readContentVersion } from '../database/content.ts';
import { db } from '../database/database.ts';
import { catchUp, hasSeenNewer, hasToCatchUp, seenVersionCookie } from './seen-version.ts';

test('a browser that has seen newer content is recognised, and the instance catches up', async () => {
  await readContentVersion();
  const seen = contentVersion() + 3;
  expect(hasSeenNewer(requestWith(`a=b; site_seen=${seen}`))).toBe(true);
  await db.updateTable('contentVersion').set({ version: seen }).execute();
  await catchUp();
  expect(contentVersion()).toBe(seen);
  expect(hasSeenNewer(requestWith(`a=b; site_seen=${seen}`))).toBe(false);
});

test('a lost database is probed, and again after a failed poll', async () => {
  const seen = contentVersion() + 1;
  await db.updateTable('contentVersion').set({ version: seen }).execute();
  markLost(new Error('The server is being restarted'));
  const failing = vi.spyOn(db, 'selectFrom').mockImplementationOnce(() => {
    throw new Error('Connection terminated unexpectedly');
  });
  await catchUp();
  failing.mockRestore();
  expect([contentVersion(), isConnected()]).toEqual([seen, true]);
});

test('its own version must be checked too while the database counts as away', async () => {
  await readContentVersion();
  const request = requestWith(`__Host-site_seen=${contentVersion()}`);
  expect(hasToCatchUp(request)).toBe(false);
  markLost(new Error('The server is being restarted'));
  expect([hasToCatchUp(request), hasSeenNewer(request)]).toEqual([true, false]);
  expect(hasToCatchUp(requestWith('a=b'))).toBe(false);
  await catchUp();
  expect([isConnected(), hasToCatchUp(request)]).toEqual([true, false]);
});

test('the cookie contains the version of this instance, over https only', () => {
  expect(seenVersionCookie()).toBe(
    `__Host-site_seen=${contentVersion()}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
});

test.each(['site_seen=999999999', 'site_seen=-1', 'site_seen=x', 'xsite_seen=2000', ''])(
  'the cookie %j is ignored',
  (cookie) => expect(hasSeenNewer(requestWith(cookie))).toBe(false),
);

test('any number of waiting requests causes at most two queries', async () => {
  const queries = vi.spyOn(db, 'selectFrom');
  await Promise.all(Array.from({ length: 1_000 }, () => catchUp()));
  expect(queries.mock.calls.length).toBeLessThanOrEqual(2);
  queries.mockRestore();
});

function requestWith(cookie: string) {
  return { headers: { cookie } } as IncomingMessage;
}
