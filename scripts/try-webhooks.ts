import { commandLine } from './command-line.ts';
import { rm } from 'node:fs/promises';
import { startPostgres } from '../tests/sites/postgres.ts';
import { makeFolder } from '../tests/system/sites/site.ts';
import { runWebhookTrial } from '../tests/webhooks/trial.ts';
import { requireNode } from './node-version.ts';

requireNode();

const { values } = commandLine('try:webhooks');
const [events = 0, deadSeconds = NaN, withinMinutes = NaN, minutes = 0] = [
  values.events,
  values.dead,
  values.within,
  values.minutes,
].map(Number);
if (!events || !minutes || Number.isNaN(deadSeconds + withinMinutes)) {
  console.error('Numbers are needed, such as --events 10000 --dead 60');
  process.exit(1);
}

const dataFolder = await makeFolder();
const postgres = values.postgres ? await startPostgres() : undefined;
console.log(`${events} events on ${postgres ? 'PostgreSQL' : 'SQLite'}`);
const { wrong, ...figures } = await runWebhookTrial({
  environment: { DATA_DIR: dataFolder, ...(postgres && { DATABASE_URL: postgres.url }) },
  events,
  processCount: postgres ? 3 : 1,
  deadSeconds,
  withinMinutes,
  minutes,
  say: (line) => console.log(line),
});
await Promise.all([postgres?.remove(), rm(dataFolder, { recursive: true, force: true })]);

console.log(
  Object.entries(figures)
    .map(([what, count]) => `${count} ${what}`)
    .join(', '),
);
for (const line of wrong.slice(0, 20)) console.log(`WRONG: ${line}`);
process.exit(wrong.length > 0 ? 1 : 0);
