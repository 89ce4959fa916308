import type { EnquiryFormState } from '../../enquiries/enquiry.ts';
import type { ProjectDetail } from '../../projects/project.ts';
import { acceptsInterest } from '../../projects/project-status.ts';
import { makeBooking, readChoice } from '../book-viewing.compose.server.ts';
import { findFreeTimes, listProjectHosts } from '../free-times.server.ts';
import type { TimedHost } from '../free-times.ts';
import { choiceNames, isRequest } from '../viewing.ts';
import { makeOffer } from './offer.ts';

/** The hosts of a project that takes enquiries. */
export async function findHosts(project: ProjectDetail) {
  return acceptsInterest(project) ? listProjectHosts(project.id) : [];
}

/** What a form that was sent books, for `handleEnquiryForm`. */
export function bookingReader(project: ProjectDetail) {
  return (sent: Record<string, unknown>) => {
    const choice = readChoice(sent);
    return choice && makeBooking(choice, project);
  };
}

/** The times that a project offers now. Undefined without hosts or free times. */
export async function findOffer(
  { id, city }: Pick<ProjectDetail, 'id' | 'city'>,
  hosts: readonly TimedHost[],
  { day, state }: { day: string | null; state: Pick<EnquiryFormState, 'errors' | 'values'> },
) {
  if (hosts.length === 0) return undefined;
  const chosen = state.values[choiceNames.at];
  const isRefused = state.errors['viewing'] !== undefined && !isRequest(chosen);
  const times = await findFreeTimes(hosts, id, { withFull: true });
  const isTaken = isRefused && times.every(({ at }) => at !== chosen);
  return makeOffer(times, hosts, {
    cityId: city,
    day: day ?? undefined,
    taken: isTaken ? chosen : undefined,
  });
}
