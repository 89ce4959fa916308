import { commandLine } from './command-line.ts';
import { rm } from 'node:fs/promises';
import { loadDemoData } from '../tests/sites/demo-data.ts';
import { runHistory } from '../tests/history/trial.ts';
import { startPostgres } from '../tests/sites/postgres.ts';
import { administrator, copyDemoData, makeFolder } from '../tests/system/sites/site.ts';
import { requireNode } from './node-version.ts';

requireNode();

const { values } = commandLine('try:history');

const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const rounds = Number(values.rounds ?? 0);
const minutes = Number(values.minutes);
if (!Number.isSafeInteger(seed) || !(rounds > 0 || minutes > 0)) {
  console.error('Numbers are needed, such as --seed 7 --minutes 5, or --seed 7 --rounds 3');
  process.exit(1);
}

console.log(`Seed ${seed} on ${values.postgres ? 'PostgreSQL' : 'SQLite'}`);
const dataFolder = await makeFolder();
const postgres = values.postgres ? await startPostgres() : undefined;
await loadDemoData(dataFolder, {
  ...administrator,
  ...(postgres && { DATABASE_URL: postgres.url }),
});
await postgres?.stop();

/** Counted from the first round: a build may come before it. */
let end: number | undefined;
const outcome = await runHistory({
  dataFolder: await copyDemoData(dataFolder),
  postgresFolder: postgres?.dataFolder,
  seed,
  goesOn: (played) =>
    rounds > 0 ? played < rounds : Date.now() < (end ??= Date.now() + minutes * 60_000),
  say: (line) => console.log(line),
});
await Promise.all([rm(dataFolder, { recursive: true, force: true }), postgres?.remove()]);

const { wrong, log, failures, ...amounts } = outcome;
console.log(
  Object.entries(amounts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', '),
);
console.log(
  `Failures: ${Object.entries(failures)
    .map(([kind, times]) => `${times} × ${kind}`)
    .join(', ')}`,
);
for (const line of wrong) console.log(`WRONG: ${line}`);
if (wrong.length > 0) {
  console.log(log);
  console.log(`Again: npm run try:history -- --seed ${seed} --rounds ${outcome.rounds}`);
}
process.exit(wrong.length > 0 ? 1 : 0);
