import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { finishedBuild } from '../scripts/finished-build.ts';

/** A starter whose build takes as long as told: `node slow-build.ts <root> <milliseconds>`. */
const [root = '', milliseconds] = process.argv.slice(2);

const folder = await finishedBuild({
  root,
  say: console.log,
  async make(unfinished) {
    await appendFile(path.join(root, 'makings'), 'made\n');
    await mkdir(unfinished);
    await wait(Number(milliseconds));
    await writeFile(path.join(unfinished, 'whole'), '');
  },
});
console.log(`Serving ${path.basename(folder)}`);
