import { commandLine } from './command-line.ts';
import { resetToDemoContent } from '../demo/demo-content.ts';
import { db } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrations.ts';
import { prepareDataFolder } from '../src/start-up.ts';
import { isConfirmed } from './ask.ts';

const question =
  'This replaces all content, history and images with the demo content. Continue? (yes/no) ';

if (await isConfirmed(question, commandLine('demo:reset').values)) {
  await prepareDataFolder();
  await migrate();
  await resetToDemoContent();
  await db.destroy();
  console.log('Demo content restored.');
} else {
  console.log('Nothing was changed.');
}
