import { commandLine } from '../scripts/command-line.ts';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '../src/site/paths.ts';
import { requireNode } from '../scripts/node-version.ts';
import { buildSite } from '../scripts/site-build.ts';
import { provideBrowser } from '../tests/browser/browser.ts';
import { freePort } from '../tests/sites/free-port.ts';
import { chooseAmounts } from './amounts.ts';
import { visitPage } from './lighthouse.ts';
import { installPackages } from './packages.ts';
import { startSite, untilVariantsMade, warmUp } from './site.ts';
import { median } from './statistics.ts';
import { bytes, milliseconds, table } from './tables.ts';

/** Pages of each kind that readers of other languages open, beside the same pages in English, by turns. */
const prefixes = ['', '/fr', '/ja', '/zh-hant'];
const pages = [
  paths.home,
  paths.projects,
  paths.project('kestrel-house'),
  paths.partners,
  paths.partner('ingrid-halvorsen'),
  paths.news,
  paths.contact,
];
const mostSlower = 1.1;

type Visit = Awaited<ReturnType<typeof visitPage>>;

requireNode();
process.chdir(path.resolve(import.meta.dirname, '..'));
const { visits } = chooseAmounts(commandLine('bench:languages').values.quick);
const folder = await mkdtemp(path.join(tmpdir(), 'bench-languages-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));

await provideBrowser({ asVisitorsDo: true });
await installPackages();
await buildSite();
const site = await startSite(path.join(folder, 'data'), await freePort());
await untilVariantsMade(site);
await warmUp(site, pages.flatMap(inEachLanguage));
// The first browser finds nothing in memory: not counted.
await visitPage(site.origin + paths.home);

const rows = [['', 'LCP', 'ratio', 'first paint', 'layout shift', 'bytes', 'HTML', 'fonts']];
const notMet: string[] = [];
for (const page of pages) {
  const addresses = inEachLanguage(page);
  const measured = new Map<string, Visit[]>(addresses.map((address) => [address, []]));
  for (let turn = 0; turn < visits; turn += 1) {
    for (const address of turn % 2 === 0 ? addresses : addresses.toReversed()) {
      measured.get(address)?.push(await visitPage(site.origin + address));
    }
  }
  const english = measured.get(page) ?? [];
  for (const [address, own] of measured) {
    const ratio = ownValue(own, lcp) / ownValue(english, lcp);
    rows.push([
      address,
      milliseconds(ownValue(own, lcp)),
      ratio.toFixed(2),
      milliseconds(ownValue(own, (visit) => visit.firstContentfulPaint)),
      ownValue(own, (visit) => visit.cumulativeLayoutShift).toFixed(3),
      bytes(ownValue(own, (visit) => visit.allBytes)),
      bytes(ownValue(own, (visit) => visit.bytes.html)),
      bytes(ownValue(own, fonts)),
    ]);
    if (ratio > mostSlower) notMet.push(`${address}: LCP is ${ratio.toFixed(2)} of English`);
    if (ownValue(own, fonts) > ownValue(english, fonts)) notMet.push(`${address}: heavier fonts`);
  }
  console.log(`${page} measured`);
}
await site.stop();
console.log(`\n${table(rows)}\n`);
console.log(
  notMet.length === 0 ? 'met: LCP within 1.1 of English, fonts no heavier' : notMet.join('\n'),
);
process.exit();

function inEachLanguage(page: string) {
  return prefixes.map((prefix) => (prefix !== '' && page === paths.home ? prefix : prefix + page));
}

function ownValue(of: Visit[], figure: (visit: Visit) => number) {
  return median(of.map(figure));
}

function lcp(visit: Visit) {
  return visit.largestContentfulPaint;
}

function fonts(visit: Visit) {
  return visit.bytes.font;
}
