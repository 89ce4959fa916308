import type { ColdLoadMeasurements } from './cold-load.ts';
import type { PageMeasurements } from './page-measurements.ts';
import { bytes, milliseconds, number, table, type Write } from './tables.ts';
import type { Compared } from './turns.ts';

export function pageTable(page: PageMeasurements, cold?: ColdLoadMeasurements) {
  return table([
    ['', 'site', 'saved pages', 'ratio'],
    row('Lighthouse performance', page.performance, number),
    row('Lighthouse accessibility', page.accessibility, number),
    row('Lighthouse best practices', page.bestPractices, number),
    row('Lighthouse SEO', page.seo, number),
    row('First contentful paint', page.firstContentfulPaint, milliseconds),
    row('Largest contentful paint', page.largestContentfulPaint, milliseconds),
    row('Total blocking time', page.totalBlockingTime, milliseconds),
    row('Cumulative layout shift', page.cumulativeLayoutShift, (value) => value.toFixed(3)),
    row('Requests', page.requests, number),
    row('Bytes transferred', page.bytes, bytes),
    ...page.bytesByKind.map((figure) => row(`… ${figure.kind}`, figure, bytes)),
    row('External scripts before any touch', page.externalScripts, number),
    row('Inline scripts', page.inlineScriptBytes, bytes),
    row('… in brotli', page.inlineScriptBytesCompressed, bytes),
    row('Time to first byte, median', page.firstByteMedian, milliseconds),
    row('Time to first byte, 95 of 100', page.firstByte95, milliseconds),
    row('Requests a second, warm cache, beside a bare server', page.requestsPerSecond, number),
    row('… cold cache', { site: cold?.changing[page.page] }, number),
    row('One render, to the last byte', { site: cold?.renderMs[page.page] }, milliseconds),
  ]);
}

function row(name: string, { site, saved, ratio }: Partial<Compared>, write: Write) {
  return [
    name,
    site === undefined ? '' : write(site),
    saved === undefined ? '' : write(saved),
    ratio === undefined ? '' : ratio.toFixed(2),
  ];
}
