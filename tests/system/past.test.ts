import { createHash } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { isLong } from '../set-up/long.ts';
import { startDemoPostgres } from './sites/demo-postgres.ts';
import { borrowDemoSite } from './sites/demo-site.ts';
import { callAction, signInEditor, type Editor } from './sites/editor.ts';
import { administrator, copyDemoData, endSites, startSite, type Site } from './sites/site.ts';
import { photo } from './sites/upload-bodies.ts';
import { uploadAs } from './sites/uploader.ts';

type Stored = { id: string; revision: number; [column: string]: unknown };
type Saved = { outcome: string; record: Stored };
/** A page as a visitor got it, and when. */
type Seen = { address: string; at: string; html: string };

const project = '/projects/kestrel-house';
const kinds = ['sqlite', 'postgres'] as const;

afterAll(endSites);

describe.each(kinds)('on %s', (kind) => {
  const orLong = kind === 'sqlite' ? '' : ' @long';

  test(`each page is shown as it was, to the letter, whatever has changed, gone and come since @long`, async () => {
    const { site, editor } = await startEditor(kind);
    const seen: Seen[] = [];
    const look = async (...pages: string[]) => {
      for (const one of pages) seen.push(await visit(site, one));
    };
    const [kestrel] = await findProjects(editor, 'kestrel-house');
    await look(project, '/');

    const residences = withOneHomeSold(kestrel?.['residences']);
    const { file } = await uploadAs(editor, { body: photo, folder: 'projects', name: 'new.jpg' });
    const images = { ...(kestrel?.['images'] as object), main: file?.url };
    const changed = await save(editor, 'projects', {
      ...kestrel,
      title: 'Kestrel Tower',
      residences,
      images,
    });
    const developers = await callAction<Stored[]>(editor, 'developers.list');
    const developer = developers.find(({ id }) => id === kestrel?.['developerId']);
    await save(editor, 'developers', { ...developer, name: 'Northquay & Daughters' });
    const sellers = await readSection(editor, 'brokerages');
    const value = JSON.stringify(sellers['value']).replaceAll('Halvorsen & Hale', 'Halden');
    await act(editor, 'settings.save', {
      id: 'brokerages',
      revision: sellers.revision,
      value: JSON.parse(value) as object,
    });
    await look(project);

    const [partner] = await callAction<Stored[]>(editor, 'partners.list');
    await save(editor, 'partners', { ...partner, name: 'Ingrid Changed' });
    const company = await readSection(editor, 'company');
    await act(editor, 'settings.save', {
      id: 'company',
      revision: company.revision,
      value: { ...(company['value'] as object), name: 'Halden & Roe' },
    });
    await look('/');

    await act(editor, 'media.describe', {
      url: file?.url,
      alt: 'The tower from the water',
      focal: { x: 0.2, y: 0.8 },
      posterUrl: null,
      revision: 1,
    });
    await act(editor, 'partners.move', { id: partner?.id, direction: 'down' });
    await look(project, '/partners');

    await act(editor, 'projects.remove', { id: changed.id, revision: changed.revision });
    await look('/projects');
    await act(editor, 'projects.restore', { id: changed.id });
    const [testimonial] = await callAction<Stored[]>(editor, 'testimonials.list');
    await act(editor, 'testimonials.unpublish', {
      id: testimonial?.id,
      revision: testimonial?.revision,
    });
    await look('/testimonials');

    for (const { address, at, html } of seen) {
      const past = await ask(site, editor, 'page.html', { page: address, at });
      expect(past.text, `${address} as of ${at}`).toBe(html);
    }
    expect(new Set(seen.map(({ html }) => html)).size).toBe(seen.length);
    expect((await visit(site, project)).html).toContain('Kestrel Tower');
  });

  test(`a page is shown in its language as it was, and before it was translated as the frame says${orLong}`, async () => {
    const { site, editor } = await (kind === 'sqlite' ? shareEditor() : startEditor(kind));
    const french = `/fr${project}`;
    const [kestrel] = await findProjects(editor, 'kestrel-house');
    const key = { noun: 'projects', recordId: kestrel?.id, language: 'fr-CA' };
    const { translation } = await callAction<{ translation: Stored }>(
      editor,
      'translations.read',
      key,
    );
    const seen = [await visit(site, french)];
    const fields = JSON.stringify(translation['fields']).replaceAll('Soixante-quatre', 'Soixante');
    const { record } = await callAction<Saved>(editor, 'translations.save', {
      ...key,
      revision: translation.revision,
      fields: JSON.parse(fields) as object,
    });
    seen.push(await visit(site, french));
    const { id, revision } = record;
    await act(editor, 'translations.unpublish', { id, revision });
    seen.push(await visit(site, french));
    // Each is rendered by a process of its own.
    const looked = seen.filter((_one, index) => isLong || index !== 1);
    for (const { address, at, html } of looked) {
      const past = await ask(site, editor, 'page.html', { page: address, at });
      expect(past.text).toBe(html);
    }
    expect(seen.map(({ html }) => /Soixante(?:-quatre)?/.exec(html)?.[0])).toEqual([
      'Soixante-quatre',
      'Soixante',
      undefined,
    ]);
    const screen = await ask(site, editor, '', {
      page: `translations:${id}`,
      revision: String(revision),
    });
    expect(screen.text).toContain('French of Kestrel House');
  });

  test(`the frame shows nothing that runs, sends or is made today; the PDF has the hash of the HTML inside @long`, async () => {
    const { site, editor } = await startEditor(kind);
    const [kestrel] = await findProjects(editor, 'kestrel-house');
    const { at } = await visit(site, project);
    const frame = await ask(site, editor, 'page', { page: `projects:${kestrel?.id}`, at });
    expect(frame.status).toBe(200);
    expect(frame.text).not.toMatch(/<script|<form (?!inert)|href="[^"]*brochure\.pdf/);
    expect(frame.text).toContain(`href="/admin/past?page=%2Fabout&amp;at=`);
    const { headers } = frame;
    expect(headers.get('content-security-policy')).toMatch(/script-src 'none'.*sandbox/);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');

    const html = await ask(site, editor, 'page.html', { page: project, at });
    const pdf = await ask(site, editor, 'page.pdf', { page: project, at });
    expect(pdf.headers.get('content-disposition')).toMatch(
      /^attachment; filename="projects-kestrel-house-as-of-[\dT-]+Z\.pdf"$/,
    );
    const document = await getDocumentProxy(new Uint8Array(pdf.bytes));
    const { text } = await extractText(document, { mergePages: true });
    const compact = text.replaceAll(/\s+/g, '');
    expect(compact).toContain(createHash('sha256').update(html.text).digest('hex'));
    expect(compact).toContain(site.origin + project);
    expect(compact).toContain('KestrelHouse');
    expect([...((await document.getAttachments()) ?? new Map()).keys()]).toEqual(['page.html']);
  });
});

test('before the history, and for what was not public, there is a plain answer; members without the right get none', async () => {
  const { site, editor } = await shareEditor();
  const screen = await ask(site, editor, '', { page: '/', day: '2001-01-05', time: '09:00' });
  expect(screen.text).toContain('The history begins on ');
  const page = await ask(site, editor, 'page', { page: '/', at: '2001-01-05T09:00:00.000Z' });
  expect([page.status, page.text.includes('The history begins on ')]).toEqual([404, true]);
  for (const [wanted, answer] of [
    ['/admin/settings', 'This is not a public page.'],
    ['/%61dmin/settings', 'This is not a public page.'],
    ['https://other.example/', 'This is not a public page.'],
    ['projects:nobody', 'This project was not public at that time.'],
  ] as const)
    expect((await ask(site, editor, 'page', { page: wanted })).text).toContain(answer);
  const stranger = await fetch(`${site.origin}/admin/past/page?page=/`, { redirect: 'manual' });
  expect(stranger.status).toBe(303);
  expect(stranger.headers.get('location')).toContain('/admin/login');
});

test('a record that today’s design cannot show is missing, and the page says so; news without slugs are shown @long', async () => {
  const { site, editor } = await shareEditor();
  const database = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'), { timeout: 5_000 });
  database.exec(`update versions set record = '{}' where rowid = (
    select min(rowid) from versions where noun = 'testimonials')`);
  database.exec(
    `update versions set record = json_remove(record, '$.slug'), slug = null where noun = 'news'`,
  );
  database.close();
  const news = await ask(site, editor, 'page', { page: '/news' });
  expect(news.text).toContain('1 record of that time is missing here');
  const page = await ask(site, editor, 'page', { page: '/testimonials' });
  expect(page.status).toBe(200);
  expect(page.text).toContain('1 record of that time is missing here');
  expect(site.said()).toContain('A past record cannot be shown');
});

test('an erased person is on no page of any day @long', async () => {
  const { site, editor } = await shareEditor();
  const [partner] = await callAction<Stored[]>(editor, 'partners.list');
  const name = String(partner?.['name']);
  const page = `partners:${partner?.id}`;
  const before = await visit(site, '/partners');
  expect(before.html).toContain(name);
  expect((await ask(site, editor, '', { page })).text).not.toContain('Erase this deleted partner');
  await act(editor, 'partners.remove', { id: partner?.id, revision: partner?.revision });
  expect((await ask(site, editor, '', { page })).text).toContain('Erase this deleted partner');

  const response = await fetch(`${site.origin}/admin/past?${new URLSearchParams({ page })}`, {
    method: 'POST',
    headers: { cookie: editor.cookie, origin: site.origin },
  });
  expect(await response.text()).toContain('Personal data erased');
  const { at } = before;
  expect((await ask(site, editor, 'page', { page: '/partners', at })).text).not.toContain(name);
  expect((await ask(site, editor, 'page', { page, at })).status).toBe(404);
});

let shared: ReturnType<typeof signIn> | undefined;

/** For the tests that change what no other looks at. */
function shareEditor() {
  shared ??= borrowDemoSite().then(signIn);
  return shared;
}

async function startEditor(kind: (typeof kinds)[number]) {
  const settings =
    kind === 'sqlite'
      ? { DATA_DIR: await copyDemoData(inject('demoData')) }
      : (await startDemoPostgres()).settings;
  return signIn(await startSite(settings));
}

async function signIn(site: Site) {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
  return { site, editor: await signInEditor(site.origin, ADMIN_EMAIL, ADMIN_PASSWORD) };
}

/** Returns when the clock has gone on, so that what comes later is later. */
async function visit({ origin }: Site, address: string): Promise<Seen> {
  const html = await (await fetch(origin + address)).text();
  const at = new Date().toISOString();
  await expect.poll(() => new Date().toISOString() > at, { interval: 1 }).toBe(true);
  return { address, at, html };
}

async function ask({ origin }: Site, { cookie }: Editor, part: string, query: object) {
  const address = `${origin}/admin/past${part && `/${part}`}?${new URLSearchParams({ ...query })}`;
  const response = await fetch(address, { headers: { cookie, accept: 'text/html' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
}

async function findProjects(editor: Editor, slug: string) {
  const listed = await callAction<Stored[]>(editor, 'projects.list');
  const ids = listed.filter((one) => one['slug'] === slug).map(({ id }) => id);
  return callAction<Stored[]>(editor, 'projects.find', { ids });
}

async function readSection(editor: Editor, id: string) {
  const sections = await callAction<Stored[]>(editor, 'settings.list');
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`There is no section ${id}`);
  return section;
}

function withOneHomeSold(residences: unknown) {
  const changed = JSON.stringify(residences).replace('"available"', '"sold"');
  expect(changed).toContain('"sold"');
  return JSON.parse(changed) as object;
}

async function save(editor: Editor, noun: string, record: object) {
  const saved = await callAction<Saved>(editor, `${noun}.save`, record);
  expect(saved).toMatchObject({ outcome: 'done' });
  return saved.record;
}

async function act(editor: Editor, action: string, input: object) {
  const answer = await callAction<{ outcome?: string } | undefined>(editor, action, input);
  expect(answer?.outcome ?? 'done', action).toBe('done');
}
