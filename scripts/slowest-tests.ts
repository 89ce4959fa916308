import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

type Timed = { name: string; ms: number };

/** What Vitest's JSON reporter writes, as far as it is read here. */
type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
};

/** What Playwright's JSON reporter writes, as far as it is read here. */
type Suite = {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { status?: string; results: { duration: number }[] }[];
  }[];
};

/** The slowest tests of all the reports (`*.json`) in a folder, as lines of text. */
export async function slowestTests(folder: string, count: number) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const reports = await Promise.all(
    names.map(async (name) => timesOf(await readFile(path.join(folder, name), 'utf8'))),
  );
  const slowest = reports.flat().toSorted((one, other) => other.ms - one.ms);
  const lines = slowest
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return lines.length > 0 ? ['\nThe slowest tests:', ...lines, ''].join('\n') : '';
}

/** The journeys that passed only when they were tried again, as lines of text. */
export async function flakyTests(folder: string) {
  const text = await readFile(path.join(folder, 'journeys.json'), 'utf8').catch(() => '{}');
  const names = flakyNames(JSON.parse(text) as Suite);
  return names.length > 0 ? ['\nPassed only when tried again:', ...names].join('\n') : '';
}

function flakyNames({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...own.map(({ title, file }) => `${path.basename(file)}: ${title}`),
    ...suites.flatMap(flakyNames),
  ];
}

function timesOf(text: string): Timed[] {
  const report = JSON.parse(text) as VitestReport | Suite;
  return 'testResults' in report ? vitestTimes(report) : journeyTimes(report);
}

function vitestTimes({ testResults }: VitestReport) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.basename(name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

function journeyTimes({ suites = [], specs = [] }: Suite): Timed[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({
      name: `${path.basename(file)}: ${title}`,
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
    })),
  );
  return [...own, ...suites.flatMap(journeyTimes)];
}
