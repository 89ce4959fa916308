import { db } from '../src/platform/database/database.ts';
import { nounNames } from '../src/features/nouns.ts';
import { insertMedia } from './media-fixtures.ts';
import { beforeEach } from 'vitest';
import { kestrel as drafted } from './project-fixtures.ts';
import { listSchema } from '../src/features/activity/activity.ts';
import { listActivity } from '../src/features/activity/activity.server.ts';

const image = '/media/images/projects/0123456789abcdef01234567_800x600_aabbcc.jpg';

/** A project whose files are all the one picture. */
export const kestrel = withOneFile(drafted);

export const timeZone = 'America/Vancouver';

export async function entries(filter = {}) {
  return (await listActivity(listSchema.parse(filter), timeZone)).entries;
}

/** Before each test of a file nothing has been done, and there is one picture. */
export function clearActivity() {
  beforeEach(async () => {
    await db.deleteFrom('projects').execute();
    for (const table of [
      'activity',
      'versions',
      'drafts',
      'enquiries',
      ...nounNames,
      'media',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
    await insertMedia(image, {});
  });
}

export function withOneFile<T>(record: T) {
  const text = JSON.stringify(record, (_key, value: unknown) => (isFile(value) ? image : value));
  return JSON.parse(text) as T;
}

function isFile(value: unknown) {
  return typeof value === 'string' && /^(?:plans\/)?[\w-]+\.(jpg|svg|mp4)$/.test(value);
}
