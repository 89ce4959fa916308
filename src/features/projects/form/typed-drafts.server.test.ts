import { beforeEach, expect, test } from 'vitest';
import { emptyProjects, kestrel, saved } from '../../../../tests/fixtures/project.ts';
import type { SaveInput } from '../../../model/record.ts';
import { findSaved } from '../../../compose/previews.server.ts';
import { listEditedProjects } from './listed-projects.server.ts';
import { projectDraftSchema } from '../project-input.ts';
import type { ProjectInput, ProjectRecord } from '../project.ts';
import { findProject, projectRecords } from '../projects.server.ts';

/** What an editor typed: none of it is valid yet. */
const typed = {
  timeline: {
    deposits: [
      { value: 'ten', unit: 'percent', when: 'signing' },
      { value: 'ten', unit: 'percent', when: 'signing' },
      { value: 'about 25,000', unit: 'amount', when: '' },
    ],
    depositNote: 'In trust',
    milestones: [
      { title: '', planned: 'May 2027', done: '' },
      { title: 'Topping out', planned: '', done: '2026-02-31' },
    ],
    milestoneNote: '',
  },
  residences: {
    plans: { kA: { name: '', bedrooms: 'two or three', interior: '700 to 800' } },
    homes: {
      kB: { number: '', plan: 'Nowhere', floor: 'top', price: '1,47O', state: 'perhaps' },
      kC: null,
    },
  },
  specifications: { units: 'about 60', levels: '12 or 13', strataFees: '0' },
  location: { address: '1 Quay', coordinates: { lat: '49° north', lng: '' } },
  images: { main: null, gallery: [] },
  heroUrl: null,
};

beforeEach(emptyProjects);

test('a draft keeps every row of a project as it was typed, also beside its public version', async () => {
  const { id, revision } = await saved({ ...kestrel, images: { main: null, gallery: [] } });
  const draft = await savedDraft({ ...kestrel, ...typed, id, revision });
  expect(draft.timeline).toEqual(typed.timeline);
  expect(draft.residences).toEqual(typed.residences);
  expect(draft.specifications).toMatchObject(typed.specifications);
  expect(draft.location).toMatchObject(typed.location);
  const [read] = await projectRecords.findMany({ ids: [id] });
  expect(read).toMatchObject({ timeline: typed.timeline, residences: typed.residences });
  const [version] = await projectRecords.versions({ id });
  expect(version?.record.timeline).toEqual(typed.timeline);

  const again = await savedDraft({ ...draft, id, revision: draft.revision });
  expect(again.timeline).toEqual(typed.timeline);
  expect((await findProject(kestrel.slug))?.timeline).toEqual(kestrel.timeline);
});

test('a draft with unreadable rows is listed and previewed, and names them when it is published', async () => {
  const { id, revision } = await savedDraft({ ...kestrel, ...typed });
  expect(await listEditedProjects()).toMatchObject([{ id, title: kestrel.title }]);
  const shown = await findSaved('projects', id);
  expect((await findProject(kestrel.slug, shown))?.timeline.depositNote).toBe('In trust');

  const { refused } = await projectRecords.changeMany(
    'publish',
    { records: [{ id, revision }] },
    'A',
  );
  expect(refused).toHaveLength(1);
  const { error } = projectRecords.schema.safeParse({ ...kestrel, ...typed });
  const places = error?.issues.map(({ path }) => path.join('.'));
  expect(places).toEqual(
    expect.arrayContaining([
      'timeline.deposits.0.value',
      'timeline.deposits.1.value',
      'timeline.deposits.2.when',
      'timeline.milestones.0.title',
      'timeline.milestones.1.done',
      'residences.homes.kB.price',
    ]),
  );
});

async function savedDraft(input: object): Promise<ProjectRecord> {
  const draft = projectDraftSchema.parse(input) as SaveInput<ProjectInput>;
  const change = await projectRecords.saveDraft(draft, 'Ada');
  if (change.outcome !== 'done') throw new Error(change.outcome);
  return change.record;
}
