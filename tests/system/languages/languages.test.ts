import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  askWithoutProjects,
  crawl,
  faultsOf,
  namesIn,
  sendForms,
  sendUntilLimited,
} from './crawl.ts';
import { followEmails, readBrochures, readEmails, readFiles } from './language-documents.ts';
import { borrowDemoSite } from '../sites/demo-site.ts';
import { languageFault } from './foreign-texts.ts';
import { readPage } from './texts-of-page.ts';

/** Each page of visitors, each state of a list, and what is shown where nothing is. */
const addresses = [
  '/',
  '/about',
  '/partners',
  '/partners?city=tokyo&language=fr',
  '/partners/ingrid-halvorsen',
  '/projects',
  '/projects?city=tokyo',
  '/projects?status=sold',
  '/projects?view=table',
  '/projects?view=map',
  '/projects?city=vancouver&view=map',
  '/projects?bedrooms=4&price=800000&completion=ready&sort=price',
  '/projects/kestrel-house',
  '/projects/kestrel-house?home=2701',
  '/projects/longswell',
  '/vip',
  '/join',
  '/news',
  '/testimonials',
  '/testimonials?tab=developers',
  '/contact',
  '/contact?projects=kestrel-house',
  '/privacy',
  '/shortlist',
  '/shortlist?projects=kestrel-house,longswell',
  '/shortlist?projects=kestrel-house,longswell&view=comparison',
  '/shortlist/projects',
  '/news.xml',
  '/nowhere',
  '/news/nowhere',
  '/partners/nowhere',
  '/projects/nowhere',
  '/preview/nothing',
  '/private/nothing',
  '/private/leave/nothing',
];

const brochures = [
  '/projects/kestrel-house/brochure.pdf',
  '/projects/ateliers-ferrand/brochure.pdf',
  '/projects/the-ardmore/brochure.pdf',
  '/projects/ito-house/brochure.pdf',
  '/projects/longswell/brochure.pdf',
  '/projects/kaimana-terrace/brochure.pdf',
  '/projects/le-seraphin/brochure.pdf',
  '/shortlist/brochure.pdf?projects=kestrel-house,longswell,ito-house',
];

let site: { origin: string; database: DatabaseSync };

beforeAll(async () => {
  site = await borrowDemoSite();
});

beforeEach(async ({ task }) => {
  // Those who left the list in the first try get no email in the next.
  if (task.result?.retryCount) site = await borrowDemoSite();
});

describe('Side by side', () => {
  const languages = [
    { title: 'French', locale: 'fr-CA', prefix: '/fr' },
    { title: 'Japanese @long', locale: 'ja-JP', prefix: '/ja' },
    { title: 'Chinese @long', locale: 'zh-Hant-TW', prefix: '/zh-hant' },
    { title: 'English @long', locale: 'en-CA', prefix: '' },
  ];
  test.each(languages)('everything at its prefix is in $title', async (language) => {
    const found = await crawl(site, language, addresses);
    expect(found.length).toBeGreaterThan(60);
    found.push(...(await sendForms(site, language)));
    found.push(...(await followEmails(site, language)));
    found.push(...readEmails(site, language), ...(await readFiles(site, language)));
    expect(faultsOf(found, language, namesIn(site.database))).toEqual([]);
  });

  test.each(languages)(
    'brochures in $title are tagged, and say so @long',
    { timeout: 600_000 },
    async (language) => {
      const found = await readBrochures(site, language, brochures);
      expect(faultsOf(found, language, namesIn(site.database))).toEqual([]);
    },
  );

  test('what fails, and who asks too often, gets an answer in the language of the page @long', async () => {
    const bump = 'update content_version set version = version + 1';
    const names = namesIn(site.database);
    const faults: string[] = [];
    for (const language of languages)
      faults.push(...faultsOf([await sendUntilLimited(site, language)], language, names));
    site.database.exec(`alter table projects rename to projects_away; ${bump}`);
    try {
      for (const language of languages) {
        const found = await askWithoutProjects(site, language);
        faults.push(...faultsOf(found, language, names));
      }
    } finally {
      site.database.exec(`alter table projects_away rename to projects; ${bump}`);
    }
    expect(faults).toEqual([]);
  });

  test('a project without French is English as a whole, and in no list of the language', async () => {
    const { id } = site.database
      .prepare("select id from projects where slug = 'longswell'")
      .get() as { id: string };
    site.database
      .prepare("delete from translations where record_id = ? and language = 'fr-CA'")
      .run(id);
    site.database.exec('update content_version set version = version + 1');
    const read = async (address: string) => (await fetch(site.origin + address)).text();
    await expect
      .poll(() => read('/fr/projects/longswell'))
      .toContain('<main id="main" lang="en-CA">');
    const page = await read('/fr/projects/longswell');
    expect(page).toContain('<html lang="fr-CA"');
    expect(page).toContain('<meta name="robots" content="noindex">');
    const names = namesIn(site.database);
    // Structured data say their language themselves.
    const written = page.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '');
    const around = readPage(written, 'fr-CA').texts.filter(({ lang }) => lang === 'fr-CA');
    expect(around.length).toBeGreaterThan(20);
    expect(around.flatMap((text) => languageFault(text, 'fr-CA', names) ?? [])).toEqual([]);
    expect(page).not.toContain('rel="alternate" hreflang=');
    for (const address of [
      '/fr',
      '/fr/projects',
      '/fr/projects?city=honolulu',
      '/fr/partners/thomas-kealoha',
    ])
      expect([address, (await read(address)).includes('/fr/projects/longswell"')]).toEqual([
        address,
        false,
      ]);
    expect(await read('/ja/projects')).toContain('/ja/projects/longswell"');
    const row = site.database
      .prepare('select area, completion_date from projects where id = ?')
      .get(id);
    const texts = Object.values(row ?? {}).map(String);
    expect(texts).toHaveLength(2);
    for (const address of [
      '/fr/shortlist?projects=kestrel-house,longswell',
      '/fr/shortlist?projects=kestrel-house,longswell&view=comparison',
      '/fr/shortlist/projects',
      '/fr/contact?projects=kestrel-house,longswell',
    ]) {
      const html = await read(address);
      expect([address, html.includes('Longswell')]).toEqual([address, true]);
      const shown = readPage(html, 'fr-CA').texts.filter(({ isElement }) => isElement);
      const unmarked = shown.filter(
        ({ text, lang }) => lang === 'fr-CA' && texts.some((one) => text.includes(one)),
      );
      expect([address, unmarked]).toEqual([address, []]);
    }
  });
});
