import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { read, startDemoSite } from './sites/demo-site.ts';
import { endSites, until } from './sites/site.ts';

const raise = 'update content_version set version = version + 1';

let site: Awaited<ReturnType<typeof startDemoSite>>;

beforeAll(async () => {
  site = await startDemoSite();
});

afterAll(endSites);

test('partners that cannot be read are said to be so, and nothing else goes down', async () => {
  const { origin, database } = site;
  database.exec('alter table partners rename to partners_elsewhere');
  onTestFinished(() =>
    database.exec(`alter table partners_elsewhere rename to partners; ${raise}`),
  );
  const list = await read(`${origin}/partners`);
  expect(list.status).toBe(503);
  expect(list.html).toContain('Error Loading Partners');
  expect(list.html).toContain('Failed to fetch partners');

  const partner = await read(`${origin}/partners/ingrid-halvorsen`);
  expect(partner.status).toBe(503);
  expect(partner.html).toContain('Partner Not Found');
  expect(partner.html).toContain('Failed to fetch partner details');
  expect((await read(`${origin}/projects`)).status).toBe(200);
  const sitemap = await read(`${origin}/sitemap.xml`);
  expect(sitemap).toEqual({ status: 503, html: 'Failed to fetch the sitemap' });
});

test('the strip of developers is left out while it cannot be read, and where no developer has a logo', async () => {
  const { database } = site;
  database.exec('alter table developers rename to developers_elsewhere');
  try {
    expect(await withoutStrip('/partners')).toContain('JOIN VIP LIST');
  } finally {
    database.exec('alter table developers_elsewhere rename to developers');
  }
  database.exec(`update developers set logo_url = null; ${raise}`);
  for (const list of ['/partners', '/projects']) await withoutStrip(list);
});

/** The page, when it is shown without the strip. */
async function withoutStrip(address: string) {
  let html = '';
  await until(async () => {
    const page = await read(site.origin + address);
    html = page.html;
    return page.status === 200 && !html.includes('OUR DEVELOPMENT PARTNERS');
  }, `${address} has no strip`);
  return html;
}
