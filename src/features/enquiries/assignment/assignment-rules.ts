import { settings } from '../../../site/settings/settings.ts';
import type { MemberName } from '../inbox/enquiry-inbox.ts';
import type { EnquirySubject } from '../enquiry.ts';

/** A member who may open the enquiry. `isOwn`: it is about their partner profile. */
type Candidate = MemberName & { isOwn: boolean };

/**
 * The member for a new enquiry: the host of its viewing, or the account of the partner it is about, found by profile or
 * else by e-mail, or else the member for its city.
 */
export function memberFor(about: EnquirySubject | undefined, members: readonly Candidate[]) {
  const cityRow = settings().desk.cities.find(({ city }) => city === about?.city);
  const ownMembers = members.filter(({ isOwn }) => isOwn);
  return (
    (about?.isHost && about.email && withEmail(members, about.email)) ||
    (about?.email && withEmail(ownMembers, about.email)) ||
    ownMembers[0] ||
    (about?.email && withEmail(members, about.email)) ||
    (cityRow && withEmail(members, cityRow.email)) ||
    undefined
  );
}

function withEmail(members: readonly MemberName[], email: string) {
  return members.find((member) => member.email.toLowerCase() === email.toLowerCase());
}
