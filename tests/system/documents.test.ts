import { beforeAll, expect, test } from 'vitest';
import { isLong } from '../set-up/long.ts';
import { shareDemoSite } from './sites/demo-site.ts';
import type { Site } from './sites/site.ts';

const further = ['/nowhere', '/partners/nobody', '/projects/nothing', '/vip?sent=vip'];
const ofHead = ['link', 'meta', 'script', 'style', 'template', 'title'];

let site: Site;

beforeAll(async () => {
  site = await shareDemoSite();
});

test('every kind of public page ends where its document ends, loads no script file at once, and its head holds what belongs there', async () => {
  for (const address of [...(await publicPages()), ...further]) {
    const html = await fetchText(address);
    const [, head = '', rest = ''] = html.split(/<\/?head>/);
    const names = [...withoutScripts(head).matchAll(/<([a-z]\w*)/gi)].map(([, name]) => name);
    const [body = '', after] = rest.split('</html>');
    expect({ address, others: names.filter((name) => !ofHead.includes(name ?? '')) }).toEqual({
      address,
      others: [],
    });
    expect({ address, ends: body.trimEnd().endsWith('</body>'), after: after?.trim() }).toEqual({
      address,
      ends: true,
      after: '',
    });
    // What waits in a template is loaded once it is reached or touched.
    const atOnce = html.replace(/<template[^>]*>.*?<\/template>/gs, '');
    expect({ address, files: atOnce.match(/<script[^>]*\ssrc=[^>]*>/g) }).toEqual({
      address,
      files: null,
    });
  }
});

/** The addresses of the sitemap, without the origin: one of each kind in the short run. */
async function publicPages() {
  const sitemap = await fetchText('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  const addresses = pages.map(([, path = '']) => path);
  return isLong ? addresses : [...new Map(addresses.map((one) => [pageKind(one), one])).values()];
}

/** Pages of partners are of one kind, and pages of projects; all others are kinds of their own, in whatever language. */
function pageKind(address: string) {
  return address.replace(/^\/(?:fr|ja|zh-hant)\b/, '').replace(/(?<=\/[\w-]+\/).*/, '');
}

async function fetchText(address: string) {
  return (await fetch(site.origin + address)).text();
}

function withoutScripts(html: string) {
  return html.replace(/(<script[^>]*>).*?<\/script>/gs, '$1');
}
