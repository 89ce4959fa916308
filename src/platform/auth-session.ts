import type { Member } from '../lib/rights.ts';

export type Session = {
  id: string;
  user: Member;
  expiresAt: Date;
  /** Has to set a second step up before anything else. */
  lacksSecondStep: boolean;
};
