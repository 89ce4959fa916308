import { beforeAll, beforeEach, expect, test } from 'vitest';
import { disclosure, noRules, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { emptyProjects, kestrel } from '../../../tests/fixtures/project.ts';
import { findSaved } from '../../compose/previews.server.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { noFiling, noLegal, type Filing } from '../projects/project-legal.ts';
import { findProject, projectRecords } from '../projects/projects.server.ts';
import { openPreview } from './open-preview.server.ts';
import { askSharing, sharePreview } from './share-preview.server.ts';

const filed = { filedOn: '2026-01-05' };
const refusing = onePlace({ rules: [disclosure], forbidden: ['guaranteed'] });
const limiting = onePlace({ rules: [{ ...disclosure, notFiled: 'limited' }] });

let project: { id: string; revision: number };

beforeAll(prepareDataFolder);
beforeEach(async () => {
  usePlaces(noRules);
  await emptyProjects();
  for (const table of ['previewLinks', 'limitTries'] as const) await db.deleteFrom(table).execute();
  const change = await projectRecords.saveDraft(kestrel, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  project = change.record;
});

test('no link is created to what may not be public, with the reasons, which are said before', async () => {
  await file({});
  usePlaces(refusing);
  const reason = expect.stringMatching(
    /^British Columbia asks for: Disclosure statement/,
  ) as string;
  expect(await ask()).toMatchObject({ outcome: 'refused', faults: { [field]: reason } });
  expect(await share()).toEqual({ outcome: 'refused', fields: { [field]: reason } });
  expect(await db.selectFrom('previewLinks').selectAll().execute()).toEqual([]);
  await file(filed, 'Returns are guaranteed.');
  expect(await share()).toMatchObject({
    outcome: 'refused',
    fields: { description: expect.stringMatching(/^“guaranteed” is not allowed/) as string },
  });
  await file(filed);
  expect(await ask()).toEqual({ outcome: 'public' });
  expect(await share()).toMatchObject({ outcome: 'done' });
});

test('a link to what is not filed yet opens without prices, which is said before', async () => {
  await file({ isNotFiled: true });
  usePlaces(limiting);
  expect(await ask()).toEqual({ outcome: 'limited', missingFiling: 'disclosure statement' });
  const opened = await open(await token());
  if (opened.outcome !== 'opened') throw new Error(opened.outcome);
  const shown = await findProject(kestrel.slug, opened.previewRecord);
  expect(shown?.missingFiling).toBe('disclosure statement');
  expect(JSON.stringify(shown)).not.toContain('7,777');
});

test('a link opens while its record may be public, asked at each opening', async () => {
  await file(filed);
  usePlaces(refusing);
  const shared = await token();
  expect((await open(shared)).outcome).toBe('opened');
  await file({ ...filed, expiresOn: '2026-02-01' });
  expect(await open(shared)).toEqual({ outcome: 'withheld' });
  await file(filed, 'Returns are guaranteed.');
  expect(await open(shared)).toEqual({ outcome: 'withheld' });
  await file(filed);
  expect((await open(shared)).outcome).toBe('opened');
});

const field = 'legal.filings.BC/disclosure.filedOn';

/** Saves the draft with a filing. */
async function file(values: Partial<Filing>, description = 'Quiet rooms.') {
  const filings = { 'BC/disclosure': { ...noFiling, ...values } };
  const specifications = { ...kestrel.specifications, priceRange: 'From $7,777,777' };
  const { id, revision } = project;
  const input = { ...kestrel, id, revision, description, specifications, status: 'in-progress' };
  const legal = { ...noLegal, filings };
  const change = await projectRecords.saveDraft({ ...input, legal }, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  project = change.record;
}

function ask() {
  return askSharing({ noun: 'projects', id: project.id });
}

function share() {
  return sharePreview({ noun: 'projects', id: project.id, days: 7 }, 'Ada');
}

async function token() {
  const result = await share();
  if (result.outcome !== 'done') throw new Error(result.outcome);
  return result.token;
}

function open(shared: string) {
  return openPreview(shared, '192.0.2.1', findSaved);
}
