import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompress } from 'node:zlib';
import { isNotModified } from './not-modified.ts';
import { lookup } from 'mrmime';
import { acceptedEncoding, type Encoding } from './encoding.ts';
import { headersOfEveryAnswer, resourcePolicy } from './security-headers.ts';
import { workerProcess } from '../jobs/worker-process.ts';
import { log } from '../observability/log.ts';
import { isCompressible } from './precompress.ts';

type StaticFile = {
  etag: string;
  headers: Record<string, string>;
  /** What is compressed is not there in full. */
  bodies: Partial<Record<Encoding, Buffer>>;
  size: number;
};

const compressLimitMs = 60_000;

/** Sends the files of a build. Each is read into memory once, since a later build may delete it while this server runs. */
export function readStaticFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const allNames = new Set(names);
  const nameByUrl = new Map(
    names.filter((name) => !/\.(br|gz|part)$/.test(name)).map((name) => [urlOf(name), name]),
  );
  const files = new Map<string, StaticFile>();

  function urlOf(name: string) {
    return `/${path.relative(folder, name).replaceAll(path.sep, '/')}`;
  }

  function find(url: string) {
    const name = nameByUrl.get(url);
    return name && (files.get(url) ?? read(name, allNames));
  }

  function read(name: string, compressed: ReadonlySet<string>) {
    const file = readStaticFile(name, urlOf(name), compressed);
    files.set(urlOf(name), file);
    return file;
  }

  /** Returns false without a response if there is no such file. */
  function sendStaticFile(request: IncomingMessage, response: ServerResponse) {
    const file = find(request.url?.split('?', 1)[0] ?? '');
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    send(file, request, response);
    return true;
  }

  /**
   * Reads what was not asked for yet, and compresses what the build has not, one file after another, in a process that
   * leaves others their time.
   */
  async function cacheStaticFiles() {
    const waiting: string[] = [];
    for (const [url, name] of nameByUrl) {
      await setImmediate();
      // One that was deleted is not there for those who ask, either.
      if (!existsSync(name)) continue;
      const { bodies, size } = files.get(url) ?? read(name, allNames);
      if (!bodies.br && isCompressible(name, size)) waiting.push(name);
    }
    if (waiting.length === 0) return;
    const { run, end } = workerProcess<undefined>({
      program: 'src/platform/http/precompress-worker.ts',
      name: 'compression process',
      memoryMb: 400,
      heapMb: 64,
      niceness: 19,
    });
    try {
      for (const name of waiting) {
        await run({ file: name }, compressLimitMs);
        const compressed = new Set([`${name}.br`, `${name}.gz`].filter((one) => existsSync(one)));
        read(name, compressed);
      }
    } catch (cause) {
      log.error('Files of the site stay uncompressed', cause);
    } finally {
      end();
    }
  }

  return { sendStaticFile, cacheStaticFiles };
}

function readStaticFile(name: string, url: string, allNames: ReadonlySet<string>): StaticFile {
  const plain = readFileSync(name);
  const br = allNames.has(`${name}.br`) && readFileSync(`${name}.br`);
  const gz = allNames.has(`${name}.gz`) && readFileSync(`${name}.gz`);
  const type = lookup(name) ?? 'application/octet-stream';
  return {
    etag: `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`,
    bodies: { ...(br ? { br } : { identity: plain }), ...(gz && { gzip: gz }) },
    size: plain.length,
    headers: {
      ...Object.fromEntries([...headersOfEveryAnswer, resourcePolicy(type)]),
      'content-type': /^text|javascript/.test(type) ? `${type}; charset=utf-8` : type,
      'cache-control': url.startsWith('/_astro/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...((br || gz) && { vary: 'accept-encoding' }),
    },
  };
}

function send(
  { etag, headers, bodies, size }: StaticFile,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (isNotModified(request.headers, { etag })) {
    response.writeHead(304, { ...headers, etag }).end();
    return;
  }
  const accepted = acceptedEncoding(request.headers['accept-encoding']);
  const encoding = bodies[accepted] ? accepted : 'identity';
  const body = bodies[encoding];
  response.writeHead(200, {
    ...headers,
    etag,
    'content-length': body?.length ?? size,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else if (body) response.end(body);
  else if (bodies.br) {
    brotliDecompress(bodies.br, (cause, plain) => {
      if (cause) response.destroy(cause);
      else response.end(plain);
    });
  }
}
