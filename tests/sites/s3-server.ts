import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import S3rver from '@20minutes/s3rver';

const bucket = 'solmere';
const accessKeyId = 'S3RVER';
const secretAccessKey = 'S3RVER';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A store of its own that speaks S3, in a temporary folder. */
export async function startS3() {
  const folder = await mkdtemp(path.join(tmpdir(), 's3-'));
  const store = new S3rver({
    directory: path.join(folder, 'buckets'),
    silent: true,
    vhostBuckets: false,
    // It reckons another signature than the client for every list.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  await store.configureBuckets();
  storeCompleteFiles(store, folder);
  const answer = withConditions(store.callback());
  let answerInstead: Answer | undefined;
  const server = createServer((request, response) => (answerInstead ?? answer)(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      bucket,
      accessKeyId,
      secretAccessKey,
      endpoint,
      region: 'us-east-1',
      prefix: '',
      isPathStyle: true,
    },
    /** The same for a process of its own. */
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    /** Plays a failure: this answers, until called with nothing. */
    answerBy(
      instead?: (request: IncomingMessage, response: ServerResponse, as: Answer) => unknown,
    ) {
      answerInstead = instead && ((request, response) => instead(request, response, answer));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** S3 shows a file when all of it has come; s3rver shows what it has so far. */
function storeCompleteFiles({ store }: S3rver, folder: string) {
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    const whole = path.join(folder, randomUUID());
    try {
      await pipeline(object.content, createWriteStream(whole));
      return await putObject(Object.assign(object, { content: createReadStream(whole) }));
    } finally {
      await rm(whole, { force: true });
    }
  };
}

/** S3 refuses to overwrite when it is asked to; s3rver does not know how. */
function withConditions(answer: Answer): Answer {
  const taken = new Set<string>();
  return function answerUnlessTaken(request, response) {
    const key = request.url?.split('?', 1)[0] ?? '';
    if (request.method === 'DELETE') taken.delete(key);
    if (request.method !== 'PUT') return answer(request, response);
    if (request.headers['if-none-match'] === '*' && taken.has(key)) {
      request.resume();
      response.writeHead(412, { 'content-type': 'application/xml' });
      response.end('<Error><Code>PreconditionFailed</Code><Message>It is taken</Message></Error>');
      return undefined;
    }
    taken.add(key);
    request.once('aborted', () => taken.delete(key));
    return answer(request, response);
  };
}
