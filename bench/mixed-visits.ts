import { randomInt } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { signInEditor, type Editor } from '../tests/system/sites/editor.ts';
import { writeToContact } from '../tests/system/sites/visitor.ts';
import { pages } from './pages.ts';
import { administrator } from './site.ts';

type Visits = Record<string, { workers: number; pauseMs?: number; visit: () => Promise<unknown> }>;

const lists = ['partners.list', 'developers.list', 'projects.list', 'news.list', 'pages.list'];
const screens = ['/admin', '/admin/partners', '/admin/projects', '/admin/news', '/admin/enquiries'];
const statics = /"(\/_astro\/[\w.-]+)"/g;

/** What visitors and staff do, each by how many at a time. */
export async function openVisits(origin: string, dataFolder: string): Promise<Visits> {
  const staff = await signIn(origin);
  const media = await listMedia(dataFolder);
  const files = await listStatics(origin, staff);
  const photograph = await openAsBlob('demo/vancouver-2.jpg');
  const video = await openAsBlob('demo/hero-loop.mp4');

  return {
    pages: { workers: 4, visit: () => read(origin + one(pages)) },
    oddAddresses: { workers: 1, visit: () => read(`${origin}/nothing-${randomInt(1e9)}`, {}, 404) },
    statics: { workers: 1, visit: () => read(origin + one(files)) },
    media: { workers: 3, visit: () => read(origin + one(media)) },
    leavers: { workers: 1, visit: () => leave(origin + one(media)) },
    screens: { workers: 1, visit: () => read(origin + one(screens), { cookie: staff.cookie }) },
    lists: { workers: 2, visit: () => call(staff, one(lists)) },
    inbox: { workers: 1, visit: () => call(staff, 'enquiries.list', { page: 1 }) },
    csv: {
      workers: 1,
      pauseMs: 500,
      visit: () => read(`${origin}/admin/enquiries.csv`, { cookie: staff.cookie }),
    },
    pictures: {
      workers: 1,
      pauseMs: 1_000,
      visit: () => upload(staff, 'kind=image&folder=news', photograph),
    },
    films: {
      workers: 1,
      pauseMs: 2_000,
      visit: () => upload(staff, 'kind=video&folder=news', video),
    },
    signIns: { workers: 1, pauseMs: 100, visit: () => signIn(origin) },
    forms: { workers: 1, pauseMs: 100, visit: () => writeToContact(origin) },
  };
}

function signIn(origin: string) {
  return signInEditor(origin, administrator.email, administrator.password);
}

async function listMedia(dataFolder: string) {
  const folder = path.join(dataFolder, 'media');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.incoming'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `/media/${path.relative(folder, file).replaceAll(path.sep, '/')}`);
}

async function listStatics(origin: string, { cookie }: Editor) {
  const htmls = await Promise.all(
    [...pages, ...screens].map(async (page) => {
      const response = await fetch(origin + page, { headers: { cookie } });
      return response.text();
    }),
  );
  return htmls.flatMap((html) => [...html.matchAll(statics)].map(([, file = '']) => file));
}

function one<T>(of: readonly T[]): T {
  return of[randomInt(of.length)] as T;
}

async function read(url: string, headers: Record<string, string> = {}, status = 200) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br', ...headers } });
  await response.arrayBuffer();
  expectStatus(response, status);
}

async function leave(url: string) {
  const leaving = new AbortController();
  const response = await fetch(url, { signal: leaving.signal });
  leaving.abort();
  expectStatus(response, 200);
}

async function call({ origin, cookie }: Editor, action: string, input?: object) {
  const response = await fetch(`${origin}/_actions/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br', origin, cookie },
    body: JSON.stringify(input),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${action}: ${response.status}`);
}

async function upload({ origin, cookie }: Editor, query: string, body: Blob) {
  const response = await fetch(`${origin}/uploads?${query}`, {
    method: 'PUT',
    headers: { origin, cookie, 'x-file-name': 'file' },
    body,
  });
  await response.arrayBuffer();
  expectStatus(response, 201);
}

function expectStatus(response: Response, status: number) {
  if (response.status !== status) throw new Error(`Answered with ${response.status}`);
}
