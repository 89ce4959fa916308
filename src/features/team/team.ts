import { z } from 'zod';
import { accountAddressFault, isAccountAddress } from '../../lib/web/account-address.ts';
import { isLikelyDay } from '../../lib/time/read-day.ts';
import { roleNames, type Role } from '../../model/rights.ts';
import * as field from '../../model/fields.ts';

const email = z
  .string()
  .trim()
  .max(254)
  .refine(isAccountAddress, { error: ({ input }) => accountAddressFault(String(input)) });

const byRole = {
  role: z.enum(roleNames),
  /** Required only for partners. */
  partnerId: z.uuid().nullable(),
};

export const inviteSchema = z
  .object({ email, name: field.line.max(80, 'Use 80 characters or fewer'), ...byRole })
  .superRefine(needProfile);

export const roleSchema = z.object({ id: z.string().max(100), ...byRole }).superRefine(needProfile);

/** `receiver` is the id of the member who takes over the open work; null leaves it unassigned. */
export const removalSchema = z.object({
  id: z.string().max(100),
  receiver: z.string().max(100).nullable(),
});

/** `password` is the password of the requesting member. */
export const resetSchema = z.object({ id: z.string().max(100), password: z.string().max(1000) });

export const ruleSchema = z.object({
  requiredFrom: z.iso.date('Choose a date').refine(isLikelyDay, 'Choose a date').nullable(),
});

function needProfile(
  { role, partnerId }: { role: Role; partnerId: string | null },
  context: z.RefinementCtx,
) {
  if (role === 'partner' && partnerId === null)
    context.addIssue({
      code: 'custom',
      path: ['partnerId'],
      message: 'Choose a partner profile',
    });
}

export type TeamMember = {
  id: string;
  name: string;
  email: string;
  role: Role;
  partnerId: string | null;
  isYou: boolean;
  lastSeenAt: string | null;
  secondStep: 'codes' | 'passkey' | 'none';
};

export type OpenInvitation = {
  id: string;
  name: string;
  email: string;
  role: Role;
  invitedBy: string;
  expiresAt: string;
  isExpired: boolean;
  /** The URL that accepts it. */
  link: string;
};

export type Team = {
  now: string;
  members: TeamMember[];
  invitations: OpenInvitation[];
  /** The partner profiles that an account can be linked to. */
  profiles: { id: string; name: string }[];
  isEmailSetUp: boolean;
  /** How to set it up. */
  emailHint: string | undefined;
  /** The day from which a second step is mandatory. */
  requiredFrom: string | null;
};

/** The open work of a member: drafts, scheduled records, preview links, enquiries. */
export type OpenWork = { drafts: number; scheduled: number; previews: number; enquiries: number };

export const teamKey = ['people'];

export const teamErrors = {
  fetch: 'Failed to fetch the team',
  invite: 'Failed to send the invitation',
  withdraw: 'Failed to withdraw the invitation',
  role: 'Failed to change the role',
  remove: 'Failed to remove this team member',
  rule: 'Failed to save this rule',
  reset: 'Failed to reset two-step verification',
} as const;

export const memberFaults = {
  'last-owner': 'There must be at least one owner. Make someone else an owner first.',
  self: 'You cannot change or remove your own account. Ask another owner.',
  gone: 'This has changed. Reload the page.',
  'receiver-gone': 'Choose someone else to take over the open work.',
} as const;
