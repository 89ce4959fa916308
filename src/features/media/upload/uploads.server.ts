import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { findExtent, may, notForYourRole, type Member } from '../../../model/rights.ts';
import { logForbidden } from '../../../platform/accounts/activity.ts';
import { findSession } from '../../../platform/accounts/auth.ts';
import { db } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import { log } from '../../../platform/observability/log.ts';
import { ClientDisconnected } from '../../../platform/http/receive-file.ts';
import { withSecurityHeaders } from '../../../platform/http/security-headers.ts';
import { withPresentNames } from '../../../platform/http/request.ts';
import { createKeyedSemaphore, createSemaphore } from '../../../platform/jobs/semaphore.ts';
import { allowLongBody } from '../../../platform/http/slow-bodies.ts';
import { discardStored } from '../media.server.ts';
import { mediaErrors, type MediaKind } from '../media.ts';
import {
  destination,
  uploadRefusal,
  sizeRefusal,
  storeUpload,
  type Destination,
  type UploadResponse,
} from './store-upload.server.ts';
import { isOwnDestination } from '../uses/own-media.server.ts';
import { fileFor } from '../uses/visible-media.server.ts';
import { uploadFault } from './upload-faults.server.ts';
import { uploadErrors } from './upload-rules.ts';

const stopReadingAfterMs = 30_000;

const semaphore = createSemaphore({ permits: 6, maxWaiting: 60 });
/** Nobody takes the places of the others. The back office sends two files at a time in each field. */
const ofMembers = createKeyedSemaphore({ permits: 3, maxWaiting: 30 });

/** Handles `/uploads?kind=…&folder=…`: a `PUT` by a signed-in user stores a file. */
export async function answerUpload(request: IncomingMessage, response: ServerResponse) {
  const disconnected = new AbortController();
  response.once('close', () => disconnected.abort());
  const answer = await processUpload(request, disconnected.signal);
  if (disconnected.signal.aborted) {
    if (answer.isNew) await deleteRow(answer.body.file.url);
    return;
  }
  send(request, response, answer);
}

async function processUpload(
  request: IncomingMessage,
  disconnected: AbortSignal,
): Promise<UploadResponse> {
  if (request.method !== 'PUT') return uploadRefusal(405, 'Not allowed');
  const query = new URL(request.url ?? '', env.siteUrl).searchParams;
  const kind: MediaKind = query.get('kind') === 'video' ? 'video' : 'image';
  try {
    const cookie = withPresentNames(request.headers.cookie ?? '');
    const session = await findSession(new Headers({ cookie }));
    if (!session) return uploadRefusal(401, 'You have been signed out.');
    allowLongBody(request);
    if (isFromElsewhere(request)) return uploadRefusal(403, 'This came from another site.');
    const { data: target } = destination.safeParse(Object.fromEntries(query));
    if (!target) return uploadRefusal(400, mediaErrors.upload[kind]);
    const { user } = session;
    if (!may(user.role, 'media')) {
      const isOwn = findExtent(user.role, 'media') === 'own' && isOwnDestination(user, target);
      if (!isOwn) {
        logForbidden(user.email, 'uploads');
        return uploadRefusal(403, notForYourRole);
      }
      // Must not reveal other people's uploads.
      target.offersDuplicate = undefined;
    }
    return await storeInTurn(request, target, user, disconnected);
  } catch (cause) {
    if (!(cause instanceof ClientDisconnected)) log.error(mediaErrors.upload[kind], cause);
    const fault = uploadFault(cause);
    return fault ? uploadRefusal(503, fault) : uploadRefusal(500, mediaErrors.upload[kind]);
  }
}

function isFromElsewhere({ headers }: IncomingMessage) {
  return headers.origin !== undefined && headers.origin !== env.siteUrl.origin;
}

async function storeInTurn(
  request: IncomingMessage,
  target: Destination,
  member: Member,
  disconnected: AbortSignal,
): Promise<UploadResponse> {
  const contentLength = request.headers['content-length'];
  const refusal =
    contentLength === undefined ? undefined : sizeRefusal(target, Number(contentLength));
  if (refusal) return refusal;
  const releaseOwn = await ofMembers.acquire(member.id, disconnected);
  const release = releaseOwn && (await semaphore.acquire(disconnected));
  if (!release) {
    releaseOwn?.();
    return uploadRefusal(503, uploadErrors.busy);
  }
  try {
    const answer = await storeUpload(request, target, member.email, disconnected);
    if (answer.isNew === undefined) return answer;
    return { ...answer, body: { ...answer.body, file: await fileFor(member, answer.body.file) } };
  } finally {
    release();
    releaseOwn();
  }
}

/** Deletes a stored file if the client disconnected before the response. */
async function deleteRow(url: string) {
  try {
    const { numDeletedRows } = await db
      .deleteFrom('media')
      .where('url', '=', url)
      .where('unreferencedSince', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows > 0) await discardStored([url]);
  } catch (cause) {
    log.error(`${url} could not be removed after its upload was cancelled`, cause);
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: UploadResponse,
) {
  const payload = Buffer.from(JSON.stringify(body));
  const headers = withSecurityHeaders(new Headers({ 'content-type': 'application/json' }));
  headers.push(['cache-control', 'no-store'], ['content-length', String(payload.length)]);
  if (status === 405) headers.push(['allow', 'PUT']);
  response.writeHead(status, headers.flat()).write(payload);
  // Many browsers read an early response only after sending the whole body, and lose it if the connection closes before
  // that: read and discard the rest for a while.
  request.resume();
  finished(request, () => response.end());
  setTimeout(() => request.complete || request.destroy(), stopReadingAfterMs).unref();
}
