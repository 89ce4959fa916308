import type { Member } from '../../model/rights.ts';

export type Session = {
  id: string;
  user: Member;
  expiresAt: Date;
  /** The user must set up a second step before anything else. */
  lacksSecondStep: boolean;
};
