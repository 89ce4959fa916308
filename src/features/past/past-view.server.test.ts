import { beforeEach, expect, test } from 'vitest';
import { emptyPartners, ingrid, saved } from '../../../tests/fixtures/partner.ts';
import { db } from '../../platform/database/database.ts';
import { readPastView } from './past-view.compose.server.ts';

const now = new Date('2026-11-02T12:00:00.000Z');

beforeEach(async () => {
  await emptyPartners();
  for (const table of ['publications', 'versions'] as const) await db.deleteFrom(table).execute();
});

test.each([
  '-271821-04-20T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '0099-12-31T00:00:00.000Z',
  '1970-01-01T00:00:00.000Z',
])('%s is before the history', async (at) => {
  await saved(ingrid);
  const view = await viewOf({ at });
  expect(view).toMatchObject({ path: undefined });
  expect(view.problem).toMatch(/^The history begins on /);
});

test.each<Record<string, string>>([
  { at: '+275760-09-13T00:00:00.000Z' },
  { day: '2100-12-31', time: '23:59' },
])('of %j, now is shown', async (query) => {
  await saved(ingrid);
  expect(await viewOf(query)).toMatchObject({ at: now.toISOString() });
});

function viewOf(query: Record<string, string>) {
  return readPastView(new URLSearchParams({ page: '/', ...query }), now);
}
