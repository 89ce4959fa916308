import { parse } from 'devalue';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { isLong } from '../../set-up/long.ts';
import { askSite, signInTo, type SiteRequest } from '../sites/ask.ts';
import { shareDemoSite } from '../sites/demo-site.ts';
import { actionQueries, spellings } from './odd-addresses.ts';
import { administrator, type Site } from '../sites/site.ts';
import { writeToContact } from '../sites/visitor.ts';

let site: Site;
let cookie: string;
let visitor: string;
let outputBefore: string;

beforeAll(async () => {
  site = await shareDemoSite();
  cookie = await signInTo(site.origin, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD);
  visitor = await writeToContact(site.origin);
});

beforeEach(() => {
  outputBefore = site.said();
});

test.each(spellings('_image'))('pictures are not made for who asks %s', async (address) => {
  const image = /\/_astro\/[\w.-]+\.jpg/.exec((await ask('/partners')).body)?.[0];
  for (const href of [image, '/admin/enquiries.csv']) {
    for (const query of [`?href=${href}&w=640&f=webp`, `#?href=${href}`]) {
      const answer = await ask(address + query, { cookie });
      expect([301, 404], address + query).toContain(answer.status);
      expect(answer.headers['content-type'] ?? 'none').not.toMatch(/image|csv/);
      expect(answer.headers['cache-control'] ?? 'none').not.toContain('public');
      expect(answer.body).not.toContain('"Received"');
    }
  }
  expect(newLines()).toEqual([]);
});

test.each(spellings('_server-islands/x'))('nothing is behind %s', async (address) => {
  for (const method of ['GET', 'POST']) {
    const answer = await ask(address, { method, contentType: 'application/json', body: '{"e":1}' });
    expect([301, 403, 404], method).toContain(answer.status);
  }
  expect(newLines()).toEqual([]);
});

test.each(actionQueries)('no page calls an action for %s', async (query) => {
  for (const path of ['/', '/contact', '/vip', '/none', '/admin', '/admin/login', '//contact'])
    for (const asked of isLong || path === '/contact' ? posts : [form]) {
      const answer = await ask(path + query, { ...asked, method: 'POST', cookie });
      expect(answer.status, path).toBe(404);
      expect(answer.body).toBe('Not found');
    }
  expect((await ask(`/contact${query}`)).status).toBe(404);
  expect(newLines()).toEqual([]);
  expect(site.child.exitCode).toBeNull();
});

const form = { contentType: 'application/x-www-form-urlencoded', body: 'secret=plan' };
const posts: SiteRequest[] = [
  form,
  { contentType: 'multipart/form-data; boundary=x', body: 'secret plan' },
  { contentType: 'multipart/form-data', body: '' },
  { contentType: 'application/json', body: 'secret plan {' },
  { contentType: 'text/plain', body: 'secret plan' },
];

test('an action is still called at its own address', async () => {
  const call = { method: 'POST', contentType: 'application/json', cookie };
  const answer = await ask('/_actions/partners.list', { ...call, body: '{}' });
  expect(answer.status).toBe(200);
  expect((await ask('/contact', { ...form, method: 'POST' })).status).toBe(422);
});

test.each(['/_actions/news.save', '/_actions/none', '/admin/account', '/admin/enquiries.csv', '/'])(
  'what is sent to %s and cannot be read costs one line at most, and is not repeated',
  async (address) => {
    for (const asked of posts) {
      outputBefore = site.said();
      const answer = await ask(address, { ...asked, method: 'POST', cookie });
      expect(answer.status).toBeLessThan(500);
      expect(newLines().length).toBeLessThan(2);
      expect(newLines().join()).not.toMatch(/secret|plan|\bat\b/);
    }
    expect(site.child.exitCode).toBeNull();
  },
);

test.each([
  ['/partners/%00', 404],
  ['/partners/ingrid%00halvorsen', 404],
  ['/partners/%2500', 404],
  ['/partners/%E0%A4%A', 400],
  ['/projects/%00', 404],
  ['/projects/%0d%0a', 404],
  ['/projects?city=%00', 200],
  ['/projects?status=%00', 200],
  ['/testimonials?type=%00&n=%00', 200],
  ['/vip?sent=%00', 200],
  ['/admin/login?next=%00', 200],
  ['/media/%00', 404],
  ['/media/images/%00.jpg', 404],
  ['/_actions/%00', 404],
  ['/auth/%00', 404],
  ['/%00', 404],
])('%s answers %i', async (address, status) => {
  expect((await ask(address)).status).toBe(status);
  expect(newLines()).toEqual([]);
});

test.each(['/partners/%00', '/projects/%00', '/partners/%2500'])(
  'a form that is sent to %s is no error',
  async (address) => {
    expect((await ask(address, { ...form, method: 'POST' })).status).toBe(404);
    expect(newLines()).toEqual([]);
  },
);

test('a NUL in what the signed-in search for is refused', async () => {
  const name = `${visitor.slice(0, 12)}\0${visitor.slice(12)}\0`;
  expect(await callAction('enquiries.list', { page: 1, search: name })).toEqual({
    outcome: 'refused',
    fields: { search: 'Must not contain NUL' },
  });
  expect((await ask('/admin/enquiries.csv?search=%00a', { cookie })).status).toBe(400);
  const posted = { ...form, method: 'POST', cookie, body: 'search=a%00' };
  expect((await ask('/admin/enquiries.csv', posted)).status).toBe(400);
  expect(newLines()).toEqual([]);
});

test('a NUL in other words of the signed-in is as if it were not there', async () => {
  const email = `${visitor.slice(0, 12)}\0${visitor.slice(12)}\0`;
  expect(await callAction('enquiries.findPerson', { email })).toMatchObject({ mails: 2 });
  const query = new URLSearchParams({ search: visitor, form: '\0' });
  expect((await ask(`/admin/enquiries.csv?${query}`, { cookie })).body).toContain(visitor);
});

test.each(['constructor', '__proto__', 'toString', '%00', 'developers'])(
  'there is no preview of %s',
  async (noun) => {
    for (const method of ['GET', 'POST'])
      expect((await ask(`/admin/preview/${noun}/none`, { method, cookie })).status).toBe(404);
    expect(newLines()).toEqual([]);
  },
);

test('a NUL in a draft that is looked at is no error', async () => {
  const asked = { method: 'POST', contentType: 'application/json', cookie };
  const all = (await callAction('pages.list')) as { id: string; slug: string }[];
  const about = all.find(({ slug }) => slug === 'about');
  for (const heroUrl of ['https://films.example/\0.mp4', '\0/media/videos/news/a.mp4']) {
    const content = { hero: { title: '\0', images: null }, sections: [{ title: 'a\0' }] };
    const body = JSON.stringify({ heroType: 'video', heroUrl, content });
    expect((await ask(`/admin/preview/pages/${about?.id}`, { ...asked, body })).status).toBe(200);
  }
  expect(newLines()).toEqual([]);
});

test('who is signed in gets public pages from memory, too', async () => {
  const [without, signedIn] = [await ask('/partners'), await ask('/partners', { cookie })];
  expect(signedIn.headers['etag']).toBe(without.headers['etag']);
  expect(signedIn.headers['etag']).toBeDefined();
});

async function callAction(action: string, input?: object) {
  const answer = await ask(`/_actions/${action}`, {
    method: 'POST',
    contentType: 'application/json',
    ...(input && { body: JSON.stringify(input) }),
    cookie,
  });
  expect(answer.status).toBe(200);
  return parse(answer.body) as unknown;
}

function ask(address: string, asked: SiteRequest = {}) {
  return askSite(site.origin, address, asked);
}

/** What the site has said since the test began. */
function newLines() {
  return site.said().slice(outputBefore.length).split('\n').filter(Boolean);
}
