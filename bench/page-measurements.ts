import { onOneCore, startBareServer } from './bare-server.ts';
import { timeRequests } from './first-byte.ts';
import { inlineScriptBytes } from './inline-scripts.ts';
import { kinds, visitPage } from './lighthouse.ts';
import { requestsPerSecond } from './load.ts';
import type { Amounts } from './amounts.ts';
import { compare, takeTurns } from './turns.ts';

type Origins = { site: string; saved: string | undefined; sitePid: number };

export type PageMeasurements = Awaited<ReturnType<typeof measurePage>>;

/** What is measured of one page, on the site and as a saved file; requests a second beside a bare server. */
export async function measurePage(page: string, origins: Origins, amounts: Amounts) {
  const visits = await takeTurns(amounts.visits, origins, (origin) => visitPage(origin + page));
  const inline = await takeTurns(1, origins, (origin) => inlineScriptBytes(origin + page));
  const times = await takeTurns(amounts.rounds, origins, (origin) =>
    timeRequests(origin + page, amounts.requests),
  );
  const bare = await startBareServer(origins.site + page);
  const load = await onOneCore([origins.sitePid, bare.pid], () =>
    takeTurns(amounts.rounds, { site: origins.site, saved: bare.origin }, (origin) =>
      requestsPerSecond(origin + page, amounts.seconds),
    ),
  );
  await bare.stop();
  return {
    page,
    performance: compare(visits, (visit) => visit.performance),
    accessibility: compare(visits, (visit) => visit.accessibility),
    bestPractices: compare(visits, (visit) => visit.bestPractices),
    seo: compare(visits, (visit) => visit.seo),
    firstContentfulPaint: compare(visits, (visit) => visit.firstContentfulPaint),
    largestContentfulPaint: compare(visits, (visit) => visit.largestContentfulPaint),
    totalBlockingTime: compare(visits, (visit) => visit.totalBlockingTime),
    cumulativeLayoutShift: compare(visits, (visit) => visit.cumulativeLayoutShift),
    requests: compare(visits, (visit) => visit.requests),
    bytes: compare(visits, (visit) => visit.allBytes),
    bytesByKind: kinds.map((kind) => ({
      kind,
      ...compare(visits, (visit) => visit.bytes[kind]),
    })),
    externalScripts: compare(visits, (visit) => visit.externalScripts),
    inlineScriptBytes: compare(inline, ({ plain }) => plain),
    inlineScriptBytesCompressed: compare(inline, ({ compressed }) => compressed),
    firstByteMedian: compare(times, ({ firstByte }) => firstByte.p50),
    firstByte95: compare(times, ({ firstByte }) => firstByte.p95),
    requestsPerSecond: compare(load, (perSecond) => perSecond),
    shortcomings: [...new Set(visits.site.flatMap((visit) => visit.shortcomings))],
  };
}
