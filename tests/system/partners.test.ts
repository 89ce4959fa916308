import { afterAll, expect, test } from 'vitest';
import { read, startDemoSite } from './demo-site.ts';
import { endSites, until } from './site.ts';

afterAll(endSites);

test('partners that cannot be read are said to be so, and nothing else goes down', async () => {
  const { origin, database } = await startDemoSite();
  database.exec('alter table partners rename to partners_elsewhere');
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
  const { origin, database } = await startDemoSite();
  database.exec('alter table developers rename to developers_elsewhere');
  const page = await read(`${origin}/partners`);
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('OUR DEVELOPMENT PARTNERS');
  expect(page.html).toContain('JOIN VIP LIST');

  database.exec(`alter table developers_elsewhere rename to developers;
    update developers set logo_url = null; update content_version set version = version + 1`);
  await until(
    async () => (await read(`${origin}/projects`)).status === 200,
    'the projects are shown',
  );
  for (const list of ['/partners', '/projects']) {
    const { status, html } = await read(origin + list);
    expect(status).toBe(200);
    expect(html).not.toContain('OUR DEVELOPMENT PARTNERS');
  }
});
