import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from '../tests/cluster/cluster.ts';
import { delaysElsewhere, runTrial, type Outcome } from '../tests/cluster/trials.ts';
import { requireNode } from './node-version.ts';

requireNode();

const { values } = parseArgs({
  options: {
    instances: { type: 'string', default: '2' },
    requests: { type: 'string', default: '100000' },
    saves: { type: 'string', default: '100' },
    drain: { type: 'string', default: '10' },
  },
});
const awayMs = 15_000;
const frozenMs = 60_000;

console.log('Starting PostgreSQL, a store, a mail server, the instances and a proxy …');
const cluster = await startCluster(Number(values.instances), Number(values.drain));
const [first, second] = cluster.nodes;
if (!first || !second) throw new Error('It takes two instances or more');
console.log(`${cluster.nodes.length} instances behind ${cluster.proxyName}`);

try {
  const delays = await delaysElsewhere(cluster, 20);
  const [median, last] = [delays[10] ?? 0, delays[18] ?? 0];
  console.log(
    `A save stands elsewhere after ${median.toFixed(0)} ms, ${last.toFixed(0)} at the 95th`,
  );
  const amounts = { requests: Number(values.requests), saves: Number(values.saves) };
  tell(await runTrial(cluster, 'a rolling release', roll, amounts));
  tell(await runTrial(cluster, 'one instance killed', kill));
  tell(await runTrial(cluster, 'one instance frozen for a minute', freeze));
  tell(await runTrial(cluster, 'PostgreSQL restarted', () => restartPostgres(0)));
  tell(
    await runTrial(cluster, `PostgreSQL away for ${awayMs / 1_000} s`, () =>
      restartPostgres(awayMs),
    ),
  );
  tell(await runTrial(cluster, 'the store away', loseStore));
} finally {
  await cluster.stop();
}
process.exit();

async function roll() {
  for (const node of cluster.nodes) {
    const code = await cluster.restart(node);
    if (code !== 0) console.log(`An instance ended with ${code}`);
  }
}

async function kill() {
  await wait(2_000);
  first?.site.child.kill('SIGKILL');
  await wait(5_000);
  if (first) await cluster.revive(first);
}

async function freeze() {
  await wait(2_000);
  second?.site.child.kill('SIGSTOP');
  await wait(frozenMs);
  second?.site.child.kill('SIGCONT');
  await wait(2_000);
}

async function restartPostgres(milliseconds: number) {
  await wait(2_000);
  await cluster.postgres.stop();
  await wait(milliseconds);
  await cluster.postgres.start();
  await wait(10_000);
}

async function loseStore() {
  cluster.s3.answerBy((_request, response) => response.destroy());
  await wait(5_000);
  cluster.s3.answerBy();
  await wait(1_000);
}

function tell({ trial, requests, saves, enquiries, failed, lost, unseen, wrongMails }: Outcome) {
  console.log(
    `\n${trial}: ${requests} requests, ${saves} saves and ${enquiries} enquiries acknowledged; ` +
      `${failed.length} failed, ${lost.length} lost, ${unseen.length} not seen at once, ${wrongMails.length} mails lost or doubled`,
  );
  const kinds = Map.groupBy(failed, ({ what }) => what.replaceAll(/\d+(-\d+)*/g, '…'));
  for (const [kind, all] of kinds)
    console.log(`  ${all.length} × ${kind}, such as ${all[0]?.what}`);
  for (const each of [...lost, ...unseen, ...wrongMails].slice(0, 5)) console.log(`  ${each}`);
}
