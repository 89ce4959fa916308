import { commandLine } from './command-line.ts';
import path from 'node:path';
import { plural } from '../src/lib/text/plural.ts';
import { env } from '../src/platform/env/env.ts';
import { log } from '../src/platform/observability/log.ts';
import { moveMedia, type Moved } from '../src/platform/storage/media-move.ts';
import { storageOnDisk } from '../src/platform/storage/disk.ts';
import { storageOnS3 } from '../src/platform/storage/s3.ts';

const reportInterval = 10;

// Copied files are readable only by their owner.
process.umask(0o077);

const { values } = commandLine('media:move');
const abort = new AbortController();
process.once('SIGINT', () => abort.abort(new Error('Stopped')));
process.once('SIGTERM', () => abort.abort(new Error('Stopped')));

try {
  await move();
} catch (cause) {
  log.error('Not all files were copied. Run it again to continue', cause);
  process.exitCode = 1;
}

async function move() {
  if (!env.s3) throw new Error('Set S3_BUCKET and the other S3_* for this command');
  const [disk, s3] = [storageOnDisk(), storageOnS3(env.s3)];
  const [from, to] = values.to === 's3' ? [disk, s3] : [s3, disk];
  await s3.check();
  const result = await moveMedia(from, to, { signal: abort.signal, onFile: report });
  if (result.different.length > 0) {
    for (const key of result.different) console.error(`${key} differs`);
    throw new Error(
      plural(
        result.different.length,
        '# file differs: remove the copy that is damaged',
        '# files differ: remove the copies that are damaged',
      ),
    );
  }
  const size = `${plural(result.files, '# file', '# files')}, ${(result.bytes / 1e6).toFixed(1)} MB`;
  console.log(`${size}: ${result.copied} copied now. All files are identical in both places.`);
  console.log(nextSteps(values.to, env.s3.bucket));
}

function report({ files, bytes, copied }: Moved) {
  if (files % reportInterval !== 0 || files === 0) return;
  console.log(
    `${files} files, ${(bytes / 1e6).toFixed(1)} MB compared, ${copied} of them copied …`,
  );
}

function nextSteps(to: string, bucket: string) {
  const disk = path.join(env.dataFolder, 'media');
  const setting = to === 's3' ? 'with the S3_* of this command' : 'without S3_*';
  const source = to === 's3' ? disk : `bucket ${bucket}`;
  return (
    `Start the site ${setting}, then run this once more to copy what was uploaded in the meantime.\n` +
    `Nothing was deleted. Empty ${source} once you have checked the site.`
  );
}
