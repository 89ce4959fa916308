import type { Role } from '../lib/rights.ts';
import { db } from './database.ts';

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

/** The shared database with the tables of the accounts, which only `auth*.ts` and `sign-in*.ts` use. */
export const accounts = db.$extendTables<AuthTables>();
