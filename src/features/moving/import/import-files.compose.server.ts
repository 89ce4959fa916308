import {
  FileFault,
  type FileToken,
  type ImportItemRow,
  type Outcome,
  type Source,
} from '../moving.ts';
import { decodedUri } from '../../../lib/web/decoded-uri.ts';
import { centre } from '../../../lib/media/focal-point.ts';
import { sizeError } from '../../media/upload/upload-rules.ts';
import { conversionNotes, mayBeConverted } from '../source/conversion.ts';
import { storeLocal, type Destination } from '../../media/upload/store-upload.server.ts';
import { describeMedia } from '../../media/library/media-library.server.ts';
import { db } from '../../../platform/database/database.ts';
import { WorkerEnded } from '../../../platform/jobs/worker-process.ts';
import { plainText } from '../../../lib/html/plain-text.ts';
import { knownKey, putItem, type KnownItem } from './imports.server.ts';

/** The files of a source while it is imported. */
export type FileStore = {
  /** The URL of a stored file; null if it is missing or refused. */
  urlOf: (token: FileToken) => string | null;
  /** Why a file is not stored. */
  faultOf: (token: FileToken) => string | undefined;
  store: (token: FileToken, position: number) => Promise<void>;
  check: (token: FileToken, position: number) => Promise<void>;
};

type Context = {
  importId: string;
  source: Source;
  known: Map<string, KnownItem>;
  editor: string;
  signal: AbortSignal;
};

const maxNameLength = 200;
/** What a conversion may read. */
const maxBytesOfFile = 100 * 1024 * 1024;

export async function openFileStore(context: Context): Promise<FileStore> {
  const { importId, source, known, editor, signal } = context;
  const urls = await readStored(known);
  const faults = new Map<string, string>();

  async function put(
    { $file }: FileToken,
    position: number,
    outcome: Outcome,
    facts: Partial<Pick<ImportItemRow, 'target' | 'hash'>> & { notes?: string[] } = {},
  ) {
    await putItem(importId, {
      kind: 'file',
      sourceId: fileId($file),
      name: baseName($file),
      place: $file.slice(0, 300),
      position,
      outcome,
      ...facts,
    });
  }

  async function refuse(token: FileToken, position: number, cause: unknown) {
    const fault = faultIn(cause);
    if (fault === undefined) throw cause;
    faults.set(fileKey(token), fault);
    await put(token, position, 'missing', { notes: [fault] });
  }

  /** A file whose processing ends its process, such as one that needs too much memory, would end it each time. */
  function faultIn(cause: unknown) {
    if (cause instanceof FileFault) return cause.message;
    const isEnded = cause instanceof WorkerEnded && !signal.aborted;
    return isEnded ? 'It could not be processed.' : undefined;
  }

  async function storeNew(token: FileToken, position: number) {
    const { $file } = token;
    const note = await source.fileNote($file);
    const { name = baseName($file), alt = token.alt ?? '', focal = centre } = note ?? {};
    const local = await source.openFile($file, signal);
    const small = await openSmall($file);
    try {
      if (local.bytes > maxBytesOfFile) throw new FileFault('It is larger than 100 MB.');
      const { answer, converted } = await storeLocal(local.file, findDestination(token), {
        editor,
        name: plainText(name).slice(0, maxNameLength),
        alt,
        focal,
        disconnected: signal,
        small: small.map(({ width, file }) => ({ width, file })),
      });
      if ('message' in answer.body) throw new FileFault(answer.body.message);
      const { file } = answer.body;
      urls.set(fileKey(token), file.url);
      if (answer.isNew === true) await describe(token, file);
      // Undoing deletes only what the import itself has added.
      const hash = answer.isNew === true ? 'added' : 'shared';
      await put(token, position, answer.isNew === true ? 'created' : 'same', {
        target: file.url,
        hash,
        notes: converted ? conversionNotes(converted, local.bytes) : [],
      });
    } finally {
      for (const { release } of [local, ...small]) await release();
    }
  }

  /** The smaller versions of a video. One that is missing is made again in the back office. */
  async function openSmall($file: string) {
    const opened = [];
    for (const { width, token } of (await source.fileNote($file))?.small ?? []) {
      const local = await source.openFile(token.$file, signal).catch((cause: unknown) => {
        if (!(cause instanceof FileFault)) throw cause;
      });
      if (local) opened.push({ ...local, width });
    }
    return opened;
  }

  /** What an upload does not say: that a picture is decorative, what it is, and the poster of a video. */
  async function describe({ $file }: FileToken, file: { url: string; revision: number }) {
    const note = await source.fileNote($file);
    const posterUrl = note?.poster ? (urls.get(fileKey(note.poster)) ?? null) : null;
    const { isDecorative = false, imageType = null } = note ?? {};
    if (!isDecorative && imageType === null && posterUrl === null) return;
    const { url, revision } = file;
    const { alt = '', focal = centre } = note ?? {};
    await describeMedia({ url, revision, alt, focal, posterUrl, isDecorative, imageType }, editor);
  }

  async function store(token: FileToken, position: number): Promise<void> {
    if (urls.has(fileKey(token))) return;
    try {
      const poster = (await source.fileNote(token.$file))?.poster;
      if (poster) await store(poster, position);
      await storeNew(token, position);
    } catch (cause) {
      await refuse(token, position, cause);
    }
  }

  async function check(token: FileToken, position: number) {
    if (urls.has(fileKey(token))) return put(token, position, 'same');
    try {
      const where = await source.findFile(token.$file);
      if (where === 'elsewhere') return await put(token, position, 'fetch');
      const { bytes, release } = await source.openFile(token.$file, signal);
      await release();
      const isChanged = token.as === 'image' && mayBeConverted(token.$file, bytes);
      const error = isChanged ? undefined : sizeError(token.as, bytes);
      if (error !== undefined) throw new FileFault(error);
      const notes = isChanged ? ['It will be converted to JPG or PNG.'] : [];
      return await put(token, position, 'found', { notes });
    } catch (cause) {
      return refuse(token, position, cause);
    }
  }

  return {
    urlOf: (token) => urls.get(fileKey(token)) ?? null,
    faultOf: (token) => faults.get(fileKey(token)),
    store,
    check,
  };
}

function findDestination({ as, folder }: FileToken): Destination {
  if (as === 'video') return { kind: 'video', folder: 'news', offersDuplicate: 'yes', small: [] };
  // A floor plan is one by its folder.
  return { kind: 'image', folder, offersDuplicate: folder === 'plans' ? undefined : 'yes' };
}

/** The URLs of files that earlier imports stored and that are still in the library. */
async function readStored(known: Map<string, KnownItem>) {
  const files = [...known].filter(([key]) => key.startsWith('file '));
  const present = new Set<string>();
  for (let start = 0; start < files.length; start += 500) {
    const urls = files.slice(start, start + 500).map(([, { target }]) => target ?? '');
    const rows = await db
      .selectFrom('media')
      .select('url')
      .where('url', 'in', urls)
      .where('deletedAt', 'is', null)
      .execute();
    for (const { url } of rows) present.add(url);
  }
  return new Map(
    files.flatMap(([key, { target }]): [string, string][] =>
      target !== null && present.has(target) ? [[key, target]] : [],
    ),
  );
}

function fileKey({ $file }: FileToken) {
  return knownKey('file', fileId($file));
}

/** Long URLs differ at their ends. */
function fileId(key: string) {
  return key.length <= 400 ? key : key.slice(0, 100) + key.slice(-300);
}

function baseName(key: string) {
  const [path = key] = key.split(/[?#]/);
  return decodedUri(path.split('/').at(-1) ?? key);
}
