import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../lib/time/durations.ts';
import { emptyPartners, ingrid, saved as savedPartner } from '../../../tests/fixtures/partner.ts';

import { contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import type { RedirectRow } from './redirect.ts';
import { redirectKeys } from './redirect-keys.ts';
import {
  findRedirect,
  purgeDeletedRedirects,
  listRedirects,
  readAddresses,
  removeRedirect,
  restoreRedirect,
  saveRedirect,
} from './redirects.server.ts';

beforeEach(async () => {
  await emptyPartners();
  await db.deleteFrom('redirects').execute();
});

test('a redirect works immediately and changes the content version', async () => {
  const version = contentVersion();
  expect(await found('/vancouver')).toBeUndefined();
  const { id } = await saved('/Vancouver/', '/projects?city=vancouver');
  expect(contentVersion()).toBe(version + 1);
  expect(await found('/vancouver')).toEqual({ id, target: '/projects?city=vancouver' });
});

test('a redirect cannot start at a page or at the old path of a record', async () => {
  const { id, revision } = await savedPartner(ingrid);
  await savedPartner({ ...ingrid, id, revision, slug: 'ingrid' });
  const files = ['/icon-192.png', '/favicon.ico', '/manifest.webmanifest'];
  for (const fromPath of ['/partners/ingrid', '/partners/ingrid-halvorsen', '/shortlist', ...files])
    expect(await saveRedirect({ fromPath, target: '/join' }, 'Ada')).toMatchObject({
      outcome: 'refused',
      fields: { fromPath: expect.any(String) },
    });
  expect((await saved('/kept', '/shortlist')).target).toBe('/shortlist');
  expect((await saved('/ingrid', '/partners/ingrid-halvorsen')).target).toBe('/partners/ingrid');
});

test('redirects to the start of a new redirect are changed to its target', async () => {
  const { id, revision } = await savedPartner(ingrid);
  const path = `/partners/${ingrid.slug}`;
  await saved('/card', path);
  await db.deleteFrom('partners').where('id', '=', id).where('revision', '=', revision).execute();
  expect(await hasTarget('/card')).toBe(false);
  await saved(path, '/partners');
  expect(await found('/card')).toMatchObject({ target: '/partners' });
  expect(await hasTarget('/card')).toBe(true);
});

test('a page in another language is a target', async () => {
  expect((await saved('/entreprise', '/fr/about')).target).toBe('/fr/about');
  expect(await hasTarget('/entreprise')).toBe(true);
});

test('a concurrent save returns a conflict, and a repeated request adds a redirect once', async () => {
  const id = randomUUID();
  const input = { id, fromPath: '/old', target: '/vip' };
  const first = await saveRedirect(input, 'Ada');
  expect(await saveRedirect(input, 'Ada')).toEqual(first);
  await saveRedirect({ ...input, target: '/join', revision: 1 }, 'Ada');
  expect(await saveRedirect({ ...input, target: '/about', revision: 1 }, 'Grace')).toMatchObject({
    outcome: 'conflict',
    newest: { target: '/join', revision: 2 },
  });
});

test('a deleted redirect can be restored with its visits, unless its start is taken', async () => {
  const first = await saved('/old', '/vip');
  await db.updateTable('redirects').set({ visits: 7 }).execute();
  await removeRedirect(first);
  expect(await found('/old')).toBeUndefined();
  expect(await restoreRedirect(first)).toMatchObject({ record: { visits: 7, deletedAt: null } });
  expect(await found('/old')).toMatchObject({ target: '/vip' });

  await removeRedirect({ id: first.id, revision: 3 });
  await saved('/old', '/join');
  expect(await restoreRedirect(first)).toEqual({ outcome: 'conflict', newest: null });
});

test('deleted redirects are purged after their retention time', async () => {
  const first = await saved('/old', '/vip');
  await removeRedirect(first);
  await purgeDeletedRedirects(daysOn(29));
  expect(await db.selectFrom('redirects').select('id').execute()).toHaveLength(1);
  await purgeDeletedRedirects(daysOn(31));
  expect(await db.selectFrom('redirects').select('id').execute()).toEqual([]);
});

/** The stored redirect of a request. */
async function found(url: string) {
  const redirect = await findRedirect(redirectKeys(url));
  return redirect && { id: redirect.id, target: redirect.target };
}

async function saved(fromPath: string, target: string): Promise<RedirectRow> {
  const change = await saveRedirect({ fromPath, target }, 'Ada');
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
  return change.record;
}

function daysOn(days: number) {
  return new Date(Date.now() + days * dayMs);
}

async function hasTarget(fromPath: string) {
  const redirects = await listRedirects(await readAddresses());
  return redirects.find((one) => one.fromPath === fromPath)?.hasTarget;
}
