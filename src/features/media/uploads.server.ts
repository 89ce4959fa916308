import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { imageFolders, isFilmUrl } from '../../lib/media-key.ts';
import { plainText } from '../../lib/plain-text.ts';
import { findSession } from '../../platform/auth.ts';
import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { MediaRefused } from '../../platform/image-process.ts';
import { log } from '../../platform/log.ts';
import { createPlaces } from '../../platform/places.ts';
import { BodyTooLarge, receiveFile, SenderGone } from '../../platform/receive-file.ts';
import { withSecurityHeaders } from '../../platform/security-headers.ts';
import { allowLongBody } from '../../platform/slow-bodies.ts';
import { withWorkFolder } from '../../platform/storage.ts';
import { bytesOf, smallParts, takeOffSmallFilms } from './film-parts.server.ts';
import {
  discardStored,
  recordMedia,
  storeFilm,
  storeImage,
  type StoredFile,
} from './media.server.ts';
import { mediaErrors, type MediaFile, type MediaKind } from './media.ts';
import { wakeVariantMaker } from './media-variants.server.ts';
import { addSmallFilms } from './small-films.server.ts';
import { sizeError, maxImageBytes, maxVideoBytes, uploadErrors } from './upload-rules.ts';

const longestName = 200;
const stopReadingAfterMs = 30_000;
const unsaid = { alt: '', focal: { x: 0.5, y: 0.5 } };

const places = createPlaces({ most: 6, mostWaiting: 60 });

const destination = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('image'), folder: z.enum(imageFolders) }),
  z.object({
    kind: z.literal('video'),
    folder: z.literal('news'),
    small: smallParts,
    /** The film that small films are for, when these come alone. */
    of: z.string().refine(isFilmUrl).optional(),
  }),
]);

type Destination = z.output<typeof destination>;
type Answer =
  | { status: 201; isNew: boolean; body: { file: MediaFile } }
  | { status: number; isNew?: false; body: { message: string } };

/** Answers `/uploads?kind=…&folder=…`: `PUT` takes a file of who is signed in into storage and the record. */
export async function answerUpload(request: IncomingMessage, response: ServerResponse) {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const answer = await answerOf(request, leaving.signal);
  if (leaving.signal.aborted) {
    if (answer.isNew) await forget(answer.body.file.url);
    return;
  }
  send(request, response, answer);
}

async function answerOf(request: IncomingMessage, leaving: AbortSignal): Promise<Answer> {
  if (request.method !== 'PUT') return refused(405, 'Not allowed');
  const query = new URL(request.url ?? '', env.siteUrl).searchParams;
  const kind: MediaKind = query.get('kind') === 'video' ? 'video' : 'image';
  try {
    const session = await findSession(new Headers({ cookie: request.headers.cookie ?? '' }));
    if (!session) return refused(401, 'You have been signed out.');
    allowLongBody(request);
    if (isFromElsewhere(request)) return refused(403, 'This came from another site.');
    const { data: wanted } = destination.safeParse(Object.fromEntries(query));
    if (!wanted) return refused(400, mediaErrors.upload[kind]);
    return await takeInTurn(request, wanted, session.user.email, leaving);
  } catch (cause) {
    if (!(cause instanceof SenderGone)) log.error(mediaErrors.upload[kind], cause);
    return refused(500, mediaErrors.upload[kind]);
  }
}

function isFromElsewhere({ headers }: IncomingMessage) {
  return headers.origin !== undefined && headers.origin !== env.siteUrl.origin;
}

async function takeInTurn(
  request: IncomingMessage,
  wanted: Destination,
  editor: string,
  leaving: AbortSignal,
): Promise<Answer> {
  const declared = request.headers['content-length'];
  const complaint = declared === undefined ? undefined : sizeRefusal(wanted, Number(declared));
  if (complaint) return complaint;
  const release = await places.take(leaving);
  if (!release) return refused(503, uploadErrors.busy);
  try {
    return await take(request, wanted, editor, leaving);
  } finally {
    release();
  }
}

async function take(
  request: IncomingMessage,
  wanted: Destination,
  editor: string,
  leaving: AbortSignal,
): Promise<Answer> {
  const { kind } = wanted;
  try {
    return await withWorkFolder(async (workFolder) => {
      const file = path.join(workFolder, 'received');
      const bytes = await receiveFile(request, file, mostBytes(wanted));
      const complaint = sizeRefusal(wanted, bytes);
      if (complaint) return complaint;
      if (wanted.kind === 'image') {
        return record(request, await storeImage(file, wanted.folder), editor, leaving);
      }
      const small = await takeOffSmallFilms(file, bytes, workFolder, wanted.small);
      leaving.throwIfAborted();
      if (wanted.of !== undefined) {
        return { status: 201, isNew: false, body: { file: await addSmallFilms(wanted.of, small) } };
      }
      return record(request, await storeFilm(file, wanted.folder, small), editor, leaving);
    });
  } catch (cause) {
    if (cause === leaving.reason) throw new SenderGone('The sender is gone', { cause });
    if (cause instanceof BodyTooLarge) return refused(413, sizeWords(kind));
    if (cause instanceof MediaRefused) return refused(422, wordsFor(cause, kind));
    throw cause;
  }
}

async function record(
  request: IncomingMessage,
  stored: StoredFile,
  editor: string,
  leaving: AbortSignal,
): Promise<Answer> {
  if (leaving.aborted) {
    await discardStored([stored.url]);
    throw new SenderGone('The sender is gone');
  }
  // When this fails the row may be there all the same: the sweep finds out whether the file is to go.
  const recorded = await recordMedia(db, stored, { ...unsaid, name: nameOf(request), editor });
  wakeVariantMaker();
  const file = { ...recorded, focal: unsaid.focal, poster: null, uses: [] };
  return { status: 201, isNew: true, body: { file } };
}

/** What a film brings with it comes on top of its own bytes. */
function mostBytes(wanted: Destination) {
  return wanted.kind === 'image' ? maxImageBytes : maxVideoBytes + bytesOf(wanted.small);
}

function sizeRefusal(wanted: Destination, bytes: number) {
  const own = wanted.kind === 'image' ? bytes : bytes - bytesOf(wanted.small);
  if (wanted.kind === 'video' && wanted.of !== undefined) {
    return own === 0 && bytes > 0 ? undefined : refused(422, mediaErrors.upload.video);
  }
  const complaint = sizeError(wanted.kind, Math.max(0, own));
  return complaint && refused(bytes > mostBytes(wanted) ? 413 : 422, complaint);
}

function sizeWords(kind: MediaKind) {
  return kind === 'image' ? uploadErrors.imageSize : uploadErrors.videoSize;
}

function wordsFor({ reason, type }: MediaRefused, kind: MediaKind) {
  if (reason === 'empty') return uploadErrors.empty;
  if (reason === 'missing') return mediaErrors.missing;
  if (kind === 'video') return uploadErrors.notVideo;
  if (type && /^image\/hei[cf]/.test(type)) return uploadErrors.heic;
  if (reason === 'too large' || reason === 'took too long') return uploadErrors.imageTooLarge;
  return uploadErrors.notImage;
}

/** What the file was called where it came from, without its folders. */
function nameOf({ headers }: IncomingMessage) {
  try {
    const name = decodeURIComponent(String(headers['x-file-name'] ?? ''));
    return plainText(name).split(/[/\\]/).at(-1)?.trim().slice(0, longestName) ?? '';
  } catch {
    return '';
  }
}

/** Takes back a file whose sender left before hearing of it. */
async function forget(url: string) {
  try {
    const { numDeletedRows } = await db
      .deleteFrom('media')
      .where('url', '=', url)
      .where('unreferencedSince', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows > 0) await discardStored([url]);
  } catch (cause) {
    log.error(`${url} could not be taken back`, cause);
  }
}

function refused(status: number, message: string): Answer {
  return { status, body: { message } };
}

function send(request: IncomingMessage, response: ServerResponse, { status, body }: Answer) {
  const headers = withSecurityHeaders(new Headers({ 'content-type': 'application/json' }));
  headers.push(['cache-control', 'no-store']);
  if (status === 405) headers.push(['allow', 'PUT']);
  response.writeHead(status, headers.flat()).end(JSON.stringify(body));
  // Many browsers hear an early answer only when they have sent everything: the rest is read and dropped for a while.
  request.resume();
  setTimeout(() => request.complete || request.destroy(), stopReadingAfterMs).unref();
}
