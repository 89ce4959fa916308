import { commandLine } from './command-line.ts';
import { rm } from 'node:fs/promises';
import { loadDemoData } from '../tests/sites/demo-data.ts';
import { tryReaders } from '../tests/readers/trial.ts';
import { administrator, makeFolder } from '../tests/system/sites/site.ts';
import { requireNode } from './node-version.ts';

requireNode();

const { values } = commandLine('try:readers');
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const minutes = Number(values.minutes);
if (!Number.isSafeInteger(seed) || !(minutes > 0)) {
  console.error('Numbers are needed, such as --seed 7 --minutes 5');
  process.exit(1);
}

console.log(`Seed ${seed}`);
const dataFolder = await makeFolder();
await loadDemoData(dataFolder, administrator);
let fed = 0;
/** Counted from the first input: a build may come before it. */
let end: number | undefined;
const wrong = await tryReaders({
  dataFolder,
  seed,
  goesOn: (played) => {
    fed = played;
    return Date.now() < (end ??= Date.now() + minutes * 60_000);
  },
  say: (line) => console.log(line),
});
await rm(dataFolder, { recursive: true, force: true });
for (const line of wrong) console.log(`WRONG: ${line}`);
console.log(`${fed} inputs, ${wrong.length} wrong`);
process.exit(wrong.length > 0 ? 1 : 0);
