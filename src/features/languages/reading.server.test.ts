import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { countStatements } from '../../../tests/fixtures/count-statements.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import {
  daniel,
  emptyPartners,
  ingrid,
  saved as savedPartner,
} from '../../../tests/fixtures/partner.ts';
import { readPage } from '../../../tests/system/languages/texts-of-page.ts';
import {
  ardmore,
  emptyProjects,
  ferrand,
  kestrel,
  saved,
} from '../../../tests/fixtures/project.ts';
import { done } from '../../../tests/fixtures/records.ts';
import { french, publishTranslation } from '../../../tests/fixtures/translations.ts';
import { developerRecords } from '../developers/developers.server.ts';
import { partnerRecords, findNearestPartners } from '../partners/partners.server.ts';
import { findHomeProjects } from '../projects/home-projects.server.ts';
import { findNeighbours } from '../projects/page/project-neighbours.server.ts';
import {
  findProjectPartner,
  listProjectsOfPartner,
} from '../projects/page/project-partner.server.ts';
import { findNearestToSlug, findProjects } from '../projects/search/project-search.server.ts';
import { parseProjectSearch } from '../projects/search/project-search.ts';
import { findProject, listProjectsAt, listProjectsOnPage } from '../projects/projects.server.ts';
import { db } from '../../platform/database/database.ts';
import { withTranslation } from '../../records/translations/published.server.ts';
import { decideContentLanguage } from './content-language.compose.server.ts';
import { demoNews } from '../news/news.demo.ts';
import {
  findNewsPage,
  findStory,
  listLatestNews,
  listPublishedNews,
  newsRecords,
} from '../news/news.server.ts';
import { findPageTexts, listLinkedPages } from '../page-content/page/public-pages.server.ts';
import { demoTestimonials } from '../testimonials/testimonials.demo.ts';
import { listTestimonials, testimonialRecords } from '../testimonials/testimonials.server.ts';
import { addPage } from '../../../tests/fixtures/page.ts';
import {
  runInLanguage,
  runInLanguages,
  withSourceMarked,
} from '../../platform/languages/page-language.ts';
import { ProjectCard } from '../projects/card/ProjectCard.tsx';
import { findComparedDetails } from '../projects/compared-details.server.ts';
import { provideSavedSettings } from '../settings/site-settings.server.ts';
import { demoSettings } from '../../../tests/fixtures/demo-settings.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { Shortlist } from '../shortlist/Shortlist.tsx';
import { ShortlistComparison } from '../shortlist/ShortlistComparison.tsx';

beforeEach(async () => {
  await emptyPartners();
  await emptyProjects();
  for (const table of ['translations', 'activity', 'pages', 'news', 'testimonials'] as const)
    await db.deleteFrom(table).execute();
});

const inFrench = <T>(run: () => Promise<T>) => runInLanguage(french, run);
const readKestrel = () => inFrench(() => findProject(kestrel.slug));
const decide = (path: string) => decideContentLanguage(path, french);
const addedPage = async (slug: string) => (await addPage(slug)).id;
const readFerrand = () => inFrench(() => findProject(ferrand.slug));
const listFrench = () => inFrench(() => listProjectsOnPage({}, 1));
const photo = '/media/images/projects/0123456789abcdef_1200x1500_a29a8c.jpg';

async function ofTwoOneInFrench() {
  const images = { main: photo, gallery: [] };
  await insertMedia(photo, { alt: 'A tower of glass' });
  const developer = {
    name: 'Castrelle',
    description: 'Builders since 1990.',
    logoUrl: null,
    website: null,
  };
  const { id: developerId } = done(await developerRecords.save(developer, 'Ada'));
  const { id: partnerId } = await savedPartner({ ...ingrid, title: 'Managing Partner' });
  const own = { ...kestrel, images, developerId, partnerId };
  const first = await saved(own);
  const second = await saved({ ...ferrand, city: kestrel.city, partnerId, images });
  await publishTranslation('projects', first.id);
  return { first, second, developerId, partnerId };
}
test('a project that is not translated is in no list of a language', async () => {
  const { first, second, partnerId } = await ofTwoOneInFrench();
  const search = parseProjectSearch(new URLSearchParams('sort=price'));
  await inFrench(async () => {
    const { projects, total } = await listProjectsOnPage({}, 1);
    expect([projects.map(({ id }) => id), total]).toEqual([[first.id], 1]);
    expect(projects[0]?.description).toBe(`[fr] ${kestrel.description}`);
    const found = await findProjects({}, search, 1);
    expect([found.projects.map(({ id }) => id), found.total]).toEqual([[first.id], 1]);
    expect((await findNearestToSlug(ferrand.slug)).map((near) => near.project.id)).toEqual([
      first.id,
    ]);
    expect((await listProjectsOfPartner(partnerId)).map(({ id }) => id)).toEqual([first.id]);
    expect(await findHomeProjects(undefined)).toMatchObject({ total: 1 });
    expect(await findNeighbours(first)).toEqual({});
  });
  expect((await listProjectsOnPage({}, 1)).total).toBe(2);
  expect(Object.keys(await findNeighbours(first))).toEqual(['previous', 'next']);
  expect((await findProjects({}, search, 1)).projects.map(({ id }) => id).toSorted()).toEqual(
    [first.id, second.id].toSorted(),
  );
});

test('the page of a project has all its texts in the language, with developer and images', async () => {
  const { developerId } = await ofTwoOneInFrench();
  expect(await readKestrel()).toMatchObject({
    title: kestrel.title,
    description: `[fr] ${kestrel.description}`,
    completionDate: `[fr] ${kestrel.completionDate}`,
    image: { alt: '[fr] A tower of glass' },
    developer: { description: 'Builders since 1990.', lang: 'en-CA' },
  });
  await publishTranslation('developers', developerId);
  const project = await readKestrel();
  expect(project?.developer).toMatchObject({ description: '[fr] Builders since 1990.' });
  expect([project?.lang, project?.developer?.lang]).toEqual([undefined, undefined]);
  expect(await findProject(kestrel.slug)).toMatchObject({
    description: kestrel.description,
    image: { alt: 'A tower of glass' },
  });
});

test('what is shown without being translated says its language', async () => {
  const { partnerId } = await ofTwoOneInFrench();
  await inFrench(async () => {
    const [translated, other] = await listProjectsAt([kestrel.slug, ferrand.slug]);
    expect(translated).not.toHaveProperty('lang');
    expect(other).toMatchObject({ lang: 'en-CA', description: ferrand.description });
    expect(other?.image?.alt).toBe('A tower of glass');
    expect(withSourceMarked('<img alt="A tower of glass">')).toBe(
      '<img alt="A tower of glass" lang="en-CA">',
    );
    expect(translated?.image?.alt).toBe('[fr] A tower of glass');
    expect(await findProjectPartner({ partnerId })).toMatchObject({
      title: 'Managing Partner',
      lang: 'en-CA',
    });
  });
  await publishTranslation('partners', partnerId);
  const partner = await inFrench(() => findProjectPartner({ partnerId }));
  expect(partner).toMatchObject({ title: '[fr] Managing Partner' });
  expect(partner).not.toHaveProperty('lang');
});

test('what is not translated has its own language in each text, or is formatted in that of the page', async () => {
  provideSavedSettings();
  onTestFinished(() => provideSettings(() => demoSettings));
  await publishTranslation('projects', (await saved(kestrel)).id);
  await saved({
    ...ferrand,
    area: 'North Shore',
    completionDate: 'Late 2029',
    specifications: { ...ferrand.specifications, priceRange: 'From $900,000 with parking' },
  });
  await saved({
    ...ardmore,
    area: 'Lower Bank',
    completionDate: 'December 2029',
    specifications: { ...ardmore.specifications, priceRange: 'From $900,000' },
  });
  const html = await inFrench(async () => {
    const projects = await listProjectsAt([kestrel, ardmore, ferrand].map(({ slug }) => slug));
    const props = { projects, lead: '', origin: 'https://solmere.example' };
    const details = await findComparedDetails(projects);
    const pages = [
      createElement(Shortlist, props),
      createElement(ShortlistComparison, { projects, details }),
      ...projects.map((project) => createElement(ProjectCard, { project, slot: [] })),
    ];
    return withSourceMarked(pages.map((page) => renderToStaticMarkup(page)).join(''));
  });
  const { texts } = readPage(html, french);
  const inLanguages = (language: string) =>
    texts.filter(({ lang, isElement }) => isElement && lang === language).map(({ text }) => text);
  const [inEnglish, inTheirs] = [inLanguages('en-CA'), inLanguages(french)];
  for (const text of ['North Shore', 'Lower Bank', 'Late 2029', 'with parking']) {
    expect(inEnglish.join('\n')).toContain(text);
    expect(inTheirs.join('\n')).not.toContain(text);
  }
  expect(inTheirs).toContain('décembre 2029');
  expect(html).toContain('À\u00A0partir\u00A0de <');
  // The script copies it to the visitor's own comparison.
  expect(html).toContain('data-fact="where"><span><span lang="en-CA">North Shore</span></span>');
});

test('a partner that is not translated is in no list, but is found by its address', async () => {
  const first = await savedPartner(ingrid);
  await savedPartner(daniel);
  await publishTranslation('partners', first.id);
  await inFrench(async () => {
    expect(await partnerRecords.list()).toMatchObject([{ bio: `[fr] ${ingrid.bio}` }]);
    expect(await findNearestPartners(daniel.slug)).toHaveLength(1);
    expect(await partnerRecords.findBySlug(daniel.slug)).toMatchObject({
      bio: daniel.bio,
      lang: 'en-CA',
    });
  });
  expect(await partnerRecords.list()).toHaveLength(2);
});

test('news and testimonials are only those of the language', async () => {
  const today = '2026-11-26';
  const [first, second] = demoNews.map((item, index) => ({
    ...item,
    imageUrl: null,
    videoUrl: null,
    publishedAt: `2026-01-0${index + 1}`,
  }));
  if (!first || !second) throw new Error('Demo news is missing');
  const items = [await newsRecords.save(first, 'Ada'), await newsRecords.save(second, 'Ada')].map(
    done,
  );
  await publishTranslation('news', items[0]?.id ?? '');
  const [quoted, silent] = demoTestimonials.map((one) => ({
    ...one,
    companyLogo: null,
    projectId: null,
  }));
  if (!quoted || !silent) throw new Error('Demo testimonials are missing');
  const { id } = done(await testimonialRecords.save({ ...quoted, type: 'client' }, 'Ada'));
  done(await testimonialRecords.save({ ...silent, type: 'client' }, 'Ada'));
  await publishTranslation('testimonials', id);
  await inFrench(async () => {
    const titles = [`[fr] ${first.title}`];
    expect((await listPublishedNews(today)).map(({ title }) => title)).toEqual(titles);
    expect((await listLatestNews(today, 3)).map(({ title }) => title)).toEqual(titles);
    expect((await findNewsPage(today, 1)).items.map(({ title }) => title)).toEqual(titles);
    expect((await findStory(first.slug, today)).record).toEqual({
      item: expect.objectContaining({ title: titles[0] }) as object,
      textMedia: expect.any(Map) as Map<string, unknown>,
    });
    expect(await listTestimonials('client')).toMatchObject([{ content: `[fr] ${quoted.content}` }]);
  });
  expect(await listPublishedNews(today)).toHaveLength(2);
  expect((await findStory(first.slug, today)).record?.newer).toMatchObject({ title: second.title });
  expect(await listTestimonials('client')).toHaveLength(2);
});

test('a page is in a language when all its records are, and else in the source language as a whole', async () => {
  const { first, second } = await ofTwoOneInFrench();
  const [home, projects, missing] = [
    await addedPage('home'),
    await addedPage('projects'),
    await addedPage('404'),
  ];
  expect(await decide('/')).toBeUndefined();
  expect(await decide('/projects')).toBeUndefined();
  // As its editor is told, whatever the page of the list is.
  expect(await decide(`/projects/${first.slug}`)).toBe(french);
  expect(await decide('/nowhere')).toBeUndefined();
  for (const id of [home, projects, missing]) await publishTranslation('pages', id);
  expect(await decide('/')).toBe(french);
  expect(await decide('/projects')).toBe(french);
  expect(await decide(`/projects/${first.slug}`)).toBe(french);
  expect(await decide(`/projects/${first.slug}/brochure.pdf`)).toBe(french);
  expect(await decide(`/projects/${second.slug}`)).toBeUndefined();
  expect(await decide('/projects/nowhere')).toBe(french);
  expect(await decide('/about')).toBeUndefined();
  expect(await decide('/nowhere')).toBe(french);
  for (const path of ['/shortlist', '/shortlist/projects', '/news.xml', '/500', '/private/nothing'])
    expect([path, await decide(path)]).toEqual([path, french]);
  expect(await decideContentLanguage('/', 'ja-JP')).toBeUndefined();
});

test('a page in another language reads its translations in one statement, and only after a change', async () => {
  const { first, second } = await ofTwoOneInFrench();
  const { id } = await addPage('projects');
  await publishTranslation('pages', id);
  const read = async () => {
    await listProjectsOnPage({}, 1);
    await findPageTexts('projects');
    await findProject(first.slug);
  };
  const english = await countStatements(read);
  const count = async () => (await countStatements(() => inFrench(read))).length - english.length;
  expect(await count()).toBe(1);
  expect(await count()).toBe(0);
  await publishTranslation('projects', second.id);
  expect(await count()).toBe(1);
  const { projects } = await inFrench(() => listProjectsOnPage({}, 1));
  expect(projects.map(({ description }) => description)).toEqual([
    `[fr] ${kestrel.description}`,
    `[fr] ${ferrand.description}`,
  ]);
});

test('a preview shows a translation that is not published, and nobody else sees it', async () => {
  const { second } = await ofTwoOneInFrench();
  const translated = { description: { source: ferrand.description, text: 'Brouillon' } };
  const shown = { noun: 'projects', recordId: second.id, language: french, translated } as const;
  expect(await withTranslation(shown, readFerrand)).toMatchObject({ description: 'Brouillon' });
  expect((await withTranslation(shown, listFrench)).total).toBe(2);
  expect((await listFrench()).total).toBe(1);
  expect(await readFerrand()).toMatchObject({ lang: 'en-CA' });
});

test('what is in the frame is in its language, though the content is not', async () => {
  const about = await addPage('a-page', { placement: 'footer', title: 'A page' });
  const other = await addPage('another', { placement: 'footer', title: 'Another' });
  await publishTranslation('pages', about.id);
  const linked = await runInLanguages({ frame: french }, () => listLinkedPages());
  expect(linked.map(({ title }) => title)).toEqual(['[fr] A page']);
  expect((await listLinkedPages()).map(({ slug }) => slug).toSorted()).toEqual(
    [about.slug, other.slug].toSorted(),
  );
});
