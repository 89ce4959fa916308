import { db, type Transaction } from './database.ts';

/** The tables of the accounts. Those named `auth_…` are better-auth's; a moment comes as text or, on PostgreSQL, as a Date. */
type AuthTables = {
  authUser: {
    id: string;
    name: string;
    email: string;
    /** 0 or 1. */
    emailVerified: number;
    createdAt: string;
    updatedAt: string;
  };
  authSession: { id: string; userId: string; expiresAt: string };
  authAccount: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string;
    createdAt: string;
    updatedAt: string;
  };
  authVerification: { id: string; identifier: string; expiresAt: string };
};

/** A connection with the tables of the accounts. */
export function withAccounts(connection: typeof db | Transaction) {
  return connection.$extendTables<AuthTables>();
}

/** The shared database with the tables of the accounts, which only `auth*.ts` and `sign-in*.ts` use. */
export const accounts = withAccounts(db);
