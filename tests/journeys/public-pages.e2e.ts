import { extname } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { settings } from '../../src/site/settings/settings.ts';
import { expect, test } from '../browser/fixtures.ts';
import { isLong } from '../set-up/long.ts';
import { parsePage } from '../browser/parsed-page.ts';
import { validData } from '../browser/structured-data.ts';
import { asStranger } from '../sites/stranger.ts';
import { oldWordsIn } from '../sources/wording.ts';

/** Pages that staff write, each with a picture of its own. */
const ofOwnHeroes = ['/', '/about', '/news', '/testimonials'];
/** Addresses that the sitemap leaves out: another place of a page, thanks, and what is shown where nothing is. */
const further = ['/testimonials?tab=developers&n=2', '/vip?sent=vip'];
const isHome = /^\/(?:fr|ja|zh-hant)?$/;
const missing = ['/nowhere', '/partners/nobody', '/projects/nothing'];

test.describe.configure({ timeout: isLong ? 1_200_000 : 240_000 });

test('every page loads without an error, a script file or a word to anybody else', async ({
  page,
  request,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'The same files are asked for');
  const asked: { address: string; kind: string }[] = [];
  // Otherwise pages in other languages load the script that offers English.
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  page.on('request', (sent) => asked.push({ address: sent.url(), kind: sent.resourceType() }));
  // Other journeys open the other kinds, whose policy and console tell as much, and `documents.test.ts` reads them.
  const opened = isLong ? await listPublicPages(request) : ofOwnHeroes;
  for (const address of [...opened, ...further]) {
    await page.goto(address);
    const scripts = asked.filter(({ kind }) => kind === 'script');
    expect({ address, scripts }).toEqual({ address, scripts: [] });
    if (ofOwnHeroes.includes(address)) {
      // What is further down is asked for when it comes near.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole('contentinfo')).toBeInViewport();
    }
    const elsewhere = asked.filter(({ address: url }) => !isOwn(url, baseURL));
    expect({ address, elsewhere }).toEqual({ address, elsewhere: [] });
    asked.length = 0;
  }
});

test('every page says in its head what it is, where it belongs and how it looks when shared', async ({
  request,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'The head is the same');
  const titles: string[] = [];
  const cards = new Map<string, string | undefined>();
  for (const address of await listPublicPages(request)) {
    const { title, headings, canonical, properties, structuredData } = await parsePage(
      request,
      address,
    );
    titles.push(`${prefixOf(address)} ${title}`);
    expect(headings, address).toHaveLength(1);
    expect(canonical).toBe(baseURL + address);
    expect(properties['og:url']).toBe(baseURL + address);
    const needed = /^\/(?:ja|zh-hant)(?=\/|$)/.test(address) ? 6 : 20;
    expect(properties['og:description']?.length, address).toBeGreaterThan(needed);
    expect(properties['og:image:alt']?.length, address).toBeGreaterThan(0);
    expect([properties['og:image:width'], properties['og:image:height']], address).toEqual([
      '1200',
      '630',
    ]);
    cards.set(address, properties['og:image']);
    const data = validData(structuredData);
    const types = data.flatMap((one) => one['@type']);
    expect(types.includes('BreadcrumbList'), address).toBe(!isHome.test(address));
    const companies = data.filter((one) => one['@type'].includes('RealEstateAgent'));
    expect(companies, address).toMatchObject([
      {
        name: settings().company.name,
        logo: `${baseURL}/logo.png`,
        address: { addressRegion: expect.any(String), addressCountry: 'CA' },
      },
    ]);
  }
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/^\S* (?!Home\b).+ \| SOLMERE$/);
  expect(new Set(ofOwnHeroes.map((address) => cards.get(address))).size).toBe(ofOwnHeroes.length);
  for (const card of new Set(cards.values())) {
    const image = await request.get(card ?? '');
    expect(image.headers()['content-type'], String(card)).toMatch(/^image\/(jpeg|png)$/);
  }
});

test('no link leads nowhere and no old word is used, not even from a page that is not there', async ({
  request,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'The links are the same');
  const found = new Map<string, string>();
  for (const address of [...(await listPublicPages(request)), ...further, ...missing].filter(
    isFollowed,
  )) {
    const { status, links, texts } = await parsePage(request, address);
    expect(status, address).toBe(missing.includes(address) ? 404 : 200);
    if (prefixOf(address) === '') expect(texts.flatMap(oldWordsIn), address).toEqual([]);
    for (const link of links) {
      const redirectsToItself = missing.includes(new URL(link).pathname);
      if (isOwn(link, baseURL) && isFollowed(new URL(link).pathname) && !redirectsToItself)
        found.set(link, address);
    }
  }
  const pages = Map.groupBy(found, ([link]) => link.split('#')[0] ?? '');
  const brochures = [...pages.keys()].filter((link) => link.endsWith('.pdf'));
  // Printing takes long, and one network may ask for few.
  const unprinted = brochures.slice(isLong ? 10 : 0);
  const followed = isLong
    ? pages.keys()
    : [...Map.groupBy(pages.keys(), linkKind).values()].flatMap(([first]) => first ?? []);
  for (const address of followed) {
    if (unprinted.includes(address)) continue;
    const links = pages.get(address) ?? [];
    const isPage = !/\.\w+$/.test(new URL(address).pathname);
    let answer = await request.get(address, { headers: asStranger() });
    // A brochure that has to be made first asks for a little patience.
    await expect
      .poll(
        async () => {
          if (answer.status() === 503) answer = await request.get(address);
          return answer.status();
        },
        { message: `${address}, linked from ${links[0]?.[1]}`, timeout: 60_000 },
      )
      .toBe(200);
    const text = isPage ? await answer.text() : '';
    for (const [link, from] of links) {
      const anchor = new URL(link).hash.slice(1);
      if (anchor) expect(text, `${link}, linked from ${from}`).toContain(`id="${anchor}"`);
    }
  }
  expect(pages.size).toBeGreaterThan(30);
});

for (const prefix of ['', '/fr', '/ja', '/zh-hant'])
  test(`axe finds nothing on any page at ${prefix || '/'} @long`, async ({
    page,
    request,
    expectError,
    expectNoAxeViolations,
  }) => {
    test.setTimeout(600_000);
    expectError('404');
    const own = (await listPublicPages(request)).filter((path) => prefixOf(path) === prefix);
    const others = [...further, ...missing, '/shortlist?projects=kestrel-house,longswell'];
    for (const address of [...own, ...others.map((path) => prefix + path)])
      await test.step(address, async () => {
        await page.goto(address);
        await expectNoAxeViolations();
      });
  });

/** The paths of the sitemap, with their queries; in short one of each kind, such as one partner. */
async function listPublicPages(request: APIRequestContext) {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  const paths = pages.map(([, path = '']) => path).toSorted();
  if (isLong) return paths;
  return [...Map.groupBy(paths, pageKind).values()].map(([path = '']) => path);
}

function pageKind(path: string) {
  const [, list = '', record] = path.split(/[/?#]/);
  return record === undefined ? list : `${list}/…`;
}

/** Links of a kind, such as those to a city, lead to pages that are made alike: in short one of each is followed. */
function linkKind(address: string) {
  const { pathname, searchParams } = new URL(address);
  return `${pageKind(pathname)}${extname(pathname)}?${[...searchParams.keys()].join()}`;
}

function prefixOf(path: string) {
  return /^\/(?:fr|ja|zh-hant)(?=\/|$)/.exec(path)?.[0] ?? '';
}

/** Those in French are followed where their texts are read, in `languages.test.ts`. */
function isFollowed(path: string) {
  return isLong || prefixOf(path) === '';
}

function isOwn(address: string, baseURL: string | undefined) {
  return /^(data|blob):/.test(address) || address.startsWith(`${baseURL}/`);
}
