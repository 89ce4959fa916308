import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

type TimedTest = { name: string; ms: number };

/** The parts of Vitest's JSON report that are read here. */
type VitestReport = {
  testResults: {
    name: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      /** The failures of all tries: a test that passed at last may have some. */
      failureMessages: string[];
    }[];
  }[];
};

/** The parts of Playwright's JSON report that are read here. */
type Suite = {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { status?: string; results: { duration: number }[] }[];
  }[];
};

/** The slowest tests in the JSON reports of a folder, as lines of text. */
export async function slowestTests(folder: string, count: number) {
  const times = (await readReports(folder)).flatMap((report) =>
    'testResults' in report ? vitestTimes(report) : journeyTimes(report),
  );
  const lines = times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return lines.length > 0 ? ['\nThe slowest tests:', ...lines, ''].join('\n') : '';
}

/** The tests that passed only after a retry, as lines of text. */
export async function flakyTests(folder: string) {
  const names = (await readReports(folder)).flatMap((report) =>
    'testResults' in report ? flakyInVitest(report) : flakyJourneys(report),
  );
  return names.length > 0 ? ['\nPassed only when tried again:', ...names].join('\n') : '';
}

async function readReports(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return JSON.parse(text) as VitestReport | Suite;
    }),
  );
}

function flakyInVitest({ testResults }: VitestReport) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
  );
}

function flakyJourneys({ suites = [], specs = [] }: Suite): string[] {
  const flakySpecs = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...flakySpecs.map(({ title, file }) => `${path.basename(file)}: ${title}`),
    ...suites.flatMap(flakyJourneys),
  ];
}

function vitestTimes({ testResults }: VitestReport) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.basename(name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

function journeyTimes({ suites = [], specs = [] }: Suite): TimedTest[] {
  const times = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results }) => ({
      name: `${path.basename(file)}: ${title}`,
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
    })),
  );
  return [...times, ...suites.flatMap(journeyTimes)];
}
