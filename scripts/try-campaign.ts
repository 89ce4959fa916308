import { commandLine } from './command-line.ts';
import { runCampaignTrial } from '../tests/campaigns/trial.ts';
import { requireNode } from './node-version.ts';

requireNode();

const { values } = commandLine('try:campaign');
const [readers = 0, kills = Number.NaN, minutes = 0] = [
  values.readers,
  values.kills,
  values.minutes,
].map(Number);
if (!readers || !minutes || Number.isNaN(kills)) {
  console.error('Numbers are needed, such as --readers 500 --kills 6');
  process.exit(1);
}
const { wrong, ...figures } = await runCampaignTrial({
  readers,
  kills,
  minutes,
  say: (line) => console.log(line),
});
console.log(
  Object.entries(figures)
    .map(([what, count]) => `${count} ${what}`)
    .join(', '),
);
for (const line of wrong.slice(0, 20)) console.log(`WRONG: ${line}`);
process.exit(wrong.length > 0 ? 1 : 0);
