import { beforeEach, expect, test, vi } from 'vitest';
import { emptyProjects, ferrand, kestrel, saved } from '../../../tests/fixtures/project.ts';
import { db } from '../../platform/database/database.ts';
import { makeBrochuresAhead } from './brochures-ahead.compose.server.ts';
import type { makeAhead } from './made-brochures.server.ts';
import { demoPartners } from '../partners/partners.demo.ts';
import { partnerRecords } from '../partners/partners.server.ts';
import { projectRecords } from '../projects/projects.server.ts';

const never = new AbortController().signal;
const minuteMs = 60_000;

beforeEach(async () => {
  await emptyProjects();
  await db.deleteFrom('activity').execute();
});

test('a brochure is made a little after its project was published, and not for long', async () => {
  await saved(kestrel);
  expect(await madeAfter(0)).toEqual([]);
  expect(await madeAfter(0.5)).toEqual([kestrel.title]);
  expect(await madeAfter(61)).toEqual([]);
});

test('a saved draft makes no brochure', async () => {
  const { id, revision } = await saved(kestrel);
  await db.deleteFrom('activity').execute();
  await projectRecords.saveDraft({ ...kestrel, title: 'Kestrel Tower', id, revision }, 'Ada');
  expect(await madeAfter(0.5)).toEqual([]);
});

test('a change of a partner makes the brochures of their projects', async () => {
  const input = { ...demoPartners[0], imageUrl: null, logoUrl: null };
  const partner = await partnerRecords.save(input as never, 'Ada');
  if (partner.outcome !== 'done') throw new Error(partner.outcome);
  await saved({ ...kestrel, partnerId: partner.record.id });
  await saved(ferrand);
  await db.deleteFrom('activity').where('kind', '=', 'projects').execute();
  expect(await madeAfter(0.5)).toEqual([kestrel.title]);
});

test('visitors come first: what is left waits for the next run', async () => {
  await saved(kestrel);
  await saved(ferrand);
  const make = vi.fn<typeof makeAhead>().mockResolvedValue(false);
  await makeBrochuresAhead(new Date(Date.now() + minuteMs / 2), never, make);
  expect(make).toHaveBeenCalledTimes(1);
});

async function madeAfter(minutes: number) {
  const make = vi.fn<typeof makeAhead>().mockResolvedValue(true);
  await makeBrochuresAhead(new Date(Date.now() + minutes * minuteMs), never, make);
  return make.mock.calls.map(([brochure]) => brochure.cover.name);
}
