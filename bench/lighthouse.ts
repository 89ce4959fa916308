import { browserFlags, findBrowser } from '../tests/browser/browser.ts';
import { packageFile } from './packages.ts';
import { runProgram } from './programs.ts';

export const kinds = ['html', 'css', 'script', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

/** The parts of a report by Lighthouse that are read here. */
type Report = {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; details?: { items?: Request[] } }
  >;
};
type Request = { url: string; resourceType: string; transferSize: number; statusCode: number };

const kindsOfRequests: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

/**
 * Visits the page with Lighthouse on a simulated telephone, each time with a fresh browser profile.
 * A visit that fails, as browsers do on a busy machine, is made once more.
 */
export async function visitPage(url: string) {
  const report = await runLighthouse(url).catch((cause: unknown) => {
    console.log(`Once more, since Lighthouse failed: ${String(cause).trim().split('\n').at(-1)}`);
    return runLighthouse(url);
  });
  return readReport(report);
}

async function runLighthouse(url: string) {
  const browser = findBrowser({ asVisitorsDo: true });
  if (!browser) throw new Error('Lighthouse needs a browser: install Chromium or Chrome');
  const options = [
    '--quiet',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--no-enable-error-reporting',
    '--disable-full-page-screenshot',
    `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
  ];
  const program = [packageFile('lighthouse/cli/index.js'), url, ...options];
  const env = { ...process.env, CHROME_PATH: browser };
  const report = JSON.parse(await runProgram(process.execPath, program, { env })) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function readReport({ categories, audits }: Report) {
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) =>
    url.startsWith('http'),
  );
  const failed = requests.filter(({ statusCode }) => statusCode >= 400).map(({ url }) => url);
  if (failed.length > 0) throw new Error(`Not found while visiting:\n${failed.join('\n')}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
    requests: requests.length,
    externalScripts: requests.filter(({ resourceType }) => resourceType === 'Script').length,
    bytes: bytesByKind(requests),
    allBytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    shortcomings: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

function bytesByKind(requests: Request[]) {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { resourceType, transferSize } of requests) {
    bytes[kindsOfRequests[resourceType] ?? 'other'] += transferSize;
  }
  return bytes;
}
