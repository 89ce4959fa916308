import type { z } from 'zod';
import type { Member, Role } from '../../model/rights.ts';
import { refused, type Refusal } from '../../model/record.ts';
import { listAccountNames } from '../../platform/accounts/activity.ts';
import {
  invite,
  inviteAgain,
  listInvitations,
  withdrawInvitation,
  type Invitation,
} from '../../platform/accounts/invitations.ts';
import {
  changeRole,
  listMembers,
  removeMember,
  resetSecondStep,
  type MemberFault,
} from '../../platform/accounts/members.ts';
import { readdressNotices } from './waiting-notices.server.ts';
import { passwordRefusal } from '../../platform/accounts/present-password.ts';
import { findRule, setRule } from '../../platform/accounts/second-step-rule.ts';
import { db } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { setupHint } from '../../platform/setup-hints.ts';
import { handOverWork } from './open-work.server.ts';
import { invitationEmail, secondStepResetEmail } from './team-emails.ts';
import {
  memberFaults,
  type inviteSchema,
  type OpenInvitation,
  type Team,
  type removalSchema,
  type resetSchema,
} from './team.ts';

export type InvitedAnswer = { outcome: 'done'; link: string } | Refusal;

export async function readTeam(reader: Member): Promise<Team> {
  const names = await listAccountNames();
  const members = await listMembers();
  return {
    now: new Date().toISOString(),
    members: members.map(({ hasCodes, hasPasskey, ...member }) => ({
      ...member,
      isYou: member.id === reader.id,
      secondStep: hasCodes ? 'codes' : hasPasskey ? 'passkey' : 'none',
    })),
    invitations: (await listInvitations()).map((invitation) => openInvitation(invitation, names)),
    profiles: await db.selectFrom('partners').select(['id', 'name']).orderBy('name').execute(),
    isEmailSetUp: env.smtpUrl !== undefined,
    emailHint: env.smtpUrl === undefined ? setupHint('email', reader.role) : undefined,
    requiredFrom: await findRule(),
  };
}

export async function inviteMember(
  input: z.output<typeof inviteSchema>,
  { email, name }: Member,
): Promise<InvitedAnswer> {
  const partnerId = input.role === 'partner' ? input.partnerId : null;
  const invitation = await invite(
    { ...input, partnerId },
    email,
    invitationEmailFrom(name || email),
  );
  if (!invitation) return refused({ email: 'This email already has an account' });
  return { outcome: 'done', link: invitationLink(invitation) };
}

export async function sendAgain(
  { id }: { id: string },
  { email, name }: Member,
): Promise<InvitedAnswer> {
  const invitation = await inviteAgain(id, email, invitationEmailFrom(name || email));
  return invitation
    ? { outcome: 'done', link: invitationLink(invitation) }
    : refused({ id: memberFaults.gone });
}

export async function withdraw({ id }: { id: string }, editor: string) {
  return (await withdrawInvitation(id, editor))
    ? ({ outcome: 'done' } as const)
    : refused({ id: memberFaults.gone });
}

export async function saveRole(
  input: { id: string; role: Role; partnerId: string | null },
  editor: string,
) {
  const partnerId = input.role === 'partner' ? input.partnerId : null;
  return answerTo(await changeRole({ ...input, partnerId }, editor, readdressNotices));
}

export async function remove(input: z.output<typeof removalSchema>, editor: string) {
  return answerTo(await removeMember(input, editor, handOverWork));
}

/** Requires the editor's password, in case somebody else uses their open browser. */
export async function resetStep(
  { id, password }: z.output<typeof resetSchema>,
  { id: ownId, email, name }: Member,
) {
  const refusal = await passwordRefusal(password, ownId);
  if (refusal) return refused({ password: refusal.message });
  const composeEmail = (to: { email: string }) =>
    secondStepResetEmail({ ...to, by: name || email }, env.siteUrl);
  return answerTo(await resetSecondStep(id, email, composeEmail));
}

export async function saveRule({ requiredFrom }: { requiredFrom: string | null }, editor: string) {
  await setRule(requiredFrom, editor);
  return { outcome: 'done' } as const;
}

function answerTo(fault: MemberFault | undefined) {
  return fault ? refused({ id: memberFaults[fault] }) : ({ outcome: 'done' } as const);
}

function invitationEmailFrom(inviter: string) {
  return (invitation: Invitation) =>
    invitationEmail(invitation, inviter, invitationLink(invitation));
}

function invitationLink({ token }: { token: string }) {
  const url = new URL('/admin/invitation', env.siteUrl);
  url.searchParams.set('token', token);
  return url.href;
}

function openInvitation(invitation: Invitation, names: Map<string, string>): OpenInvitation {
  const { id, name, email, role, expiresAt, invitedBy } = invitation;
  return {
    id,
    name,
    email,
    role,
    expiresAt,
    invitedBy: names.get(invitedBy) ?? invitedBy,
    isExpired: Date.parse(expiresAt) <= Date.now(),
    link: invitationLink(invitation),
  };
}
