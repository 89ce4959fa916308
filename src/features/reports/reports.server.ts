import { listColleagues } from '../../platform/accounts/colleagues.ts';
import { db } from '../../platform/database/database.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import {
  summarizeAnswers,
  lastWeeks,
  summarizeOpenWork,
  summarizeWeeks,
  type Answered,
  type Counted,
  type OpenCounts,
  type Weekly,
} from './reports.ts';
import { startOfDay, todayIn } from '../../lib/time/dates.ts';
import { openStages } from '../enquiries/enquiry-status.ts';

export type Reports = { weekly: Weekly; answered: Answered; open: OpenCounts[] };

/** Computed from the enquiries of the last twelve weeks and all open ones. */
export async function readReports(now = new Date()): Promise<Reports> {
  const { timeZone } = headOffice();
  const [first = ''] = lastWeeks(todayIn(timeZone, now));
  const since = new Date(startOfDay(first, timeZone)).toISOString();
  const rows = await db
    .selectFrom('enquiries')
    .select(['form', 'cameBy', 'aboutName', 'city', 'status'])
    .select(['givenTo', 'createdAt', 'answeredAt'])
    .select((eb) =>
      eb
        .selectFrom('outgoingMails')
        .select((email) => email.fn.countAll().as('count'))
        .whereRef('outgoingMails.enquiryId', '=', 'enquiries.id')
        .where('outgoingMails.purpose', '=', 'reply')
        .where('outgoingMails.sentAt', 'is not', null)
        .as('sentReplies'),
    )
    .where('deletedAt', 'is', null)
    .where('joinedTo', 'is', null)
    .where('status', '!=', 'spam')
    .where('cameBy', '!=', 'team')
    .where((eb) => eb.or([eb('createdAt', '>=', since), eb('status', 'in', openStages)]))
    .execute();
  const enquiries: Counted[] = rows.map(({ sentReplies, ...row }) => ({
    ...row,
    sentReplies: Number(sentReplies),
  }));
  const recent = enquiries.filter(({ createdAt }) => createdAt >= since);
  const { cities } = settings().cities;
  const cityName = (id: string) => cities.find((city) => city.id === id)?.name ?? id;
  return {
    weekly: summarizeWeeks(recent, { now, timeZone, cityName }),
    answered: summarizeAnswers(recent),
    open: summarizeOpenWork(enquiries, await listColleagues()),
  };
}
