import { commandLine } from './command-line.ts';
import { askForBrochures } from '../tests/cluster/brochures.ts';
import { startCluster } from '../tests/cluster/cluster.ts';
import { outages } from '../tests/cluster/outages.ts';
import {
  delaysElsewhere,
  releaseDuringUploads,
  runTrial,
  type Outcome,
} from '../tests/cluster/trials.ts';
import { raceForViewings } from '../tests/cluster/viewings.ts';
import { requireNode } from './node-version.ts';

requireNode();

let hasFailed = false;

const { values } = commandLine('try:cluster');
const { only = '' } = values;

if (!(Number(values.instances) >= 2)) {
  console.error('--instances must be 2 or more');
  process.exit(1);
}
console.log('Starting PostgreSQL, a store, a mail server, the instances and a proxy …');
const cluster = await startCluster(Number(values.instances), Number(values.drain));
console.log(`${cluster.nodes.length} instances behind ${cluster.proxyName}`);

try {
  const delays = await delaysElsewhere(cluster, 20);
  console.log(`Without load a save is visible elsewhere after ${spread(delays)}`);
  const amounts = { requests: Number(values.requests), saves: Number(values.saves) };
  const load = { visitors: Number(values.visitors), pauseMs: Number(values.pause) };
  const trials = [
    { name: 'a rolling release', happen: roll, amounts },
    { name: 'twelve brochures', happen: askStrangers, isHarmless: true },
    ...outages(cluster, (line) => console.log(`  ${line}`), Number(values.away) * 1_000),
  ].filter(({ name }) => name.includes(only));
  const triesUploads = 'uploads during a release'.includes(only);
  if (triesUploads) await rollDuringUploads();
  const triesViewings = 'races for viewings'.includes(only);
  if (triesViewings) await race();
  const end = Date.now() + Number(values.minutes) * 60_000;
  if (trials.length === 0 && !triesUploads && !triesViewings)
    console.log(`No trial is called ${only}`);
  while (trials.length > 0) {
    for (const { name, happen, ...rest } of trials) {
      const ownAmounts = 'amounts' in rest ? rest.amounts : undefined;
      const outcome = await runTrial(cluster, name, happen, ownAmounts, load);
      hasFailed ||= 'isHarmless' in rest && outcome.failed.length > 0;
      reportOutcome(outcome);
    }
    if (Date.now() >= end) break;
  }
} finally {
  await cluster.stop();
}
process.exit(hasFailed ? 1 : 0);

async function roll() {
  for (const node of cluster.nodes) reportExit(await cluster.restart(node));
}

function reportExit(code: number | null) {
  if (code === 0) return;
  console.log(`An instance ended with ${code}`);
  hasFailed = true;
}

async function rollDuringUploads() {
  const { exitCodes, sent, failures } = await releaseDuringUploads(cluster);
  console.log(`\nuploads during a release: ${sent} stored, ${failures.length} failed`);
  for (const line of failures.slice(0, 5)) console.log(`  ${line}`);
  hasFailed ||= failures.length > 0;
  for (const code of exitCodes) reportExit(code);
}

async function race() {
  const outcome = await raceForViewings(cluster, Number(values.races));
  const { tries, booked, refused, again, kills, tookMs } = outcome;
  const { double, lost, leftOver, unconfirmed } = outcome;
  console.log(
    `\nraces for viewings: ${tries} tries in ${(tookMs / 1_000).toFixed(0)} s, ${booked} booked, ${refused} refused, ${again} sent again after ${kills} kills; ` +
      `${double.length} double, ${lost.length} lost, ${leftOver.length} left over, ${unconfirmed.length} confirmations lost or doubled`,
  );
  const wrong = [...double, ...lost, ...leftOver, ...unconfirmed];
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`);
  hasFailed ||= wrong.length > 0;
}

async function askStrangers() {
  const { answers, promises, slowestMs, tookMs, wrong } = await askForBrochures(cluster);
  console.log(
    `  All were there after ${(tookMs / 1_000).toFixed(1)} s; ${answers} answers, ${promises} of them to ask again, the slowest after ${slowestMs.toFixed(0)} ms`,
  );
  for (const line of wrong.slice(0, 5)) console.log(`  ${line}`);
  hasFailed ||= wrong.length > 0;
}

function reportOutcome(outcome: Outcome) {
  hasFailed ||= [outcome.lost, outcome.wrongEmails].some((list) => list.length > 0);
  const { trial, requests, saves, enquiries, failed, lost, unseen, wrongEmails, delays } = outcome;
  console.log(
    `\n${trial}: ${requests} requests, ${saves} saves and ${enquiries} enquiries acknowledged; ` +
      `${failed.length} failed, ${lost.length} lost, ${unseen.length} not seen at once, ${wrongEmails.length} emails lost or doubled`,
  );
  if (delays.length > 0)
    console.log(`  Each instance answered with a save after ${spread(delays)}`);
  const kinds = Map.groupBy(failed, ({ what }) => what.replaceAll(/\d+(-\d+)*/g, '…'));
  for (const [kind, errors] of kinds)
    console.log(`  ${errors.length} × ${kind}, such as ${errors[0]?.what}`);
  for (const line of [...lost, ...unseen, ...wrongEmails].slice(0, 5)) console.log(`  ${line}`);
}

function spread(delays: number[]) {
  const sorted = delays.toSorted((one, other) => one - other);
  const quantile = (share: number) =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `${quantile(0.5)} ms (median; ${quantile(0.95)} at the 95th percentile, ${quantile(1)} at most)`;
}
