import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { precompress } from '../src/platform/http/precompress.ts';

/** What the site says of a picture while it makes the one that was asked for. */
const substitute = 'public, max-age=60';
const alwaysAskedFor = ['/favicon.ico', '/robots.txt'];

/**
 * Saves pages of a running site with every file they refer to, and `.br` and `.gz` beside what is text.
 * Absolute addresses in the pages lead to `newOrigin`, where the files will be served.
 */
export async function savePages(
  origin: string,
  pages: string[],
  folder: string,
  newOrigin: string,
) {
  const saved = new Set<string>();
  const waiting = [...pages, ...alwaysAskedFor];
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (saved.has(address)) continue;
    saved.add(address);
    const response = await fetch(origin + address);
    if (response.status === 404 && alwaysAskedFor.includes(address)) continue;
    if (!response.ok) throw new Error(`Cannot save ${address}: ${response.status}`);
    const content = Buffer.from(await response.arrayBuffer());
    if (response.headers.get('cache-control') === substitute) {
      saved.delete(address);
      waiting.push(address);
      await wait(100);
      continue;
    }
    const type = response.headers.get('content-type') ?? '';
    if (!/html|css|javascript/.test(type)) {
      await save(folder, address, content);
      continue;
    }
    const text = content.toString().replaceAll(origin, newOrigin);
    await save(folder, type.includes('html') ? savedPage(address) : address, text);
    waiting.push(...addressesIn(text, address, newOrigin));
  }
  await precompress(folder);
}

/** The file of a page: a query stands behind an `@`. */
function savedPage(address: string) {
  return `${address.replace('?', '@')}.html`;
}

/** Addresses of files, not of other pages, that HTML, CSS or a script refers to. */
function addressesIn(text: string, address: string, origin: string) {
  const base = new URL(address, origin);
  return [...attributes(text), ...styleUrls(text), ...scriptImports(text)]
    .map((found) => new URL(found.replaceAll('&amp;', '&'), base))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search);
}

function attributes(text: string) {
  const tags = text.match(/<(?:link|script|img|source|video|audio|meta|image)\b[^>]*>/g) ?? [];
  return tags.filter((tag) => !/rel="(?:canonical|alternate)"/.test(tag)).flatMap(filesOfTag);
}

function filesOfTag(tag: string) {
  const one = [...tag.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(([, url = '']) => url);
  const many = [...tag.matchAll(/\s(?:image)?srcset="([^"]+)"/gi)].flatMap(([, list = '']) =>
    list.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  );
  const card = tag.match(/property="og:image"[^>]*content="([^"]+)"/)?.slice(1) ?? [];
  return [...one, ...many, ...card].filter((url) => /^(https?:|\/|\.)/.test(url));
}

function styleUrls(text: string) {
  return [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
    .map(([, url = '']) => url)
    .filter((url) => /^(https?:|\/|\.)/.test(url));
}

function scriptImports(text: string) {
  return [...text.matchAll(/["'`]((?:\.{1,2}\/|\/_astro\/)[\w./-]+\.(?:js|css))["'`]/g)].map(
    ([, url = '']) => url,
  );
}

async function save(folder: string, address: string, content: string | Buffer) {
  const file = path.join(folder, new URL(address, 'http://localhost').pathname);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
