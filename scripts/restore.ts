import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../src/platform/backup-restore.ts';
import { openBackup } from '../src/platform/backup-file.ts';
import { env } from '../src/platform/env.ts';
import { log } from '../src/platform/log.ts';

// Restored files are readable only by their owner.
process.umask(0o077);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: 'boolean' } },
});

try {
  const [file] = positionals;
  if (file === undefined) throw new Error('Say which: npm run restore -- <backup>');
  await restore(file);
} catch (cause) {
  log.error('Nothing was restored', cause);
  process.exitCode = 1;
}

async function restore(file: string) {
  const backup = await openBackup(file);
  const { madeAt, files } = backup.manifest;
  const { isRestored, replaced, leftover } = await restoreBackup(backup, () => isConfirmed(madeAt));
  await backup.close();
  if (isRestored)
    console.log(`The site is as it was at ${madeAt}, with ${files} files. Start it again.`);
  else console.log('Nothing was changed.');
  if (leftover) log.error('Old files that it does not name could not be set aside', leftover);
  if (replaced.length > 0) {
    console.log(
      `What it was before is in ${replaced.join(' and ')}: remove that when all is well.`,
    );
  }
}

async function isConfirmed(madeAt: string) {
  if (values.yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = once(terminal, 'close').then(() => '');
  const answer = terminal.question(
    `This replaces all content, accounts and files in ${env.dataFolder} by those of ${madeAt}. Continue? (yes/no) `,
  );
  const reply = await Promise.race([answer, ended]);
  terminal.close();
  return reply.trim().toLowerCase() === 'yes';
}
