import { paths } from '../src/site/paths.ts';
import type { PageMeasurements } from './page-measurements.ts';
import type { Results } from './results.ts';
import { taskText } from './back-office-table.ts';
import { bytes, milliseconds, number } from './tables.ts';
import type { Compared } from './turns.ts';

/** In milliseconds, on the telephone that Lighthouse simulates. */
const latestPaint: Record<string, number> = { '/': 1_600, '/partners': 1_750, '/projects': 1_750 };

/** A visitor's own page: search engines are kept out, and script shows what the device keeps. */
const isOwn = (page: string) => page.startsWith(paths.shortlist);

type Verdict = { target: string; isMet: boolean; figure: string };

/** What was promised, and whether this run kept it. */
export function judge(results: Results): Verdict[] {
  return [
    ...results.pages.flatMap(judgePage),
    ...judgeServer(results),
    ...judgeBackOffice(results),
  ];
}

function judgePage(page: PageMeasurements): Verdict[] {
  const named = (target: string, isMet: boolean, figure: string) => ({
    target: `${page.page}: ${target}`,
    isMet,
    figure,
  });
  const score = (name: string, { site }: Compared, least: number) =>
    named(`${name} at least ${least}`, site >= least, number(site));
  const ratio = (name: string, compared: Compared, isMet: (value: number) => boolean) =>
    compared.ratio === undefined
      ? []
      : [named(name, isMet(compared.ratio), compared.ratio.toFixed(2))];
  const latest = latestPaint[page.page];
  const mostBytes = page.page.startsWith(paths.project('')) ? 1.05 : 1.1;
  const fonts = page.bytesByKind.find(({ kind }) => kind === 'font')?.site ?? 0;
  return [
    score('Lighthouse performance', page.performance, 98),
    score('accessibility', page.accessibility, 100),
    score('best practices', page.bestPractices, 100),
    ...(isOwn(page.page) ? [] : [score('SEO', page.seo, 100)]),
    ...ratio(
      'largest contentful paint within 1.05 of the saved page',
      page.largestContentfulPaint,
      (value) => value <= 1.05,
    ),
    ...(latest === undefined
      ? []
      : [
          named(
            `largest contentful paint within ${milliseconds(latest)}`,
            page.largestContentfulPaint.site <= latest,
            milliseconds(page.largestContentfulPaint.site),
          ),
        ]),
    named('fonts up to 50 kB', fonts <= 50e3, bytes(fonts)),
    ...ratio(
      `bytes within ${mostBytes} of the saved page`,
      page.bytes,
      (value) => value <= mostBytes,
    ),
    ...ratio(
      '0.85 of the requests a second of a bare server',
      page.requestsPerSecond,
      (value) => value >= 0.85,
    ),
    ...(isOwn(page.page)
      ? []
      : [
          named(
            'no external script before any touch',
            page.externalScripts.site === 0,
            number(page.externalScripts.site),
          ),
        ]),
    named(
      'inline scripts up to 2 kB as they travel',
      page.inlineScriptBytesCompressed.site <= 2_000,
      bytes(page.inlineScriptBytesCompressed.site),
    ),
  ];
}

function judgeServer({ memory, writes, cold }: Results): Verdict[] {
  const idle = Math.max(memory.idleAfterFirstStart.own, memory.idle.own);
  const visible = writes.own.median + Math.max(...Object.values(cold.renderMs));
  return [
    { target: 'under 150 MB idle', isMet: idle < 150e6, figure: bytes(idle) },
    {
      target: 'a write visible in under 50 ms on the own instance, one render by Astro added',
      isMet: visible < 50,
      figure: milliseconds(visible),
    },
  ];
}

function judgeBackOffice({
  backOffice: { scripts, editor, rows, homes, keyMs },
}: Results): Verdict[] {
  const largest = Math.max(...scripts.map((list) => list.bytes));
  return [
    {
      target: 'lists of the back office under 200 kB of script',
      isMet: largest < 200e3,
      figure: bytes(largest),
    },
    {
      target: 'the editor comes with a form that has one, and with no list',
      isMet: editor.bytes > largest,
      figure: bytes(editor.bytes),
    },
    {
      target: `${number(rows.count)} rows opened with no task over 100 ms`,
      isMet: rows.opening <= 100,
      figure: taskText(rows.opening),
    },
    {
      target: 'one of them moved with no task over 100 ms',
      isMet: rows.moving <= 100,
      figure: taskText(rows.moving),
    },
    {
      target: 'homes worked with no task over 100 ms',
      isMet: homes.every(({ longest }) => longest <= 100),
      figure: taskText(Math.max(...homes.map(({ longest }) => longest))),
    },
    {
      target: `a key in a page form with ${keyMs.sections} sections under 50 ms, 95 of 100`,
      isMet: keyMs.p95 < 50,
      figure: milliseconds(keyMs.p95),
    },
  ];
}
