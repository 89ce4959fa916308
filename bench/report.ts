import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { backOfficeTable } from './back-office-table.ts';
import { pageTable } from './page-table.ts';
import type { Results } from './results.ts';
import { serverTable } from './server-table.ts';
import { judge } from './targets.ts';

const notes = `\
- Saved pages: the same pages saved with all their files, precompressed and served by nginx in the same run. Ratios are site to saved pages.
- Bare server: \`node:http\` that sends the page's headers and bytes and does nothing else, by turns with the site on the same core, with 50 connections. Its column is that of the saved pages.
- Cold cache: under load, another process changes the content every 50 ms, and the server polls for that every 25 ms instead of every second.
- No cache: the page cache is off (PAGE_CACHE=off), so every request is rendered.
- Own instance: data layer, SQLite, page cache and HTTP in one process, without Astro's render, which is listed separately as one render.`;

export function printResults(results: Partial<Results>) {
  console.log(`\n${measurements(results)}`);
}

/** True if no part of the run failed. */
export function isComplete(results: Partial<Results>): results is Results {
  const { pages, memory, cold, backOffice, writes, startUpMs } = results;
  const parts = [pages?.length, memory, cold, backOffice, writes, startUpMs];
  return parts.every((part) => part !== undefined && part !== 0);
}

/** Keeps the figures of this run as JSON, for comparison with others. */
export async function saveResults(results: Partial<Results>) {
  const folder = path.join(import.meta.dirname, 'results');
  await mkdir(folder, { recursive: true });
  const name = (results.measuredAt ?? '').slice(0, 16).replace(':', '-');
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(results, null, 2));
}

export async function writeMeasurements(results: Results) {
  const file = path.join(import.meta.dirname, '../docs/measurements.md');
  const before = await readFile(file, 'utf8');
  const ofScale = /\n## A lot of everything.*/s.exec(before)?.[0] ?? '';
  await writeFile(file, `# Measurements\n\n${measurements(results)}\n${ofScale}`);
}

function measurements(results: Partial<Results>) {
  const { pages = [], cold, backOffice } = results;
  const ofPages = pages.flatMap((page) => [
    `## ${page.page}`,
    pageTable(page, cold),
    ...shortcomings(page.shortcomings),
  ]);
  return [
    circumstances(results),
    notes,
    ...ofPages,
    ...(isComplete(results) ? ['## The server', serverTable(results)] : []),
    ...(backOffice ? ['## The back office', backOfficeTable(backOffice)] : []),
    ...(isComplete(results) ? ['## Targets', verdicts(results)] : []),
  ].join('\n\n');
}

function verdicts(results: Results) {
  return judge(results)
    .map(({ isMet, target, figure }) => `- ${isMet ? 'met' : 'NOT MET'}: ${target} (${figure})`)
    .join('\n');
}

function circumstances({ measuredAt = '', loadTool, isQuick }: Partial<Results>) {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB of memory`;
  return [
    `${measuredAt.slice(0, 10)}, \`npm run bench\``,
    `Node ${process.versions.node}`,
    `${availableParallelism()} cores, ${memory}`,
    `load by ${loadTool} on the same machine`,
    isQuick ? 'a quick run: single measurements, noisy' : 'medians',
  ].join('; ');
}

function shortcomings(audits: string[]) {
  return audits.length === 0 ? [] : [`Lighthouse would mend: ${audits.join(', ')}`];
}
