import { db } from '../src/platform/database/database.ts';
import { nounNames } from '../src/features/nouns.ts';
import { insertMedia } from './media-fixtures.ts';
import { beforeEach } from 'vitest';
import { kestrel as whole } from './project-fixtures.ts';
import { makeMember } from './members.ts';
import { readDashboard } from '../src/features/dashboard/dashboard.server.ts';

export const image = '/media/images/projects/0123456789abcdef01234567_800x600_aabbcc.jpg';

/** A project that has a picture and no other files. */
export const kestrel = {
  ...whole,
  logoUrl: null,
  heroType: 'image' as const,
  images: { main: image, gallery: [] },
};

/** The day of an owner, who is told everything. */
export async function readDashboardDay(email: string) {
  const { scheduled, unfinished, changes, care, ...day } = await readDashboard(makeMember(email));
  if (!scheduled || !unfinished || !changes || !care) throw new Error('Not everything is told');
  return { scheduled, unfinished, changes, care, ...day };
}

/** Before each test of a file there is nothing but one picture. */
export function clearDashboard() {
  beforeEach(async () => {
    await db.deleteFrom('projects').execute();
    for (const table of [
      'activity',
      'drafts',
      'schedules',
      'versions',
      'outgoingMails',
      'limitTries',
      'enquiries',
      'notFoundVisits',
      'firstDays',
      'skippedSteps',
      'settings',
      'translations',
      ...nounNames,
      'media',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
    await insertMedia(image, {});
  });
}
