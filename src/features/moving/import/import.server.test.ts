import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  check,
  claimAgain,
  emptySite,
  imported,
  outcomes,
  run,
  undone,
} from '../../../../tests/fixtures/import.ts';
import {
  makeImage,
  olderTables,
  withOneImage,
  writeOlderSite,
  writeTables,
} from '../../../../tests/files/older-site.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { noRules, onePlace, usePlaces } from '../../../../tests/fixtures/place.ts';
import { french } from '../../../../tests/fixtures/translations.ts';
import { settings } from '../../../site/settings/settings.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db, PoolExhausted } from '../../../platform/database/database.ts';
import { StorageAway } from '../../../platform/storage/contract.ts';
import { findFirstDay } from '../../dashboard/first-day.server.ts';
import { nounActions } from '../../nouns.server.ts';
import { notesOf } from './import-report.ts';
import { endImageProcess } from '../../../platform/images/process.ts';
import { log } from '../../../platform/observability/log.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { addWaitingRedirects } from './import-redirects.compose.server.ts';
import { claimImport, workOn } from './import-steps.compose.server.ts';
import { changeState, countItems, eraseImported, findImport, listItems } from './imports.server.ts';

await prepareDataFolder();
vi.setConfig({ testTimeout: 120_000 });

beforeEach(emptySite);

const lean = withOneImage(olderTables);

test('a dry run writes nothing and says what the run does with tables, files and old addresses @once', async () => {
  const folder = await writeOlderSite();
  const before = await snapshot();
  const id = await check(folder, { isPublished: true });
  expect(await snapshot()).toEqual(before);
  const promised = await outcomes(id);
  expect(promised).toMatchObject({
    'developers d1': 'create',
    'projects j2': 'create',
    'news 3': 'refused',
    'pages g1': 'change',
    'file images/projects/main.jpg': 'found',
    'file images/projects/lost.jpg': 'missing',
    'redirect /partners/Ada_Norling': 'create',
  });
  await run(id, folder);
  const done = await outcomes(id);
  for (const [key, outcome] of Object.entries(promised)) {
    if (key.startsWith('file')) continue;
    const expected = outcome === 'create' ? 'created' : outcome === 'change' ? 'changed' : outcome;
    expect(`${key} ${done[key]}`).toBe(`${key} ${expected}`);
  }
  await expectTables();
  await expectReasons(id);
});

/** Both readings of the fields of the older system. */
async function expectTables() {
  const [quay, row] = await db.selectFrom('projects').selectAll().orderBy('displayOrder').execute();
  const developers = await db.selectFrom('developers').selectAll().orderBy('name').execute();
  expect(quay).toMatchObject({
    slug: 'quay-house',
    developerId: developers[0]?.id,
    city: 'VANCOUVER',
  });
  expect(JSON.parse(quay?.images ?? '')).toMatchObject({
    main: expect.stringMatching(/^\/media\/images\/projects\//),
    gallery: [expect.stringMatching(/^\/media\/images\/projects\//)],
  });
  expect(row).toMatchObject({ slug: 'row', status: 'sold', developerId: developers[1]?.id });
  expect(JSON.parse(row?.specifications ?? '')).toMatchObject({ units: 12, buildingType: 'Row' });
  expect(JSON.parse(row?.location ?? '')).toEqual({ address: null, coordinates: null });
  expect(developers[1]?.website).toBe('https://orrinvale.example');
  const news = await db.selectFrom('news').selectAll().orderBy('publishedAt').execute();
  expect(news).toMatchObject([
    { title: 'Quay House begins', publishedAt: '2025-01-05', slug: 'quay-house-begins' },
    { title: 'A talk', videoType: 'youtube', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  ]);
  const partners = await db.selectFrom('partners').selectAll().orderBy('displayOrder').execute();
  expect(partners.map(({ slug }) => slug)).toEqual(['ada-norling', 'maya-chen']);
  const about = await db
    .selectFrom('pages')
    .selectAll()
    .where('slug', '=', 'about')
    .executeTakeFirstOrThrow();
  expect(about.content).toContain('About the older site');
  expect(about.content).not.toContain('script');
  const ofBucket = await db
    .selectFrom('redirects')
    .select(['fromPath', 'target'])
    .where('fromPath', 'like', '/storage/%')
    .execute();
  expect(ofBucket).toEqual([
    { fromPath: '/storage/v1/object/public/images/news/dig.jpg', target: news[0]?.imageUrl },
  ]);
}

/** What may not be published becomes a draft with the reason, and what cannot be read is refused. */
async function expectReasons(id: string) {
  const items = await listItems(id);
  const phone = items.find(({ sourceId, kind }) => kind === 'partners' && sourceId === 'p3');
  expect(phone?.outcome).toBe('created');
  expect(notesOf(phone ?? { notes: '[]' }).join(' ')).toContain(
    'Saved as a draft. Office: required.',
  );
  const when = items.find(({ sourceId, kind }) => kind === 'news' && sourceId === '3');
  expect(when?.outcome).toBe('refused');
  expect(notesOf(when ?? { notes: '[]' }).join(' ')).toContain('could mean two dates');
}

test('a dry run of an empty library finds what may not be published, as the run does @once', async () => {
  const rule = { of: 'partner', asks: 'language', detail: 'fr', label: 'Profile in French' };
  usePlaces(onePlace({ rules: [rule] }));
  onTestFinished(() => usePlaces(noRules));
  const image_url = 'images/projects/main.jpg';
  const partners = [{ id: 'p2', ...olderTables.partners[0], city: 'VANCOUVER', image_url }];
  const folder = await writeTables({ partners });
  const id = await check(folder, { isPublished: true });
  const promised = await findNotes(id);
  expect(promised).toEqual(['Saved as a draft.', expect.stringContaining('Profile in French')]);
  expect(await db.selectFrom('media').select('url').execute()).toEqual([]);
  await run(id, folder);
  expect(await findNotes(id)).toEqual(promised);
});

async function findNotes(id: string) {
  return (await listItems(id)).filter(({ kind }) => kind === 'partners').flatMap(notesOf);
}

test('columns that no field takes and tables that are not read are named @once', async () => {
  const developers = lean.developers.map((row) => ({ ...row, agent_code: 'N7', hidden: null }));
  const id = await check(await writeTables({ developers, leads: [{}] }), {});
  const notes = (await listItems(id)).filter(({ kind }) => kind === 'source').flatMap(notesOf);
  expect(notes).toEqual([
    'Developers: columns that fill no field were left out: agent_code.',
    'These files were left out: leads.json.',
  ]);
});

test('an uploaded JSON file is read under its own name, and what is not read is named @long', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uploaded-'));
  const { testimonials, developers } = lean;
  for (const [name, tables] of [
    ['testimonials.json', testimonials],
    ['old site.JSON', { testimonials, developers }],
    ['developers (1).json', { developers, agents: [{}] }],
  ] as const) {
    await emptySite();
    const stored = path.join(folder, '7f2c1a52-6c9b-4a53-9d5e-0a2f3a1b4c5d');
    writeFileSync(stored, JSON.stringify(tables));
    const id = await imported(stored, { isPublished: true }, name);
    const found = Object.entries(await outcomes(id)).filter(([, outcome]) => outcome === 'created');
    expect(found, name).toHaveLength(name.startsWith('old') ? 4 : 2);
    const notes = (await listItems(id)).filter(({ kind }) => kind === 'source').flatMap(notesOf);
    expect(notes).toEqual(
      name.startsWith('dev') ? ['developers (1).json: the list agents was left out.'] : [],
    );
  }
});

test('an import that was undone leaves the steps of the guide open @once', async () => {
  const { pages, developers } = olderTables;
  expect(await findFirstDay(ingrid.email)).toMatchObject({ pages: false, pictures: false });
  const id = await imported(await writeOlderSite({ pages, developers }), { isPublished: true });
  expect(await findFirstDay(ingrid.email)).toMatchObject({ pages: true, pictures: true });
  await undone(id);
  expect(await findFirstDay(ingrid.email)).toMatchObject({ pages: false, pictures: false });
});

test('the same source changes nothing the second time, and a changed row changes its record @once @long', async () => {
  const folder = await writeTables(lean);
  await imported(folder, { isPublished: true });
  const before = await snapshot();
  const again = await imported(folder, { isPublished: true });
  expect(await snapshot()).toEqual(before);
  const { created = 0, changed = 0 } = (await countItems([again])).get(again)?.projects ?? {};
  expect([created, changed]).toEqual([0, 0]);
  const projects = lean.projects.map((row) => ({ ...row, area: 'Elsewhere' }));
  writeFileSync(path.join(folder, 'projects.json'), JSON.stringify(projects));
  await imported(folder, { isPublished: true });
  const rows = await db.selectFrom('projects').selectAll().execute();
  expect(rows.map(({ area }) => area)).toEqual(['Elsewhere', 'Elsewhere']);
});

test('what was changed here since stays, unless the file is to win @once', async () => {
  const folder = await writeTables(lean);
  await imported(folder, { isPublished: true });
  const row = await db
    .selectFrom('projects')
    .selectAll()
    .where('slug', '=', 'row')
    .executeTakeFirstOrThrow();
  await edit('projects', row.id, { area: 'Ours' });
  const projects = lean.projects.map((one) => ({ ...one, area: 'Theirs' }));
  writeFileSync(path.join(folder, 'projects.json'), JSON.stringify(projects));
  const second = await imported(folder, { isPublished: true });
  expect((await outcomes(second))['projects j2']).toBe('clash');
  expect(await areaOf(row.id)).toBe('Ours');
  await imported(folder, { isPublished: true, decisions: { 'projects j2': 'file' } });
  expect(await areaOf(row.id)).toBe('Theirs');
});

test('as drafts nothing is public, and old addresses wait for their pages @once', async () => {
  const folder = await writeTables(lean);
  const id = await imported(folder, {});
  expect(await db.selectFrom('partners').select('id').execute()).toEqual([]);
  expect((await outcomes(id))['redirect /partners/Ada_Norling']).toBe('waiting');
  const [ada] = await db
    .selectFrom('drafts')
    .select('record')
    .where('slug', '=', 'ada-norling')
    .execute();
  const draft = JSON.parse(ada?.record ?? '') as Record<string, unknown>;
  const parsed = nounActions.partners.save.input.parse(draft);
  await nounActions.partners.save.run(parsed, ingrid.email, ingrid);
  await addWaitingRedirects();
  expect((await outcomes(id))['redirect /partners/Ada_Norling']).toBe('created');
});

test.each([
  ['public', true],
  ['as drafts @long', false],
])('an import %s is undone as a whole @once', async (_, isPublished) => {
  const before = await content();
  const folder = await writeTables(lean);
  const id = await imported(folder, { isPublished });
  expect(await content()).not.toEqual(before);
  await undone(id);
  expect(await content()).toEqual(before);
  const again = await imported(await writeTables(lean), { isPublished });
  expect((await outcomes(again))['projects j1']).toBe('created');
});

test('a developer that projects refer to gets its former version back @once', async () => {
  const { developers, projects } = lean;
  const folder = await writeTables({ developers, projects });
  await imported(folder, { isPublished: true });
  const changed = developers.map((row) => ({ ...row, description: 'Theirs' }));
  writeFileSync(path.join(folder, 'developers.json'), JSON.stringify(changed));
  const second = await imported(folder, { isPublished: true });
  await undone(second);
  const rows = await db.selectFrom('developers').select('description').orderBy('name').execute();
  expect(rows.map(({ description }) => description)).toEqual([
    'Builds by the water.\n\nSince 1981.',
    '',
  ]);
  expect(await db.selectFrom('projects').select('id').execute()).toHaveLength(2);
});

test('undoing keeps what somebody has changed since @once', async () => {
  const folder = await writeTables(lean);
  const id = await imported(folder, { isPublished: true });
  const row = await db
    .selectFrom('projects')
    .selectAll()
    .where('slug', '=', 'row')
    .executeTakeFirstOrThrow();
  await edit('projects', row.id, { area: 'Ours' });
  await undone(id);
  const left = await db.selectFrom('projects').select('slug').execute();
  expect(left).toEqual([{ slug: 'row' }]);
  const item = (await listItems(id)).find(({ target }) => target === row.id);
  expect(notesOf(item ?? { notes: '[]' })[0]).toBe('Not undone. Someone else has changed it.');
});

test('an import that is stopped anywhere continues, and makes nothing twice @once', async () => {
  const folder = await writeTables(lean);
  const id = await check(folder, { isPublished: true });
  const write = db.insertInto.bind(db);
  for (const killedAt of [1, 2, 9, 10, 12, 15, 20]) {
    const claimed = await claimAgain(id);
    let writes = 0;
    const killer = vi.spyOn(db, 'insertInto').mockImplementation((table) => {
      writes += 1;
      if (writes >= killedAt) throw new Error('killed');
      return write(table) as never;
    });
    const logger = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    await workOn(claimed, async () => folder, new AbortController().signal);
    killer.mockRestore();
    logger.mockRestore();
    if ((await findImport(id))?.state === 'done') break;
  }
  const claimed = await claimAgain(id);
  await workOn(claimed, async () => folder, new AbortController().signal);
  expect(await findImport(id)).toMatchObject({ state: 'done' });
  const projects = await db.selectFrom('projects').select('slug').execute();
  expect(projects.map(({ slug }) => slug).toSorted()).toEqual(['quay-house', 'row']);
  const testimonials = await db.selectFrom('testimonials').select('author').execute();
  expect(testimonials).toHaveLength(2);
  await undone(id);
  expect(await db.selectFrom('projects').select('slug').execute()).toEqual([]);
});

test.each([
  ['all connections are in use', new PoolExhausted()],
  ['its connection is ended @long', Object.assign(new Error('terminated'), { code: '25P03' })],
  ['the media storage does not respond', new StorageAway('no response')],
])('an import waits while %s, and goes on @once', async (_, cause) => {
  const { developers } = lean;
  const folder = await writeTables({ developers });
  const id = await check(folder, {});
  const { signal } = new AbortController();
  for (let time = 0; time < 7; time++) {
    const claimed = await claimAgain(id);
    await expect(workOn(claimed, () => Promise.reject(cause), signal)).rejects.toBe(cause);
  }
  await workOn(await claimAgain(id), async () => folder, signal);
  expect(await findImport(id)).toMatchObject({ state: 'done' });
});

test('two imports that begin at once are worked on one after the other, and create nothing twice', async () => {
  const { testimonials, developers } = lean;
  const folder = await writeTables({ testimonials, developers });
  const ids = [await check(folder, {}), await check(folder, {})];
  for (const id of ids) await changeState(id, ['checked'], { state: 'running' });
  const claims = await Promise.all(ids.map((id) => claimImport(id)));
  const first = claims.find((claim) => claim !== undefined) ?? (await claimImport(ids[0]));
  expect(claims.filter((claim) => claim !== undefined).length).toBeLessThan(2);
  const second = ids.find((id) => id !== first?.id) ?? '';
  expect(await claimImport(second)).toBeUndefined();
  if (first) await workOn(first, async () => folder, new AbortController().signal);
  await workOn(await claimAgain(second), async () => folder, new AbortController().signal);
  expect(await db.selectFrom('developers').select('name').execute()).toHaveLength(2);
  const counts = await countItems(ids);
  const created = ids.map((id) => counts.get(id)?.developers?.created ?? 0);
  expect(Math.min(...created) + Math.max(...created)).toBe(2);
  expect(created).toContain(0);
});

test('an import by command is killed twice, continues, and waits for another @long', async () => {
  const folder = await writeOlderSite();
  const command = () =>
    spawn(process.execPath, ['scripts/import.ts', folder, '--publish', '--yes'], {
      env: process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  for (const line of ['Dry run: ', 'Import: ']) {
    const child = command();
    await untilLine(child, line);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const uploaded = await check(folder, { isPublished: true });
  await changeState(uploaded, ['checked'], { state: 'running' });
  const queue = claimImport(uploaded).then(async (claimed) => {
    if (claimed) await workOn(claimed, async () => folder, new AbortController().signal);
    return claimed !== undefined;
  });
  const [one, other] = [command(), command()];
  const codes = await Promise.all(
    [one, other].map(async (child) => (await once(child, 'exit'))[0]),
  );
  const isQueued = await queue;
  expect([...codes.map((code) => code === 0), isQueued].filter(Boolean).length).toBeGreaterThan(0);
  const last = command();
  expect((await once(last, 'exit'))[0]).toBe(0);
  for (const [table, count] of [
    ['developers', 2],
    ['projects', 2],
    ['testimonials', 2],
    ['news', 2],
  ] as const)
    expect(await db.selectFrom(table).select('id').execute(), table).toHaveLength(count);
  const names = await db.selectFrom('media').select('name').execute();
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
}, 300_000);

/** Waits until a program prints a line that begins with this text. */
async function untilLine({ stdout }: ChildProcess, start: string) {
  if (!stdout) throw new Error('It prints nothing');
  for await (const line of createInterface({ input: stdout })) if (line.startsWith(start)) return;
  throw new Error(`It ended before “${start}”`);
}

test('links, paths out of the folder and scripts in drawings are harmless, and pictures in other formats are converted @once', async () => {
  const secret = await writeOlderSite({});
  const outside = path.join(secret, 'images/projects/main.jpg');
  const folder = await writeOlderSite({
    news: [
      newsRow('images/news/link.jpg', '1'),
      newsRow(`images/../../${path.basename(secret)}/images/projects/main.jpg`, '2'),
      newsRow(outside, '3'),
      newsRow('http://127.0.0.1/a.jpg', '4'),
      newsRow('file:///etc/passwd', '5'),
      newsRow('images/news/photo.webp', '6'),
    ],
    developers: [{ id: 'd', name: 'Drawn', logo_url: 'images/logos/evil.svg' }],
    redirects: [{ from_path: '/old', target: 'javascript:alert(1)' }],
  });
  symlinkSync(outside, path.join(folder, 'images/news/link.jpg'));
  await makeImage(path.join(folder, 'images/news/photo.webp'), 1);
  mkdirSync(path.join(folder, 'images/logos'), { recursive: true });
  writeFileSync(
    path.join(folder, 'images/logos/evil.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="9" height="9" onload="x()"/></svg>',
  );
  const id = await imported(folder, { isPublished: true });
  const items = await listItems(id);
  const files = items.filter(({ kind }) => kind === 'file');
  const stored = files.filter(({ outcome }) => outcome === 'created');
  expect(Object.fromEntries(stored.map((item) => [item.name, notesOf(item)]))).toEqual({
    'evil.svg': [],
    'photo.webp': ['Converted from WebP to JPG.'],
  });
  expect(items.find(({ kind }) => kind === 'redirect')?.outcome).toBe('refused');
  const news = await db.selectFrom('news').select('imageUrl').orderBy('title').execute();
  expect(news.map(({ imageUrl }) => imageUrl?.split('.').at(-1))).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
    'jpg',
  ]);
  rmSync(secret, { recursive: true });
});

/** A row with a picture. */
function newsRow(url: string, id: string) {
  return {
    id,
    title: `News ${id}`,
    content: 'x',
    category: 'Recognition',
    published_at: '2025-01-05',
    image_url: url,
  };
}

/** All that an import may write. */
async function snapshot() {
  const rows = [];
  for (const table of ['versions', 'activity', 'media', 'redirects', 'drafts'] as const)
    rows.push((await db.selectFrom(table).selectAll().execute()).length);
  return rows;
}

/** What visitors and editors see. */
async function content() {
  const found: unknown[] = [];
  for (const table of ['developers', 'partners', 'projects', 'news', 'testimonials'] as const)
    found.push(await db.selectFrom(table).select('id').execute());
  const pages = await db.selectFrom('pages').select(['slug', 'content']).orderBy('slug').execute();
  const media = await db.selectFrom('media').select('url').where('deletedAt', 'is', null).execute();
  const drafts = await db.selectFrom('drafts').select('recordId').execute();
  const redirects = await db
    .selectFrom('redirects')
    .select('id')
    .where('deletedAt', 'is', null)
    .execute();
  return [...found, pages, media, drafts, redirects];
}

async function edit(noun: 'projects', id: string, change: object) {
  const [record] = await nounActions[noun].find.run({ ids: [id] }, ingrid.email, ingrid);
  const parsed = nounActions[noun].save.input.parse({ ...record, ...change });
  const answer = await nounActions[noun].save.run(parsed, 'other@solmere.example', ingrid);
  expect(answer.outcome).toBe('done');
}

async function areaOf(id: string) {
  const row = await db
    .selectFrom('projects')
    .select('area')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.area;
}

test('settings are imported with the checks of a save, also in the dry run, and a killed one is undone @long', async () => {
  await imported(await writeTables(lean), { isPublished: true });
  const { language, company, cities } = settings();
  const others = [{ locale: french, name: 'Français', state: 'public' }];
  const folder = await writeTables({
    developers: [],
    settings: [
      { id: 'cities', value: { ...cities, cities: [] } },
      { id: 'language', value: { ...language, others } },
      { id: 'company', value: { ...company, description: 'Homes by the water.' } },
    ],
  });
  const id = await check(folder, { decisions: { 'settings cities': 'file' } });
  expect(await outcomes(id)).toMatchObject({
    'settings cities': 'refused',
    'settings language': 'change',
  });
  await run(id, folder);
  expect(settings().cities).toEqual(cities);
  expect(settings().language.others).toMatchObject([{ locale: french, state: 'preparation' }]);
  const [written] = (await listItems(id)).filter(({ sourceId }) => sourceId === 'company');
  await db
    .updateTable('importItems')
    .set({ outcome: 'writing', entryId: null })
    .where('importId', '=', id)
    .where('sourceId', '=', 'company')
    .execute();
  await workOn(await claimAgain(id), async () => folder, new AbortController().signal);
  expect((await listItems(id)).find(({ sourceId }) => sourceId === 'company')).toEqual(written);
  await undone(id);
  expect(settings()).toMatchObject({ language, company });
});

test('a record that waits for its translation is published after it with its unpublished changes, also by an import that is killed between @long', async () => {
  const rule = { of: 'partner', asks: 'language', detail: 'fr', label: 'Profile in French' };
  usePlaces(onePlace({ rules: [rule] }));
  onTestFinished(() => usePlaces(noRules));
  const maya = { id: 'p2', ...olderTables.partners[0], city: 'VANCOUVER' };
  const text = { path: 'title', source: 'Founder', text: 'Fondatrice' };
  const folder = await writeTables({
    partners: [{ ...maya, draft: { ...maya, title: 'Not public yet' } }],
    [`translations.${french}`]: [{ noun: 'partners', record: maya.id, texts: [text] }],
  });
  const id = await check(folder, { isPublished: true });
  const write = db.insertInto.bind(db);
  const logger = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  for (let left = 1; (await findImport(id))?.state !== 'done'; left += 1) {
    const claimed = await claimAgain(id);
    let writes = 0;
    const killer = vi.spyOn(db, 'insertInto').mockImplementation((table) => {
      writes += 1;
      if (writes > left) throw new Error('killed');
      return write(table) as never;
    });
    await workOn(claimed, async () => folder, new AbortController().signal);
    killer.mockRestore();
  }
  logger.mockRestore();
  expect(await db.selectFrom('partners').select('title').execute()).toEqual([{ title: 'Founder' }]);
  const [draft] = await db.selectFrom('drafts').select('record').execute();
  expect(JSON.parse(draft?.record ?? '')).toMatchObject({ title: 'Not public yet' });
});

test('a picture that ends the image process is left out, and the import goes on @long', async () => {
  const folder = await writeTables(lean);
  const id = await check(folder, { isPublished: true });
  const killing = setInterval(endImageProcess, 1);
  await run(id, folder);
  clearInterval(killing);
  const [file] = (await listItems(id)).filter(({ kind }) => kind === 'file');
  expect(file).toMatchObject({ outcome: 'missing' });
  expect(notesOf(file ?? { notes: '[]' })).toEqual(['It could not be processed.']);
  expect(await listItems(id, [])).toEqual([]);
  expect(await db.selectFrom('developers').select('name').execute()).toHaveLength(2);
});

test('who was erased is not imported again, and no import names them @once', async () => {
  const folder = await writeTables({ testimonials: lean.testimonials });
  await imported(folder, { isPublished: true });
  const written = await db.selectFrom('testimonials').select(['id', 'author']).execute();
  const id = written.find(({ author }) => author === 'Noor')?.id ?? '';
  await changeContent((tx) => eraseImported(tx, 'testimonials', [id]));
  await db.deleteFrom('testimonials').where('id', '=', id).execute();
  const again = await imported(folder, { isPublished: true });
  expect(Object.values(await outcomes(again)).toSorted()).toEqual(['refused', 'same']);
  expect(await db.selectFrom('testimonials').select('author').execute()).toHaveLength(1);
  const items = await db.selectFrom('importItems').selectAll().execute();
  expect(JSON.stringify(items)).not.toContain('Noor');
});
