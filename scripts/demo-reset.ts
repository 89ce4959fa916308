import { createInterface } from 'node:readline/promises';
import { resetToDemoContent } from '../demo/demo-content.ts';
import { db } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrations.ts';
import { prepareDataFolder } from '../src/start-up.ts';

if (await isConfirmed()) {
  await prepareDataFolder();
  await migrate();
  await resetToDemoContent();
  await db.destroy();
  console.log('The demo content is back.');
} else {
  console.log('Nothing was changed.');
}

async function isConfirmed() {
  if (process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'This replaces all content, its history and its pictures by the demo content. Continue? (yes/no) ',
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
