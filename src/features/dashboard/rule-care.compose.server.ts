import { listFilingExpiries } from '../places/filing-expiries.server.ts';
import { daysLeft, filingName, warningDays } from '../places/filing-expiry.ts';
import { listPublicUnlawful, listScheduledUnlawful } from '../places/unlawful-records.server.ts';
import type { Care } from './dashboard.ts';
import { recordSummary } from './drafts-left.server.ts';

/** What the rules of places ask for now, or soon. */
export async function readRuleCare(now: Date): Promise<Pick<Care, 'unlawful' | 'expiring'>> {
  const unlawful = [...(await listPublicUnlawful(now)), ...(await listScheduledUnlawful())];
  const expiries = await listFilingExpiries();
  return {
    unlawful: unlawful.map(({ isScheduled, reason, record, ...reference }) => {
      const { name, address } = recordSummary(reference, record);
      return { name, address, isScheduled, reason };
    }),
    expiring: expiries.flatMap((expiry) => {
      const left = daysLeft(expiry, now);
      if (left < 0 || left > warningDays[0]) return [];
      const { recordId, title } = expiry;
      const { name, address } = recordSummary({ noun: 'projects', recordId }, { title });
      return [{ name, address, filing: filingName(expiry), daysLeft: left }];
    }),
  };
}
