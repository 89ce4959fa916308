import { beforeEach, expect, test } from 'vitest';
import { emptyProjects, kestrel as building, saved } from '../../../tests/fixtures/project.ts';
import { image } from '../../../tests/fixtures/dashboard.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { undoAll } from '../../../tests/fixtures/undo.ts';
import { db } from '../../platform/database/database.ts';
import type { SaveInput } from '../../model/record.ts';
import { noFiling, noLegal, type Legal } from './project-legal.ts';
import { projectDraftSchema } from './project-input.ts';
import type { ProjectInput } from './project.ts';
import { findProject, listProjects, projectRecords } from './projects.server.ts';

const key = 'BRITISH-COLUMBIA/DISCLOSURE';

const legal: Legal = {
  ...noLegal,
  marketedFrom: 'ONTARIO',
  vendor: 'Northquay Developments Ltd.',
  depositHolder: 'Quay Trust Company',
  tenure: 'leasehold',
  filings: { [key]: { ...noFiling, number: 'DEMO-2210', filedOn: '2025-03-14' } },
};

const kestrel = { ...building, logoUrl: null, images: { main: image, gallery: [] } };

beforeEach(async () => {
  await emptyProjects();
  await insertMedia(image, {});
});

test('legal facts are stored, listed, copied, kept in versions and undone', async () => {
  const { id, revision } = await saved({ ...kestrel, legal });
  expect((await findProject(kestrel.slug))?.legal).toEqual(legal);
  expect(await listProjects()).toMatchObject([{ legal }]);
  const again = await projectRecords.save({ ...kestrel, legal, id, revision: undefined }, 'Ada');
  expect(again).toMatchObject({ outcome: 'done', record: { revision, legal } });

  const copy = await projectRecords.duplicate({ id }, 'Ada');
  expect(copy).toMatchObject({ outcome: 'done', record: { legal } });

  const changed = await projectRecords.save({ ...kestrel, legal: noLegal, id, revision }, 'Ada');
  expect((await findProject(kestrel.slug))?.legal).toEqual(noLegal);
  const versions = await projectRecords.versions({ id });
  expect(versions.map(({ record }) => record.legal)).toEqual([noLegal, legal]);
  if (changed.outcome !== 'done') throw new Error(changed.outcome);
  await undoAll([changed.entryId]);
  expect((await findProject(kestrel.slug))?.legal).toEqual(legal);
});

test('rows and versions from before read as empty, and a version without facts can be restored', async () => {
  const { id } = await saved({ ...kestrel, legal });
  await db.updateTable('projects').set({ legal: null }).where('id', '=', id).execute();
  expect((await findProject(kestrel.slug))?.legal).toEqual(noLegal);

  const [version] = await db.selectFrom('versions').select(['id', 'record']).execute();
  const { legal: _legal, ...record } = JSON.parse(version?.record ?? '{}') as Partial<ProjectInput>;
  await db
    .updateTable('versions')
    .set({ record: JSON.stringify(record) })
    .execute();
  await projectRecords.remove({ id, revision: 1 }, 'Ada');
  await db
    .updateTable('versions')
    .set({ record: JSON.stringify({ ...record, id }) })
    .where('isDeleted', '=', 1)
    .execute();
  await projectRecords.restore({ id }, 'Ada');
  expect((await findProject(kestrel.slug))?.legal).toEqual(noLegal);
});

test('a draft keeps what was typed, and a wrong date is named when it is published', async () => {
  const typed = { ...legal, filings: { [key]: { ...noFiling, filedOn: '2026-02-31' } } };
  const draft = projectDraftSchema.parse({ ...kestrel, legal: typed }) as SaveInput<ProjectInput>;
  const change = await projectRecords.saveDraft(draft, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  expect(change.record.legal).toEqual(typed);
  const { id, revision } = change.record;
  const { refused } = await projectRecords.changeMany(
    'publish',
    { records: [{ id, revision }] },
    'A',
  );
  expect(refused).toEqual([{ id, why: 'Check these fields: filed on filings legal' }]);
});
