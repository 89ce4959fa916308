import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { optionsSchema, SourceFault, type ImportOptions, type SourceKind } from '../moving.ts';
import { guessColumns, guessNoun, isSheetNoun, missingFields } from '../source/sheet-fields.ts';
import { plainText } from '../../../lib/html/plain-text.ts';
import { logForbidden } from '../../../platform/accounts/activity.ts';
import { findSession } from '../../../platform/accounts/auth.ts';
import { env } from '../../../platform/env/env.ts';
import {
  BodyTooLarge,
  BodyTooSlow,
  ClientDisconnected,
  receiveFile,
} from '../../../platform/http/receive-file.ts';
import { withPresentNames } from '../../../platform/http/request.ts';
import { withSecurityHeaders } from '../../../platform/http/security-headers.ts';
import { allowLongBody } from '../../../platform/http/slow-bodies.ts';
import { wakeQueue } from '../../../platform/jobs/jobs.ts';
import { log } from '../../../platform/observability/log.ts';
import { withWorkFolder } from '../../../platform/storage/storage.ts';
import { may, notForYourRole } from '../../../model/rights.ts';
import { importQueue } from './import-steps.compose.server.ts';
import { storeSource } from './import-uploads.server.ts';
import { readSheetHead } from '../source/source-process.server.ts';
import { addImport, listImports } from './imports.server.ts';

const maxBytes = 4 * 1024 * 1024 * 1024;
const minRate = 8 * 1024;
const kinds: [ending: RegExp, kind: SourceKind][] = [
  [/\.(?:zip|json)$/i, 'older-site'],
  [/\.xml$/i, 'wordpress'],
  [/\.(?:csv|xlsx)$/i, 'sheet'],
];

type Answer = { status: number; body: { id: string } | { message: string } };

/** Handles `PUT /uploads/import?name=…`: an owner uploads what is to be imported. */
export async function answerImportUpload(request: IncomingMessage, response: ServerResponse) {
  const { status, body } = await receive(request).catch((cause: unknown): Answer => {
    if (cause instanceof SourceFault) return refusal(422, cause.message);
    if (cause instanceof BodyTooLarge) return refusal(413, 'The file is larger than 4 GB.');
    if (cause instanceof BodyTooSlow)
      return refusal(503, 'Your connection is too slow for this file. It was not saved.');
    if (!(cause instanceof ClientDisconnected)) log.error('Failed to upload the file', cause);
    return refusal(500, 'Failed to upload the file');
  });
  const payload = Buffer.from(JSON.stringify(body));
  const headers = withSecurityHeaders(new Headers({ 'content-type': 'application/json' }));
  headers.push(['cache-control', 'no-store'], ['content-length', String(payload.length)]);
  request.resume();
  response.writeHead(status, headers.flat()).end(payload);
}

async function receive(request: IncomingMessage): Promise<Answer> {
  if (request.method !== 'PUT') return refusal(405, 'Not allowed');
  const cookie = withPresentNames(request.headers.cookie ?? '');
  const session = await findSession(new Headers({ cookie }));
  if (!session) return refusal(401, 'You have been signed out.');
  const { user } = session;
  if (!may(user.role, 'settings')) {
    logForbidden(user.email, 'uploads');
    return refusal(403, notForYourRole);
  }
  const { origin } = request.headers;
  if (origin !== undefined && origin !== env.siteUrl.origin)
    return refusal(403, 'This came from another site.');
  const typedName = new URL(request.url ?? '', env.siteUrl).searchParams.get('name') ?? '';
  const name = plainText(typedName).split(/[/\\]/).at(-1)?.trim().slice(0, 200) ?? '';
  const kind = kinds.find(([ending]) => ending.test(name))?.[1];
  if (!kind) return refusal(422, 'Choose a ZIP, XML, CSV, XLSX or JSON file.');
  allowLongBody(request);
  return withWorkFolder(async (folder) => {
    const received = path.join(folder, `received${path.extname(name)}`);
    await receiveFile(request, received, { maxBytes, minRate });
    const isRead = kind === 'sheet' || /\.zip$/i.test(name);
    const options = isRead ? await sheetOptions(received, name) : undefined;
    const id = randomUUID();
    await storeSource(id, received);
    await addImport({
      id,
      kind: options ? 'sheet' : kind,
      system: '',
      name,
      folder: null,
      state: options ? 'matching' : 'checking',
      options: options ?? optionsSchema.parse({}),
      createdBy: user.email,
    });
    wakeQueue(importQueue);
    return { status: 201, body: { id } };
  });
}

/**
 * The columns as they were matched the last time for a sheet with the same titles, or as their titles say. Undefined for
 * an archive of another system.
 */
async function sheetOptions(file: string, name: string): Promise<ImportOptions | undefined> {
  const { head, sample } = await readSheetHead(file, name);
  if (head.length === 0) return undefined;
  const former = (await listImports()).find(
    ({ kind, options, state }) =>
      kind === 'sheet' &&
      state !== 'matching' &&
      isSheetNoun(options.noun) &&
      missingFields(options.noun, options.columns).length === 0 &&
      options.head.join('\n') === head.join('\n'),
  );
  const remembered = former?.options;
  const noun = remembered && isSheetNoun(remembered.noun) ? remembered.noun : guessNoun(head);
  const columns = remembered?.columns ?? guessColumns(noun, head);
  return optionsSchema.parse({ noun, columns, head, sample });
}

function refusal(status: number, message: string): Answer {
  return { status, body: { message } };
}
