import type { Role } from '../lib/rights.ts';
import type { ExpressionBuilder } from 'kysely';
import { db, type Transaction } from './database.ts';
import type { Tables } from './tables.ts';

/** The tables of the accounts. Those named `auth_…` are better-auth's; a moment comes as text or, on PostgreSQL, as a Date. */
type AuthTables = {
  authUser: {
    id: string;
    name: string;
    email: string;
    role: Role;
    /** A record of partners. */
    partnerId: string | null;
    /** 0 or 1. */
    emailVerified: number;
    lastSeenAt: string | null;
    /** True or 1 for who types codes. */
    twoFactorEnabled: boolean | number | null;
    createdAt: string;
    updatedAt: string;
  };
  authSession: {
    id: string;
    userId: string;
    createdAt: string;
    expiresAt: string;
    userAgent: string | null;
    lastUsedAt: string | null;
  };
  authPasskey: {
    id: string;
    userId: string;
    name: string | null;
    credentialId: string;
    aaguid: string | null;
    createdAt: string;
    lastUsedAt: string | null;
  };
  authTwoFactor: { id: string; userId: string; secret: string; backupCodes: string };
  invitations: InvitationRow;
  formerMembers: { email: string; name: string; removedAt: string };
  /** One row, or none while nobody has to. */
  secondStepRule: { id: number; requiredFrom: string; setBy: string };
  authAccount: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string;
    createdAt: string;
    updatedAt: string;
  };
  authVerification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: string;
    createdAt: string;
    updatedAt: string;
  };
};

export type InvitationRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  partnerId: string | null;
  /** An e-mail. */
  invitedBy: string;
  invitedAt: string;
  expiresAt: string;
  acceptedAt: string | null;
  withdrawnAt: string | null;
};

type AccountsTables = Tables & AuthTables;

/** A connection with the tables of the accounts. */
export function withAccounts(connection: typeof db | Transaction) {
  return connection.$extendTables<AuthTables>();
}

/** The shared database with the tables of the accounts, which only `auth*.ts` and `sign-in*.ts` use. */
export const accounts = withAccounts(db);

type Users = ExpressionBuilder<AccountsTables, 'authUser'>;

export function hasPasskey(eb: Users) {
  return eb.exists(
    eb
      .selectFrom('authPasskey')
      .select('authPasskey.id')
      .whereRef('authPasskey.userId', '=', 'authUser.id'),
  );
}

/** Nobody has accepted or withdrawn it; it may have expired. */
export function isOpenInvitation(eb: ExpressionBuilder<AccountsTables, 'invitations'>) {
  return eb.and([eb('acceptedAt', 'is', null), eb('withdrawnAt', 'is', null)]);
}

export type AccountsTransaction = Parameters<
  Parameters<ReturnType<typeof accounts.transaction>['execute']>[0]
>[0];
