import { settings } from '../../site/settings.ts';
import type { MemberName } from './enquiry-inbox.ts';
import type { EnquirySubject } from './enquiry.ts';

/** A member who may open the enquiry; `isOwn` is the account of the partner who is asked. */
type Candidate = MemberName & { isOwn: boolean };

/**
 * Whom a new enquiry is given to: the partner who is asked, or whose project it is about, by their account or else by
 * their e-mail; else the member of its city.
 */
export function memberFor(about: EnquirySubject | undefined, members: readonly Candidate[]) {
  const ofCity = settings().desk.cities.find(({ city }) => city === about?.city);
  const own = members.filter(({ isOwn }) => isOwn);
  return (
    (about?.email && withEmail(own, about.email)) ||
    own[0] ||
    (about?.email && withEmail(members, about.email)) ||
    (ofCity && withEmail(members, ofCity.email)) ||
    undefined
  );
}

function withEmail(members: readonly MemberName[], email: string) {
  return members.find((member) => member.email.toLowerCase() === email.toLowerCase());
}
