import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './page-encoding.ts';

export const text = 'The people who read the drawings. '.repeat(200);

export function page(status: number, body: string): RenderedPage {
  return {
    status,
    headers: [['content-type', 'text/html']],
    body: Buffer.from(body),
  };
}

type Answer = {
  status: number;
  headers: NodeJS.Dict<string>;
  bytes: Buffer;
  body: string;
};

export type PageSite = Awaited<ReturnType<typeof servePages>>;

/** A server with only a page cache for three pages. A test sets version, end of validity and render function. */
export async function servePages({ settleDelayMs = 0 } = {}) {
  const site = {
    version: 1,
    validUntil: Infinity,
    /** The rendered addresses, in order. */
    rendered: [] as string[],
    /** For each render, whether the page was public before. */
    known: [] as boolean[],
    render: renderText,
    renderText,
    get,
    close: () => server.close(),
  };
  const cache = createPageCache({
    render(address, { isKnown }) {
      site.known.push(isKnown);
      return site.render(address);
    },
    contentVersion: () => site.version,
    endOfValidity: () => site.validUntil,
    queries: { '/rare': { n: ['1', '2', '3'] } },
    isRare: (address) => address.startsWith('/rare'),
    maxPages: 3,
    maxRarePages: 2,
    settleDelayMs,
  });
  const server = createServer(async (incoming, response) => {
    if (cache.answerFromMemory(incoming, response)) return;
    if (!(await cache.answer(incoming, response))) response.end('not the cache');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return site;

  async function renderText(address: string): Promise<RenderedPage> {
    site.rendered.push(address);
    return page(200, `${address} ${text}`);
  }

  function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const { port } = server.address() as AddressInfo;
    const options = { host: '127.0.0.1', port, path, headers, method, agent: false };
    return new Promise<Answer>((resolve, reject) => {
      request(options, async (response) => {
        const bytes = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>));
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as NodeJS.Dict<string>,
          bytes,
          body: bytes.toString(),
        });
      })
        .on('error', reject)
        .end();
    });
  }
}
