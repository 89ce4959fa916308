import { setTimeout as wait } from 'node:timers/promises';
import { demoProjects } from '../../src/features/projects/projects.demo.ts';
import type { Cluster } from './cluster.ts';

const slugs = demoProjects.map(({ slug }) => slug);

/** A proxy gives up after 15 seconds. */
const longestAnswerMs = 12_000;
const longestMs = 5 * 60_000;

/** How often brochures were asked for: each time for others. */
let turn = 0;

/** Twelve strangers who each ask for a brochure that nobody has asked for, and wait for it as a browser does. */
export async function askForBrochures({ origin }: Cluster) {
  turn += 1;
  const startedAt = performance.now();
  const strangers = await Promise.all(
    slugs.map((slug, index) => {
      const other = slugs[(index + turn) % slugs.length] ?? '';
      const address = `${origin}/shortlist/brochure.pdf?projects=${slug},${other}`;
      return untilOpened(address, `203.0.113.${index + 1}`);
    }),
  );
  const answers = strangers.flat();
  return {
    answers: answers.length,
    promises: answers.filter(({ status }) => status === 503).length,
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
    tookMs: performance.now() - startedAt,
    wrong: answers.filter(({ isRight }) => !isRight).map(({ what }) => what),
  };
}

async function untilOpened(address: string, stranger: string) {
  const answers: { status: number; ms: number; isRight: boolean; what: string }[] = [];
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    const startedAt = performance.now();
    const response = await fetch(address, {
      headers: { accept: 'text/html', 'x-forwarded-for': stranger },
    });
    await response.arrayBuffer();
    const ms = performance.now() - startedAt;
    const { status, headers } = response;
    const seconds = Number(headers.get('retry-after'));
    const isPromise = status === 503 && seconds > 0 && headers.has('refresh');
    const isRight = (status === 200 || isPromise) && ms < longestAnswerMs;
    answers.push({ status, ms, isRight, what: `${address}: ${status} after ${ms.toFixed(0)} ms` });
    if (status === 200 || !isPromise) return answers;
    await wait(seconds * 1_000);
  }
  return [...answers, { status: 0, ms: longestMs, isRight: false, what: `${address}: never made` }];
}
