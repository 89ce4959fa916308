import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as askHttp, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decodedUri } from '../../../lib/web/decoded-uri.ts';
import { withoutWww } from '../../../lib/web/site-path.ts';
import { isPublicIp, PrivateAddress, publicLookup } from '../../../platform/http/public-host.ts';
import { FileFault, type LocalFile } from '../moving.ts';
import type { SourceFolder } from './source-folder.server.ts';

const megabyte = 1024 * 1024;
/** No file may be larger than the largest video. */
const maxFileBytes = 100 * megabyte;
const maxRedirects = 5;
const timeoutMs = 60_000;
const noRelease = async () => {};

export type SourceFiles = {
  open: (key: string, signal: AbortSignal) => Promise<LocalFile>;
  find: (key: string) => Promise<'here' | 'elsewhere'>;
  close: () => Promise<void>;
};

type Options = {
  /** The path in the folder for a key that is a URL. */
  pathOf?: (url: URL) => string | undefined;
  /** Set by tests, which serve files on this machine. */
  isAllowedIp?: (address: string) => boolean;
};

/** The files of a source: in its folder, or fetched from the internet. */
export function sourceFiles(folder: SourceFolder | undefined, options: Options = {}): SourceFiles {
  const { pathOf = () => undefined, isAllowedIp = isPublicIp } = options;
  let fetched: Promise<string> | undefined;
  let count = 0;

  function pathFor(key: string) {
    if (!/^https?:/i.test(key)) return key.replace(/^\.?\//, '');
    const url = URL.parse(key);
    const wanted = url ? pathOf(url) : undefined;
    return wanted === undefined ? undefined : folder?.findName(wanted);
  }

  return {
    async find(key) {
      const name = pathFor(key);
      if (name !== undefined) {
        if (!folder) throw new FileFault('There is no folder of files.');
        await folder.find(name);
        return 'here';
      }
      requireUrl(key);
      return 'elsewhere';
    },
    async open(key, signal) {
      const name = pathFor(key);
      if (name !== undefined) {
        if (!folder) throw new FileFault('There is no folder of files.');
        return { ...(await folder.find(name)), release: noRelease };
      }
      fetched ??= mkdtemp(path.join(tmpdir(), 'import-'));
      const file = path.join(await fetched, String((count += 1)));
      const bytes = await fetchFile(requireUrl(key), file, signal, isAllowedIp).catch(
        async (cause: unknown) => {
          await rm(file, { force: true });
          throw cause;
        },
      );
      return { file, bytes, release: () => rm(file, { force: true }) };
    },
    async close() {
      if (fetched) await rm(await fetched, { recursive: true, force: true });
      fetched = undefined;
    },
  };
}

/** The path of a file whose address was on the host of the source. */
export function pathOnHost(address: string, host: string) {
  if (/^\/(?!\/)/.test(address)) return address.split(/[?#]/, 1)[0];
  const url = URL.parse(address);
  return url && withoutWww(url.host) === withoutWww(host) ? url.pathname : undefined;
}

function requireUrl(key: string) {
  const url = URL.parse(key);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FileFault('It is not in the folder.');
  return url;
}

/** Fetches a file of a public server. Each redirect is checked as the first address. */
async function fetchFile(
  from: URL,
  file: string,
  signal: AbortSignal,
  isAllowedIp: (address: string) => boolean,
) {
  let url = from;
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await ask(url, signal, isAllowedIp);
      const { statusCode = 0, headers } = response;
      if (statusCode < 300) return await receive(response, file, signal);
      response.destroy();
      const next = statusCode < 400 ? URL.parse(headers.location ?? '', url) : null;
      if (!next) throw new FileFault(`The server answered ${statusCode}.`);
      url = next;
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof FileFault) throw cause;
    if (cause instanceof PrivateAddress) throw new FileFault('It is in a private network.');
    throw new FileFault('The server did not answer.');
  }
  throw new FileFault('It redirects too often.');
}

function ask(url: URL, signal: AbortSignal, isAllowedIp: (address: string) => boolean) {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!/^https?:$/.test(url.protocol) || (isIP(host) !== 0 && !isAllowedIp(host)))
    throw new PrivateAddress();
  if (isAllowedIp === isPublicIp && url.port !== '') throw new PrivateAddress();
  const requestHttp = url.protocol === 'https:' ? askHttps : askHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = requestHttp(
      url,
      {
        lookup: publicLookup,
        agent: false,
        headers: { accept: 'image/*, video/*' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      },
      resolve,
    );
    request.on('error', reject);
    request.end();
  });
}

/** Receives at most {@link maxFileBytes}. Answers are not decompressed. */
async function receive(response: IncomingMessage, file: string, signal: AbortSignal) {
  let bytes = 0;
  await pipeline(
    response,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxFileBytes) throw new FileFault('It is larger than 100 MB.');
        yield chunk;
      }
    },
    createWriteStream(file),
    { signal },
  );
  return bytes;
}

/** `2019/03/a.jpg` for the URL of an upload. */
export function pathOfUpload({ pathname }: URL) {
  const [, name] = /\/uploads\/(.+)$/.exec(pathname) ?? [];
  return name === undefined ? undefined : decodedUri(name);
}
