import { existsSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { finishedBuild } from '../../scripts/finished-build.ts';

/** A starter whose build ends once a file is there: `node slow-build.ts <root> <file>`. */
const [root = '', release = ''] = process.argv.slice(2);

const folder = await finishedBuild({
  root,
  say: console.log,
  async make(unfinished) {
    await appendFile(path.join(root, 'makings'), 'made\n');
    await mkdir(unfinished);
    while (!existsSync(release)) await wait(20);
    await writeFile(path.join(unfinished, 'whole'), '');
  },
});
console.log(`Serving ${path.basename(folder)}`);
