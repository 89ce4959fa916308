import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  setUpFirstAccess,
  come,
  give,
  linksFor,
  outbox,
  writeAll,
} from '../../../tests/fixtures/first-access.ts';
import { joinVipList } from '../../../tests/fixtures/vip-list.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { readAccessScreen } from './access-screen.server.ts';
import { endAccess } from './grant-access.server.ts';

beforeAll(prepareDataFolder);

beforeEach(setUpFirstAccess);

test('links without letters stay the same when the request is repeated', async () => {
  const [hana, maya] = [await joinVipList('Hana'), await joinVipList('Maya')];
  const id = randomUUID();
  const first = await linksFor([maya, hana], id);
  expect(await linksFor([maya, hana], id)).toEqual(first);
  expect(await linksFor([hana], id)).toEqual(first.slice(0, 1));
  await writeAll();
  expect(await outbox()).toEqual([]);
  expect(first.map(({ name }) => name)).toEqual(['Hana Chen', 'Maya Chen']);
  const tokens = first.map(({ token }) => token);
  const stored = JSON.stringify(await db.selectFrom('firstAccessLinks').selectAll().execute());
  for (const token of tokens) expect(stored).not.toContain(token);
  expect(await come(tokens[0] ?? '', 'POST')).toMatchObject({ access: { name: 'Hana Chen' } });
  expect(await come(tokens[1] ?? '', 'POST')).toMatchObject({ access: { name: 'Maya Chen' } });
  const { given } = await readAccessScreen();
  await endAccess({ id: given.find(({ name }) => name === 'Hana Chen')?.id ?? '' });
  expect(await linksFor([maya, hana], id)).toEqual(first.slice(1));
});

test('a link shows the state of its own letter, or that it has none', async () => {
  const hana = await joinVipList('Hana');
  await give([hana]);
  await writeAll();
  await linksFor([hana], randomUUID());
  const { given } = await readAccessScreen();
  const states = given.map(({ isHandedOn, letter }) => `${isHandedOn} ${letter}`);
  expect(states.toSorted()).toEqual(['false waiting', 'true null']);
});
