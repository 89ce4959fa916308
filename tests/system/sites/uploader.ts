import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { uploadErrors } from '../../../src/features/media/upload/upload-rules.ts';
import type { MediaFile } from '../../../src/features/media/media.ts';
import { signInEditor, type Editor } from './editor.ts';
import { administrator, until, type Site } from './site.ts';

export type Upload = {
  body: Uint8Array | AsyncIterable<Uint8Array>;
  kind?: 'image' | 'video';
  folder?: string;
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string | number>;
  signal?: AbortSignal;
};

export type UploadAnswer = { status: number; file?: MediaFile; message?: string };

/** Words for one refused upload after another, as tests name them. */
export const messages = uploadErrors;

export function signInAdministrator({ origin }: Pick<Site, 'origin'>) {
  return signInEditor(origin, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD);
}

/** Signs in with another account, which has the administrator's password. */
export async function signInColleague({ origin, dataFolder }: Site) {
  const email = 'colleague@solmere.example';
  const database = new DatabaseSync(path.join(dataFolder, 'solmere.db'));
  for (const [table, changes] of [
    ['auth_user', { id: 'colleague', email }],
    ['auth_account', { id: 'colleague', account_id: 'colleague', user_id: 'colleague' }],
  ] as const) {
    const row = { ...database.prepare(`select * from ${table} limit 1`).get(), ...changes };
    const marks = Object.keys(row).map(() => '?');
    database
      .prepare(`insert into ${table} (${Object.keys(row).join(', ')}) values (${marks.join(', ')})`)
      .run(...Object.values(row));
  }
  database.close();
  return signInEditor(origin, email, administrator.ADMIN_PASSWORD);
}

/** Sends a file as the back office does. By hand, since `fetch` reads an early answer in its own way. */
export async function uploadAs(
  { origin, cookie }: Editor,
  { body, kind = 'image', folder = 'partners', name = 'file', query, headers, signal }: Upload,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const sending = request(
      `${origin}/uploads?${new URLSearchParams({ kind, folder, ...query }).toString()}`,
      {
        method: 'PUT',
        agent: false,
        headers: { cookie, origin, 'x-file-name': encodeURIComponent(name), ...headers },
        ...(signal ? { signal } : {}),
      },
    );
    sending.on('error', reject);
    sending.on('response', (response) => {
      text(response)
        .then((answer) => ({ status: response.statusCode ?? 0, ...(JSON.parse(answer) as object) }))
        .then(resolve, reject)
        .finally(() => sending.destroy());
    });
    if (body instanceof Uint8Array) sending.end(body);
    else {
      sending.flushHeaders();
      pipeline(Readable.from(body), sending).catch(reject);
    }
  });
}

/** Every file in storage, and every file on its way there. */
export async function listStoredFiles({ dataFolder }: Site) {
  const media = path.join(dataFolder, 'media');
  const entries = await readdir(media, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(media, path.join(entry.parentPath, entry.name)))
    .toSorted();
  return {
    stored: files.filter((file) => !file.startsWith('.incoming')),
    incoming: await readdir(path.join(media, '.incoming')),
  };
}

/** The addresses in the record. */
export function readStoredRows({ dataFolder }: Site) {
  const database = new DatabaseSync(path.join(dataFolder, 'solmere.db'), { readOnly: true });
  const rows = database.prepare('select url from media order by url').all();
  database.close();
  return rows.map((row) => String(row['url']));
}

/** Waits until nothing is on its way into storage. */
export async function untilSettled(site: Site) {
  await until(
    async () => (await listStoredFiles(site)).incoming.length === 0,
    'uploads have settled',
  );
}
