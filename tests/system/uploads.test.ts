import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Editor } from './sites/editor.ts';
import {
  administrator,
  copyDemoData,
  endSites,
  startSite,
  until,
  type Site,
} from './sites/site.ts';
import {
  breakOff,
  video,
  largeVideo,
  megabyte,
  never,
  photo,
  zeros,
} from './sites/upload-bodies.ts';
import {
  listStoredFiles,
  readStoredRows,
  signInAdministrator,
  signInColleague,
  untilSettled,
  uploadAs,
  messages,
  type Upload,
} from './sites/uploader.ts';
import { firstTrouble, readMemory } from './sites/watched-site.ts';

const news = { kind: 'video', folder: 'news' } as const;

let site: Site;
let editor: Editor;

beforeAll(async () => {
  site = await startSite({ DATA_DIR: await copyDemoData(inject('demoData')) });
  editor = await signInAdministrator(site);
});

afterAll(endSites);

test('what is uploaded is in storage and in the record when that is answered', async () => {
  const { status, file } = await uploadAs(editor, {
    body: photo,
    name: 'C:\\fakepath\\Étienne.jpg',
  });
  expect(status).toBe(201);
  expect(file).toMatchObject({
    kind: 'image',
    name: 'Étienne.jpg',
    alt: '',
    focal: { x: 0.5, y: 0.5 },
    poster: null,
    revision: 1,
    createdBy: administrator.ADMIN_EMAIL,
    uses: [],
  });
  expect(readStoredRows(site)).toContain(file?.url);
  const served = await fetch(site.origin + file?.url);
  expect(served.headers.get('content-type')).toBe('image/jpeg');
  expect((await served.bytes()).length).toBe(file?.bytes);
});

test('who signed in when the cookie had another name uploads as before', async () => {
  const cookie = editor.cookie.replaceAll('site.', 'solmere.');
  expect(cookie).toContain('solmere.session_token=');
  expect(await uploadAs({ ...editor, cookie }, { body: photo })).toMatchObject({ status: 201 });
});

test('a film is served with its whole length and in parts', async () => {
  const { file } = await uploadAs(editor, { body: video, kind: 'video', folder: 'news' });
  const served = await fetch(site.origin + file?.url, { headers: { range: 'bytes=0-99' } });
  expect(served.status).toBe(206);
  expect(served.headers.get('content-range')).toBe(`bytes 0-99/${file?.bytes}`);
  expect(served.headers.get('content-type')).toBe('video/mp4');
  expect(served.headers.get('cache-control')).toContain('max-age=31536000');
});

test('a film comes with its small films in one, and one that came without gets them alone', async () => {
  const small = await readFile('demo/hero-loop-480.mp4');
  const both = Buffer.concat([video, small]);
  const query = { small: `480:${small.length}` };
  const { file } = await uploadAs(editor, { ...news, body: both, query });
  const { file: plain } = await uploadAs(editor, { ...news, body: video });
  expect(plain?.smallFilms).toEqual([]);
  expect(file?.bytes).toBe(plain?.bytes);
  const of = plain?.url ?? '';
  const { file: later } = await uploadAs(editor, { ...news, body: small, query: { ...query, of } });
  expect(later?.smallFilms).toEqual(file?.smallFilms);
  for (const address of [file?.url, of]) {
    const served = await fetch(`${site.origin}${address?.replace('.mp4', '/480.mp4')}`);
    expect(served.headers.get('content-type')).toBe('video/mp4');
    expect((await served.bytes()).length).toBe(later?.smallFilms[0]?.bytes);
  }
});

test.each<[string, Record<string, string>, number]>([
  ['of another width', { small: '640:9' }, 400],
  ['that are no numbers', { small: '480:x' }, 400],
  ['that are larger than all', { small: `480:${video.length * 2}` }, 422],
  ['that are no films', { small: '480:1000' }, 422],
  [
    'of a film that is gone',
    { small: `480:${video.length}`, of: `/media/videos/news/${'0'.repeat(24)}.mp4` },
    422,
  ],
  ['of no film', { small: '480:9', of: '/media/images/logos/a.svg' }, 400],
])('small films %s are refused and leave nothing', async (_what, query, status) => {
  const before = await everything();
  expect(await uploadAs(editor, { ...news, body: video, query })).toMatchObject({ status });
  expect(await everything()).toEqual(before);
});

test.each<[string, Partial<Upload>, number, string]>([
  ['without a session', { headers: { cookie: '' } }, 401, 'You have been signed out.'],
  ['from another site', { headers: { origin: 'https://evil.example' } }, 403, 'another site'],
  ['from nowhere', { headers: { origin: 'null' } }, 403, 'another site'],
  ['into no folder of ours', { folder: 'secrets' }, 400, 'Failed to upload image'],
  ['of a film among pictures', { kind: 'video' }, 400, 'Failed to upload video'],
  ['of nothing', { body: Buffer.alloc(0) }, 422, messages.empty],
])('an upload %s is refused', async (_what, change, status, message) => {
  const before = await everything();
  const answer = await uploadAs(editor, { body: photo, ...change });
  expect(answer).toMatchObject({ status, message: expect.stringContaining(message) as string });
  expect(await everything()).toEqual(before);
});

test.each([
  ['image', 'partners', 5 * megabyte, messages.imageSize],
  ['video', 'news', 100 * megabyte, messages.videoSize],
] as const)(
  'a larger %s than may be is refused before it is sent',
  async (kind, folder, most, message) => {
    const headers = { 'content-length': most + 1 };
    const unsent = { kind, folder, headers, body: never() };
    expect(await uploadAs(editor, unsent)).toEqual({ status: 413, message });
  },
);

test('a file whose size was not told is refused where it grows too large', async () => {
  const before = await everything();
  const answer = await uploadAs(editor, { body: zeros(8 * megabyte) });
  expect(answer).toEqual({ status: 413, message: messages.imageSize });
  await untilSettled(site);
  expect(await everything()).toEqual(before);
});

test.each(['GET', 'HEAD', 'POST', 'DELETE'])(
  '%s is not allowed at the endpoint for uploads',
  async (method) => {
    const response = await fetch(`${site.origin}/uploads?kind=image&folder=partners`, {
      method,
      headers: editor.cookie ? { cookie: editor.cookie, origin: site.origin } : {},
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'PUT']);
  },
);

test('50 uploads that are broken off leave nothing, and the site answers throughout @long', async () => {
  const before = await everything();
  const isBusy = new AbortController();
  const trouble = firstTrouble(site, isBusy.signal);
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => breakOff(editor, round * 10 + index)),
    );
  }
  await untilSettled(site);
  isBusy.abort();
  expect(await trouble).toBeUndefined();
  expect(await everything()).toEqual(before);
  expect(site.said()).not.toContain('Failed');
});

test('more uploads at once than are worked on wait their turn @long', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => uploadAs(editor, { body: photo })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
});

test('a member who holds uploads open leaves places for the others', async () => {
  const colleague = await signInColleague(site);
  const held = new AbortController();
  const { signal } = held;
  const holding = Array.from({ length: 8 }, () =>
    uploadAs(editor, { body: never(), signal }).catch(() => undefined),
  );
  await until(
    async () => (await listStoredFiles(site)).incoming.length === 3,
    'three are under way',
  );
  expect(await uploadAs(colleague, { body: photo })).toMatchObject({ status: 201 });
  held.abort();
  await Promise.all(holding);
  await untilSettled(site);
  expect(await uploadAs(editor, { body: photo })).toMatchObject({ status: 201 });
});

// Only Linux tells how much memory a process has had.
test.skipIf(process.platform !== 'linux')('100 MB add at most 40 MB of memory @long', async () => {
  await uploadAs(editor, { ...news, body: video });
  const before = await readMemory(site, 'VmRSS');
  await writeFile(`/proc/${site.child.pid}/clear_refs`, '5');
  const { status } = await uploadAs(editor, { ...news, body: largeVideo() });
  expect(status).toBe(201);
  expect((await readMemory(site, 'VmHWM')) - before).toBeLessThanOrEqual(40 * megabyte);
});

test('an upload in flight is stored before the process ends', async () => {
  const rest = Promise.withResolvers<void>();
  async function* body() {
    yield photo.subarray(0, 1_000);
    await rest.promise;
    yield photo.subarray(1_000);
  }
  const uploading = uploadAs(editor, { body: body() });
  await until(
    async () => (await listStoredFiles(site)).incoming.length > 0,
    'the upload is in flight',
  );
  site.child.kill('SIGTERM');
  await expect.poll(() => site.said()).toContain('Stopping');
  rest.resolve();
  const { status, file } = await uploading;
  expect(status).toBe(201);
  expect(await site.exitCode).toBe(0);
  expect(readStoredRows(site)).toContain(file?.url);
});

async function everything() {
  return { ...(await listStoredFiles(site)), rows: readStoredRows(site) };
}
