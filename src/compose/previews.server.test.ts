import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  kestrel,
  ferrand,
  emptyProjects,
  insertDeveloper,
  saved,
} from '../../tests/fixtures/project.ts';
import { chooseDemoLanguages } from '../../tests/fixtures/demo-languages.ts';
import { insertMedia } from '../../tests/fixtures/media.ts';
import { db } from '../platform/database/database.ts';
import { inLanguage } from '../records/translations/in-language.server.ts';
import type { PreviewTarget } from '../records/preview-target.server.ts';
import { demoNews } from '../features/news/news.demo.ts';
import { findStory } from '../features/news/news.server.ts';
import { partnerRecords } from '../features/partners/partners.server.ts';
import { demoPartners } from '../features/partners/partners.demo.ts';
import {
  findPreview,
  findPreviewTarget,
  findSourceTarget,
  runInPreviewLanguage,
} from './previews.server.ts';
import type { PreviewedNoun } from '../features/previews/preview-link.ts';
import {
  findProjectAt,
  listProjects,
  projectRecords,
} from '../features/projects/projects.server.ts';
import { demoTestimonials } from '../features/testimonials/testimonials.demo.ts';
import {
  listTestimonials,
  testimonialRecords,
} from '../features/testimonials/testimonials.server.ts';
import { saveTranslationDraft } from '../features/translations/translations.server.ts';

await chooseDemoLanguages();

beforeEach(async () => {
  await emptyProjects();
  for (const table of ['news', 'partners', 'testimonials'] as const)
    await db.deleteFrom(table).execute();
  await insertMedia(image, {});
});

test('a preview shows a project as typed among the stored records, and saves nothing', async () => {
  const developerId = await insertDeveloper();
  const project = await saved(withoutFiles(kestrel));
  await saved(withoutFiles(ferrand));
  const input = { ...withoutFiles(kestrel), title: 'Kestrel Tower', slug: 'tower', developerId };
  const { previewRecord, address } = await previewAs('projects', project.id, input);
  expect(address).toBe('/projects/tower');
  const { record } = await findProjectAt('tower', previewRecord);
  expect(record).toMatchObject({
    id: project.id,
    title: 'Kestrel Tower',
    features: kestrel.features,
  });
  expect(record?.developer?.name).toBe('Northquay');
  expect((await listProjects()).map(({ title }) => title)).toEqual([kestrel.title, ferrand.title]);
  expect(await findProjectAt('tower')).toEqual({ movedTo: undefined });
});

test('a new record is shown last, even with the slug of another', async () => {
  await saved(withoutFiles(kestrel));
  const input = { ...withoutFiles(ferrand), slug: kestrel.slug };
  const { previewRecord } = await previewAs('projects', 'new', input);
  expect((await findProjectAt(kestrel.slug, previewRecord)).record?.title).toBe(ferrand.title);
  const partner = await previewAs('partners', 'new', withoutImages(demoPartners[0]));
  const { record } = await partnerRecords.findAt(
    String(partner.previewRecord.row['slug']),
    partner.previewRecord,
  );
  expect(record?.name).toBe(demoPartners[0]?.name);
});

test('a news item is shown before its date, and a testimonial in its tab and position', async () => {
  const [today, later] = ['2026-01-05', '2026-02-01'];
  const item = { ...demoNews[0], imageUrl: null, videoUrl: null, videoType: null };
  const news = await previewAs('news', 'new', { ...item, publishedAt: later });
  const slug = demoNews[0]?.slug ?? '';
  expect(news.address).toBe(`/news/${slug}`);
  expect(await findStory(slug, today)).toEqual({});
  const { record } = await findStory(slug, today, news.previewRecord);
  expect(record?.item).toMatchObject({ title: item.title });
  for (const author of ['First', 'Second']) {
    const input = { ...demoTestimonials[0], author, type: 'developer', companyLogo: null };
    await testimonialRecords.save(input as never, 'Ada');
  }
  const second = (await listTestimonials('developer'))[1];
  const changed = await previewAs('testimonials', second?.id ?? '', {
    ...second,
    content: 'Typed.',
  });
  expect(changed.address).toBe('/testimonials?tab=developers&n=2');
  const listed = await listTestimonials('developer', changed.previewRecord);
  expect(listed.map(({ author, content }) => [author, content])[1]).toEqual(['Second', 'Typed.']);
});

test.each(['', '../admin', 'a?b', '%2e%2e'])(
  'a draft with the unfinished slug %j has its own preview page',
  async (slug) => {
    const id = randomUUID();
    await projectRecords.saveDraft({ ...withoutFiles(kestrel), id, slug }, 'Ada');
    const { previewRecord, address } = await previewAs('projects', id);
    expect(address).toBe(`/projects/${id}`);
    expect((await findProjectAt(id, previewRecord)).record?.title).toBe(kestrel.title);
  },
);

test('an invalid record is refused, and a missing one has no preview', async () => {
  const project = findPreview('projects');
  if (!project) throw new Error('Projects have a preview');
  expect(await findPreviewTarget(project, 'new', { title: 'Alone' })).toMatchObject({
    outcome: 'refused',
  });
  expect(await findPreviewTarget(project, randomUUID())).toBeUndefined();
  expect(findPreview('developers')).toBeUndefined();
});

async function previewAs(noun: PreviewedNoun, id: string, input?: object) {
  const preview = findPreview(noun);
  const previewRecord = preview && (await findPreviewTarget(preview, id, input));
  if (!preview || !previewRecord || 'outcome' in previewRecord)
    throw new Error(JSON.stringify(previewRecord));
  return {
    previewRecord: previewRecord satisfies PreviewTarget,
    address: await preview.findPath(previewRecord),
  };
}

function withoutFiles(project: typeof kestrel) {
  return { ...project, logoUrl: null, developerId: null, images: { main: image, gallery: [] } };
}

function withoutImages(partner: object | undefined) {
  return { ...partner, imageUrl: null, logoUrl: null };
}

const image = `/media/images/projects/${'a'.repeat(16)}_10x10_000000.jpg`;

test('a preview in another language shows what its translator typed, else what is saved, of the public record', async () => {
  const { id, revision, description } = await saved(withoutFiles(kestrel));
  const later = { ...withoutFiles(kestrel), id, revision, description: 'Later.' };
  await projectRecords.saveDraft(later, 'Ada');
  const preview = findPreview('projects');
  const target = preview && (await findSourceTarget(preview, id));
  if (!target) throw new Error('There is no project');
  expect(target.row['description']).toBe(description);
  const shown = async (input?: unknown) =>
    runInPreviewLanguage(target, 'fr-CA', input, async () => {
      const [row] = await inLanguage('projects', [target.row]);
      return row?.['description'];
    });
  const fields = (text: string) => ({ description: { source: description ?? '', text } });
  expect(await shown({ fields: fields('Tapé') })).toBe('Tapé');
  const key = { noun: 'projects' as const, recordId: id, language: 'fr-CA' };
  await saveTranslationDraft({ ...key, fields: fields('Brouillon') }, 'Ada');
  expect(await shown()).toBe('Brouillon');
});
