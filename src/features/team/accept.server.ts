import { listAccountNames } from '../../platform/accounts/activity.ts';
import { newPasswordFault } from '../../platform/accounts/breaches.ts';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { acceptInvitation, findInvitation } from '../../platform/accounts/invitations.ts';

const longestName = 80;

/** The data of the invitation page; undefined for an invalid link. */
export async function readInvitation(token: string) {
  const invitation = await findInvitation(token);
  if (!invitation) return undefined;
  const { email, name, role, invitedBy, expiresAt } = invitation;
  const inviter = (await listAccountNames()).get(invitedBy) ?? invitedBy;
  return { email, name, role, inviter, expiresAt };
}

export type AcceptOutcome =
  | { outcome: 'accepted'; email: string }
  | { outcome: 'refused'; fields: { name?: string; password?: string } }
  | { outcome: 'gone' };

export async function accept(
  token: string,
  input: { name: string; password: string },
): Promise<AcceptOutcome> {
  const invitation = await findInvitation(token);
  if (!invitation) return { outcome: 'gone' };
  const name = withoutNul(input.name).trim();
  const fault = await newPasswordFault(input.password, invitation.email);
  const fields = {
    ...(name === '' && { name: 'Enter your name' }),
    ...(name.length > longestName && { name: `Use ${longestName} characters or fewer` }),
    ...(fault && { password: `The password ${fault}` }),
  };
  if (Object.keys(fields).length > 0) return { outcome: 'refused', fields };
  const email = await acceptInvitation(token, { name, password: input.password });
  return email === undefined ? { outcome: 'gone' } : { outcome: 'accepted', email };
}
