import type { Role } from '../../model/rights.ts';
import type { ExpressionBuilder } from 'kysely';
import { db, type Transaction } from '../database/database.ts';
import type { Tables } from '../database/row-types.ts';

/** The account tables. Those named `auth_…` belong to better-auth. PostgreSQL may return timestamps as Date. */
type AuthTables = {
  authUser: {
    id: string;
    name: string;
    email: string;
    role: Role;
    partnerId: string | null;
    /** 0 or 1. */
    emailVerified: number;
    lastSeenAt: string | null;
    /** True or 1 if codes are on. */
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
  authTwoFactor: {
    id: string;
    userId: string;
    secret: string;
    backupCodes: string;
    /** The 30-second step of the last accepted code (RFC 6238). */
    lastUsedStep: number | null;
  };
  invitations: InvitationRow;
  formerMembers: { email: string; name: string; removedAt: string };
  /** One row, or none if no rule is set. */
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
  /** The clients that have registered to act for members. */
  authOauthClient: {
    clientId: string;
    name: string | null;
    /** A JSON list. */
    redirectUris: string;
    createdAt: string;
  };
  authOauthConsent: { clientId: string; userId: string };
  authOauthRefreshToken: { clientId: string; userId: string; expiresAt: string };
  authOauthAccessToken: {
    /** Hashed. */
    token: string;
    clientId: string;
    userId: string;
    /** JSON lists. */
    resources: string | null;
    scopes: string;
    expiresAt: string;
    revoked: string | null;
  };
};

export type InvitationRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  partnerId: string | null;
  /** The e-mail of an owner. */
  invitedBy: string;
  invitedAt: string;
  expiresAt: string;
  acceptedAt: string | null;
  withdrawnAt: string | null;
};

type AccountsTables = Tables & AuthTables;

/** The connection with the account tables added to its type. */
export function withAccounts(connection: typeof db | Transaction) {
  return connection.$extendTables<AuthTables>();
}

/** The shared database with the account tables. Only `auth*.ts` and `sign-in*.ts` use it. */
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

/** Neither accepted nor withdrawn. It may have expired. */
export function isOpenInvitation(eb: ExpressionBuilder<AccountsTables, 'invitations'>) {
  return eb.and([eb('acceptedAt', 'is', null), eb('withdrawnAt', 'is', null)]);
}

export type AccountsTransaction = Parameters<
  Parameters<ReturnType<typeof accounts.transaction>['execute']>[0]
>[0];
