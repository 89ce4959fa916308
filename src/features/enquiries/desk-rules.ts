import { settings } from '../../site/settings.ts';
import type { MemberName } from './enquiry-inbox.ts';
import type { EnquirySubject } from './enquiry.ts';

/**
 * Whom a new enquiry is given to: the partner who is asked, or whose project it is about, where they have an account;
 * else the member of its city.
 */
export function memberFor(about: EnquirySubject | undefined, members: readonly MemberName[]) {
  const ofCity = settings().desk.cities.find(({ city }) => city === about?.city);
  return (
    (about?.email && withEmail(members, about.email)) ||
    (ofCity && withEmail(members, ofCity.email)) ||
    undefined
  );
}

function withEmail(members: readonly MemberName[], email: string) {
  return members.find((member) => member.email.toLowerCase() === email.toLowerCase());
}
