import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { fixedPaths } from '../../../src/features/nouns.ts';
import {
  projectQueries,
  projectTabs,
} from '../../../src/features/projects/search/project-filter.ts';
import { sitemapQueries } from '../../../src/features/sitemap/sitemap.ts';
import {
  positionQuery,
  testimonialTabs,
} from '../../../src/features/testimonials/testimonial-position.ts';
import { baseSettings } from '../../../src/site/settings/base-settings.ts';
import { provideSettings } from '../../../src/site/settings/settings.ts';
import { buildSite } from '../../../scripts/site-build.ts';
import { isLong } from '../../set-up/long.ts';
import { askSite, type SiteRequest } from '../sites/ask.ts';
import { examplePath, listActions, listRoutes, ofEachKind } from './built-endpoints.ts';
import { callAction, type Editor } from '../sites/editor.ts';
import {
  chooseRecords,
  linksIn,
  olderSlug,
  saveNotPublic,
  savePages,
  saveTranslations,
  secretWord,
  uploadUnusedImage,
  writeNotes,
  type NotPublic,
} from './not-public.ts';
import { borrowDemoSite } from '../sites/demo-site.ts';
import type { Site } from '../sites/site.ts';
import { signInAdministrator } from '../sites/uploader.ts';

let site: Site;
let editor: Editor;
let records: NotPublic[];
let image: string;
let [before, after] = [new Map<string, string>(), new Map<string, string>()];

beforeAll(async () => {
  site = await borrowDemoSite();
  editor = await signInAdministrator(site);
  records = await chooseRecords(editor);
  image = await uploadUnusedImage(editor);
  before = await askEverything();
  for (const one of records) await saveNotPublic(editor, one, image);
  await savePages(editor);
  await saveTranslations(editor);
  await writeNotes(editor);
  after = await askEverything();
}, 300_000);

test('whatever a visitor asks is answered byte for byte as if nothing had been prepared', async () => {
  expect([...after.keys()]).toEqual([...before.keys()]);
  const different = [...after].filter(([asked, answer]) => before.get(asked) !== answer);
  expect(different.map(([asked]) => asked)).toEqual([]);
  expect(after.get('GET /projects')).toMatch(/^200/);
  expect(after.size).toBeGreaterThan(isLong ? 150 : 80);
});

test('everything that was prepared is there for its editors', async () => {
  for (const { noun, state, id } of records) {
    const listed = await callAction<{ id: string }[]>(editor, `${noun}.list`);
    const record = JSON.stringify(listed.find((one) => one.id === id));
    expect(record, `${noun} ${state}`).toContain(secretWord);
  }
});

test('no action and no page of the back office tells a stranger of it', async () => {
  const build = await buildSite();
  const { id, noun, slug } = records[0] as NotPublic;
  // That strangers may call no action at all is in endpoints.test.ts.
  for (const action of isLong ? await listActions(build) : ['previewLinks.list', `${noun}.list`]) {
    const body = JSON.stringify({ id, noun, slug, url: image, revision: 1, query: secretWord });
    const posted = { method: 'POST', contentType: 'application/json', body };
    const answer = await askSite(site.origin, `/_actions/${action}`, posted);
    expect(answer.status, action).toBe(401);
    expect(formatAnswer(answer), action).not.toContain(secretWord);
  }
  const routes = (await listRoutes(build)).filter((route) => route.startsWith('/admin'));
  const previews = records.map((one) => `/admin/preview/${one.noun}/${one.id}`);
  for (const address of [...ofEachKind(routes).map(examplePath), ...previews]) {
    expect(formatAnswer(await askSite(site.origin, address)), address).not.toContain(secretWord);
  }
});

test('a shared link shows its one record, and none of the others', async () => {
  for (const { noun, state, id } of records) {
    const token = await share(noun, id);
    const { status, body } = await askSite(site.origin, `/preview/${token}`);
    expect(status).toBe(200);
    expect(body).toContain(state);
    const shown = body.match(new RegExp(`${secretWord} \\w+ (\\w+)`, 'g')) ?? [];
    expect(shown.length, `${noun} ${state}`).toBeGreaterThan(0);
    expect(shown.filter((text) => !text.endsWith(` ${state}`))).toEqual([]);
  }
});

test('a link that is wrong, expired, withdrawn or of a deleted record says the same', async () => {
  const [draft, scheduled, hidden] = records.filter(({ noun }) => noun === 'projects');
  const [expired, withdrawn, deleted] = await Promise.all(
    [draft, scheduled, hidden].map((one) => share('projects', one?.id ?? '')),
  );
  const database = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'), { timeout: 5_000 });
  database
    .prepare(`update preview_links set expires_at = '2026-01-01T00:00:00.000Z' where record_id = ?`)
    .run(draft?.id ?? '');
  database.close();
  const links = await callAction<{ id: string }[]>(editor, 'previewLinks.list', {
    noun: 'projects',
    id: scheduled?.id,
  });
  for (const { id } of links) await callAction(editor, 'previewLinks.withdraw', { id });
  const listed = await callAction<{ id: string; revision: number }[]>(editor, 'projects.list');
  const last = listed.find(({ id }) => id === hidden?.id);
  await callAction(editor, 'projects.remove', { id: last?.id, revision: last?.revision });

  const wrong = await askSite(site.origin, `/preview/${'A'.repeat(32)}`);
  expect(formatAnswer(wrong)).not.toContain(secretWord);
  for (const token of [expired, withdrawn, deleted, hidden?.id, draft?.slug]) {
    const answer = await askSite(site.origin, `/preview/${token}`);
    const answered = answer.body.replaceAll(String(token), 'A'.repeat(32));
    expect({ status: answer.status, answered }).toEqual({ status: 404, answered: wrong.body });
  }
});

test('a picture that only drafts use opens for who knows its address, and no answer names it', async () => {
  expect((await askSite(site.origin, image)).status).toBe(200);
  const [key = ''] = /[0-9a-f]{24}/.exec(image) ?? [];
  expect(key, image).not.toBe('');
  for (const [asked, answer] of after) expect(answer.includes(key), asked).toBe(false);
});

async function share(noun: string, id: string) {
  const link = { noun, id, days: 7 };
  const { token } = await callAction<{ token: string }>(editor, 'previewLinks.create', link);
  return token;
}

/** Every address of a stranger who knows all slugs and ids, with status, headers and text of the answers. */
async function askEverything() {
  const answers = new Map<string, string>();
  const askAll = async (asked: readonly [address: string, asked?: SiteRequest][]) => {
    const names = asked.map(([address, { method = 'GET' } = {}]) => `${method} ${address}`);
    const answered = await inTurns(asked, (one) => askSite(site.origin, ...one).then(formatAnswer));
    for (const [index, name] of names.entries()) answers.set(name, answered[index] ?? '');
  };
  await askAll([...publicAddresses, ...secretAddresses()].map((address) => [address]));
  await askAll(records.flatMap(asForms));
  const links = new Set([...answers.values()].flatMap(linksIn));
  await askAll(ofEachKind([...links]).map((address) => [address]));
  return answers;
}

async function inTurns<One, Answer>(all: readonly One[], work: (one: One) => Promise<Answer>) {
  const answers: Answer[] = [];
  const waiting = all.entries();
  const workThrough = async () => {
    for (const [index, one] of waiting) answers[index] = await work(one);
  };
  await Promise.all(Array.from({ length: 8 }, workThrough));
  return answers;
}

provideSettings(() => baseSettings);

const publicAddresses = [
  ...fixedPaths,
  ...(isLong ? ['fr', 'ja'] : ['fr']).flatMap((language) =>
    ['', '/partners', '/projects', '/news'].map((page) => `/${language}${page}`),
  ),
  ...sitemapQueries.part.slice(0, 2).map((part) => `/sitemap.xml?part=${part}`),
  ...projectTabs().map(({ query }) => `/projects${query}`),
  ...projectQueries()
    .page.slice(0, 2)
    .map((page) => `/projects?page=${page}`),
  ...testimonialTabs.flatMap(({ type }) =>
    (isLong ? [1, 2, 3, 4, 5, 6, 7, 8] : [1]).map(
      (number) => `/testimonials${positionQuery({ type, number })}`,
    ),
  ),
];

/** In the short run those of one record are written in all ways. */
function secretAddresses() {
  return records.flatMap(({ noun, id, slug }, index) => {
    const known = [slug, olderSlug(slug), id].map((last) => `/${noun}/${last}`);
    if (!isLong && index > 0) return known;
    return [
      ...known,
      ...[slug, olderSlug(slug), id].map((last) => `/${last}`),
      ...[slug.toUpperCase(), `${slug}.html`, `${slug}/`].map((last) => `/${noun}/${last}`),
      `/${noun}?slug=${slug}&id=${id}&state=draft&preview=1`,
    ];
  });
}

/** The same address, asked without its text and by a form. */
function asForms({ noun, slug }: NotPublic): [string, SiteRequest][] {
  const body = new URLSearchParams({ 'form-name': 'project-interest', fullName: 'Maya' });
  return [
    [`/${noun}/${slug}`, { method: 'HEAD' }],
    [`/${noun}/${slug}`, { method: 'POST', body: body.toString() }],
  ];
}

function formatAnswer({ status, headers, body }: Awaited<ReturnType<typeof askSite>>) {
  const { date: _date, etag: _etag, ...answered } = headers;
  return `${status} ${JSON.stringify(answered)} ${body}`;
}
