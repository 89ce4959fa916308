import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { read, startDemoSite } from './sites/demo-site.ts';
import { endSites, until } from './sites/site.ts';

let site: Awaited<ReturnType<typeof startDemoSite>>;

beforeAll(async () => {
  site = await startDemoSite();
});

afterAll(endSites);

test('projects that cannot be read are said to be so, and nothing else goes down', async () => {
  const { origin, database } = site;
  database.exec('alter table projects rename to projects_elsewhere');
  onTestFinished(() =>
    database.exec(`alter table projects_elsewhere rename to projects;
      update content_version set version = version + 1`),
  );
  const list = await read(`${origin}/projects?city=tokyo`);
  expect(list.status).toBe(503);
  expect(list.html).toContain('Error Loading Projects');
  expect(list.html).toContain('Failed to fetch projects');
  expect(list.html).toContain('href="/projects?city=tokyo"');

  const project = await read(`${origin}/projects/kestrel-house`);
  expect(project.status).toBe(503);
  expect(project.html).toContain('Project Not Found');
  expect(project.html).toContain('Failed to fetch project details');
  expect(project.html).toContain('Back to Projects');
  expect((await read(`${origin}/partners`)).status).toBe(200);
});

test('a page that is rendered for one visitor names only the scripts and styles that it holds', async () => {
  const { origin } = site;
  await until(
    async () => (await read(`${origin}/projects`)).status === 200,
    'the projects are shown',
  );
  const { headers } = await fetch(`${origin}/projects/kestrel-house?home=601`);
  expect(headers.get('cache-control')).toBe('no-store');
  const hashes = headers.get('content-security-policy')?.match(/sha256-/g) ?? [];
  expect(hashes.length).toBeGreaterThan(1);
  expect(hashes.length).toBeLessThan(15);
});

test('a shortlist is cached, and shows the project as saved since', async () => {
  const { origin, database } = site;
  const address = `${origin}/shortlist?projects=kestrel-house,ito-house`;
  const first = await fetch(address);
  const etag = first.headers.get('etag') ?? '';
  expect(await first.text()).toContain('Ito House');
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const rename = (title: string) =>
    database.exec(`update projects set title = '${title}' where slug = 'ito-house';
      update content_version set version = version + 1`);
  rename('Ito Court');
  onTestFinished(() => rename('Ito House'));
  await until(async () => (await read(address)).html.includes('Ito Court'), 'the new title');
});

test('none, one and four hundred projects each make a page, of sixty at most', async () => {
  const { origin, database } = site;
  database.exec(
    `create table if not exists cast_away as select * from projects where slug = 'kestrel-house'`,
  );
  const counts = { none: 0, one: 1, many: 400 };
  for (const [name, count] of Object.entries(counts)) {
    database.exec('begin immediate; delete from projects');
    for (let number = 0; number < count; number++) {
      database.exec('insert into projects select * from cast_away');
      database.exec(
        `update projects set id = 'id-${name}-${number}', slug = '${name}-${number}' where slug = 'kestrel-house'`,
      );
    }
    database.exec('update content_version set version = version + 1; commit');
    await until(
      async () => Math.min(count, 60) === countCards((await read(`${origin}/projects`)).html),
      `${name} is shown`,
    );
    const { status, html } = await read(`${origin}/projects`);
    expect(status).toBe(200);
    expect(html.includes('COMING SOON')).toBe(count === 0);
    expect(html).toContain('OUR DEVELOPMENT PARTNERS');
  }
});

test('whatever stands in the texts of a project, its page is made @long', async () => {
  const { origin, database } = await startDemoSite();
  const nonsense = ['', '{', '"{\\"units\\":', '[]', 'null', '7', '{"main":7,"gallery":"x"}'];
  for (const [number, text] of nonsense.entries()) {
    database
      .prepare(
        `update projects set slug = ?, features = ?, specifications = ?, images = ?, location = ?,
         residences = ?, residence_figures = ?, timeline = ?,
         hero_url = null, area = null, developer_id = null, completion_date = 'Soon', status = 'on-hold'
         where display_order = ?`,
      )
      .run(`odd-${number}`, ...Array.from({ length: 7 }, () => text), number);
  }
  for (const [number] of nonsense.entries()) {
    const { status, html } = await read(`${origin}/projects/odd-${number}`);
    expect(status).toBe(200);
    expect(html.match(/TBA/g)).toHaveLength(7);
    expect(html).toContain('ON HOLD');
    expect(html).not.toContain('Features &amp; Amenities');
  }
  expect((await read(`${origin}/projects`)).status).toBe(200);
});

function countCards(html: string) {
  return html.match(/data-travels=/g)?.length ?? 0;
}
