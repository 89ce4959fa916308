import { commandLine } from './command-line.ts';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { plural } from '../src/lib/text/plural.ts';
import { restoreBackup } from '../src/platform/backup/restore.ts';
import { openBackup } from '../src/platform/backup/file.ts';
import { env } from '../src/platform/env/env.ts';
import { log } from '../src/platform/observability/log.ts';

// Restored files are readable only by their owner.
process.umask(0o077);

const { operands, values } = commandLine('restore');

try {
  const [file = ''] = operands;
  await restore(file);
} catch (cause) {
  log.error('Restore failed', cause);
  process.exitCode = 1;
}

async function restore(file: string) {
  const backup = await openBackup(file);
  const { madeAt, files } = backup.manifest;
  const { isRestored, replaced, leftover } = await restoreBackup(backup, () => isConfirmed(madeAt));
  await backup.close();
  if (isRestored)
    console.log(
      `Restored the backup of ${madeAt} with ${plural(files, '# file', '# files')}. You can start the site again.`,
    );
  else console.log('Nothing was changed.');
  if (leftover) log.error('Could not move away old files that are not in the backup', leftover);
  if (replaced.length > 0) {
    console.log(
      `The previous data is in ${replaced.join(' and ')}. Delete it once you have checked the site.`,
    );
  }
}

async function isConfirmed(madeAt: string) {
  if (values.yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = once(terminal, 'close').then(() => '');
  const answer = terminal.question(
    `This replaces all content, accounts and files in ${env.dataFolder} with those of ${madeAt}. Continue? (yes/no) `,
  );
  const reply = await Promise.race([answer, ended]);
  terminal.close();
  return reply.trim().toLowerCase() === 'yes';
}
