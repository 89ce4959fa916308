import { deletePastBefore, findPastBeginning } from './past-records.server.ts';
import { settings } from '../../site/settings/settings.ts';

/** Deletes what was public before the period that is kept. */
export async function deleteOldPast(now: Date) {
  await deletePastBefore(retainedFrom(now));
}

/** The time since which everything that was public is known. Undefined before anything was public. */
export function pastBeginning(now = new Date()) {
  return findPastBeginning(retainedFrom(now));
}

function retainedFrom(now: Date) {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ years: settings().privacy.publicYears })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });
}
