import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  kestrel,
  ferrand,
  emptyProjects,
  insertDeveloper,
  saved,
} from '../../tests/project-fixtures.ts';
import { insertMedia } from '../../tests/media-fixtures.ts';
import { db } from '../platform/database.ts';
import type { Shown } from '../records/shown.server.ts';
import { demoNews } from './news/news.demo.ts';
import { listPublishedNews } from './news/news.server.ts';
import { partnerRecords } from './partners/partners.server.ts';
import { demoPartners } from './partners/partners.demo.ts';
import { findShown, previewOf } from './previews.server.ts';
import type { PreviewedNoun } from './previews/preview-link.ts';
import { findProjectAt, listProjects, projectRecords } from './projects/projects.server.ts';
import { demoTestimonials } from './testimonials/testimonials.demo.ts';
import { listTestimonials, testimonialRecords } from './testimonials/testimonials.server.ts';

beforeEach(async () => {
  await emptyProjects();
  for (const table of ['news', 'partners', 'testimonials'] as const)
    await db.deleteFrom(table).execute();
  await insertMedia(picture, {});
});

test('a project is shown as it is typed, among what is stored, and stays as it was', async () => {
  const developerId = await insertDeveloper();
  const present = await saved(withoutFiles(kestrel));
  await saved(withoutFiles(ferrand));
  const typed = { ...withoutFiles(kestrel), title: 'Kestrel Tower', slug: 'tower', developerId };
  const { shown, address } = await shownAs('projects', present.id, typed);
  expect(address).toBe('/projects/tower');
  const { record } = await findProjectAt('tower', shown);
  expect(record).toMatchObject({
    id: present.id,
    title: 'Kestrel Tower',
    features: kestrel.features,
  });
  expect(record?.developer?.name).toBe('Northquay');
  expect((await listProjects()).map(({ title }) => title)).toEqual([kestrel.title, ferrand.title]);
  expect(await findProjectAt('tower')).toEqual({ movedTo: undefined });
});

test('a record that was never saved stands last, also at the slug of another', async () => {
  await saved(withoutFiles(kestrel));
  const typed = { ...withoutFiles(ferrand), slug: kestrel.slug };
  const { shown } = await shownAs('projects', 'new', typed);
  expect((await findProjectAt(kestrel.slug, shown)).record?.title).toBe(ferrand.title);
  const partner = await shownAs('partners', 'new', withoutPictures(demoPartners[0]));
  const { record } = await partnerRecords.findAt(String(partner.shown.row['slug']), partner.shown);
  expect(record?.name).toBe(demoPartners[0]?.name);
});

test('a news item is shown before its day, and a testimonial in its tab at its place', async () => {
  const [today, later] = ['2026-01-05', '2026-02-01'];
  const item = { ...demoNews[0], imageUrl: null, videoUrl: null, videoType: null };
  const news = await shownAs('news', 'new', { ...item, publishedAt: later });
  expect(await listPublishedNews(today)).toEqual([]);
  expect(await listPublishedNews(today, news.shown)).toMatchObject([{ title: item.title }]);
  for (const author of ['First', 'Second']) {
    const input = { ...demoTestimonials[0], author, type: 'developer', companyLogo: null };
    await testimonialRecords.save(input as never, 'Ada');
  }
  const second = (await listTestimonials('developer'))[1];
  const said = await shownAs('testimonials', second?.id ?? '', { ...second, content: 'Typed.' });
  expect(said.address).toBe('/testimonials?tab=developers&n=2');
  const shown = await listTestimonials('developer', said.shown);
  expect(shown.map(({ author, content }) => [author, content])[1]).toEqual(['Second', 'Typed.']);
});

test.each(['', '../admin', 'a?b', '%2e%2e'])(
  'a draft at the unfinished address %j has a page of its own to be shown at',
  async (slug) => {
    const id = randomUUID();
    await projectRecords.saveDraft({ ...withoutFiles(kestrel), id, slug }, 'Ada');
    const { shown, address } = await shownAs('projects', id);
    expect(address).toBe(`/projects/${id}`);
    expect((await findProjectAt(id, shown)).record?.title).toBe(kestrel.title);
  },
);

test('what could not be saved is refused, and what is not there has nothing to show', async () => {
  const project = previewOf('projects');
  if (!project) throw new Error('Projects have a preview');
  expect(await findShown(project, 'new', { title: 'Alone' })).toMatchObject({ outcome: 'refused' });
  expect(await findShown(project, randomUUID())).toBeUndefined();
  expect(previewOf('developers')).toBeUndefined();
});

async function shownAs(noun: PreviewedNoun, id: string, typed?: object) {
  const preview = previewOf(noun);
  const shown = preview && (await findShown(preview, id, typed));
  if (!preview || !shown || 'outcome' in shown) throw new Error(JSON.stringify(shown));
  return { shown: shown satisfies Shown, address: await preview.addressOf(shown) };
}

function withoutFiles(project: typeof kestrel) {
  return { ...project, logoUrl: null, developerId: null, images: { main: picture, gallery: [] } };
}

function withoutPictures(partner: object | undefined) {
  return { ...partner, imageUrl: null, logoUrl: null };
}

const picture = `/media/images/projects/${'a'.repeat(16)}_10x10_000000.jpg`;
