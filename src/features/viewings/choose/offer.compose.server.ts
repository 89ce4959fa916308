import type { EnquiryFormState } from '../../enquiries/enquiry.ts';
import type { ProjectDetail } from '../../projects/project.ts';
import { acceptsInterest } from '../../projects/project-status.ts';
import { makeBooking, readChoice } from '../book-viewing.compose.server.ts';
import { findFreeTimes, listProjectHosts } from '../free-times.server.ts';
import { choiceNames, isRequest } from '../viewing.ts';
import { makeOffer } from './offer.ts';

/** What a form that was sent books, for `handleEnquiryForm`. */
export function bookingReader(project: ProjectDetail) {
  return (sent: Record<string, unknown>) => {
    const choice = readChoice(sent);
    return choice && makeBooking(choice, project);
  };
}

/** The times that a project offers now. Undefined without hosts or free times. */
export async function findOffer(
  project: ProjectDetail,
  { day, state }: { day: string | null; state: Pick<EnquiryFormState, 'errors' | 'values'> },
) {
  const { id, city } = project;
  const hosts = acceptsInterest(project) ? await listProjectHosts(id) : [];
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
