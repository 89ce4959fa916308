import { request as askHttp, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { faultText, publicLookup, requirePublic, type PublicOptions } from './public-host.ts';

export type ReadOptions = PublicOptions & { timeoutMs?: number };

/** What could not be read, in words without addresses of this network. */
export class Unreadable extends Error {}

const usualTimeoutMs = 15_000;
const maxRedirects = 3;

/** Reads a text from another server: never from a private network, and bounded in time and size. Throws {@link Unreadable}. */
export async function readPublic(
  address: string,
  { signal, maxBytes, ...options }: ReadOptions & { signal: AbortSignal; maxBytes: number },
): Promise<string> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs);
  const both = AbortSignal.any([signal, limit]);
  try {
    let url = requirePublic(address, options);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await ask(url, options, both);
      const { statusCode: status = 0, headers } = response;
      if (status === 200) return await readText(response, maxBytes);
      response.destroy();
      if (status < 300 || status >= 400 || !headers.location)
        throw new Unreadable(`The server answers ${status}`);
      url = requirePublic(new URL(headers.location, url).href, options);
    }
    throw new Unreadable('It redirects in a loop');
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause;
    signal.throwIfAborted();
    throw new Unreadable(limit.aborted ? 'No answer in time' : faultText(cause));
  }
}

function ask(url: URL, { lookup = publicLookup }: ReadOptions, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const open = url.protocol === 'https:' ? askHttps : askHttp;
    const headers = { 'user-agent': 'calendar reader', accept: 'text/calendar, */*' };
    open(url, { lookup, agent: false, headers, signal }, resolve).on('error', reject).end();
  });
}

async function readText(response: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) throw new Unreadable(`Larger than ${maxBytes / 1e6} MB`);
  }
  return Buffer.concat(chunks).toString('utf8');
}
