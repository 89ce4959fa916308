import { countRows } from '../../../platform/database/count-rows.ts';
import { db } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import { isAbout } from '../../own-records.server.ts';
import type { Role } from '../../../model/rights.ts';
import { explainEmailError, emailErrorFor, noEmailText } from './email-errors.ts';
import type { UnsentReply } from '../inbox/enquiry-inbox.ts';
import { endedStages } from '../enquiry-status.ts';

/** The replies that have waited longest to be sent, and their total; optionally only those about these records. */
export async function listUnsentReplies(limit: number, role: Role, about?: readonly string[]) {
  const unsent = selectUnsentReplies().where((eb) => isAbout(about)(eb as never));
  const rows = await unsent
    .select(['enquiries.id', 'enquiries.form', 'enquiries.aboutName', 'enquiries.cameBy'])
    .select(['enquiries.name', 'enquiries.email'])
    .select(['outgoingMails.id as mailId', 'outgoingMails.createdAt'])
    .select(['outgoingMails.state', 'outgoingMails.lastError'])
    .orderBy('outgoingMails.createdAt')
    .orderBy('outgoingMails.id')
    .limit(limit)
    .execute();
  const first = rows.map(({ state, lastError, ...row }): UnsentReply => ({
    ...row,
    hasFailed: state === 'failed',
    cause: causeFor(role, lastError),
  }));
  return { total: await countRows(unsent), first };
}

/**
 * The mails of replies that the mail server has not taken, or has returned, with their enquiries. Without those that
 * failed and that somebody has answered in another way since.
 */
export function selectUnsentReplies() {
  return db
    .selectFrom('outgoingMails')
    .innerJoin('enquiries', 'enquiries.id', 'outgoingMails.enquiryId')
    .where('outgoingMails.purpose', '=', 'reply')
    .where('enquiries.deletedAt', 'is', null)
    .where('enquiries.status', '!=', 'spam')
    .where((eb) =>
      eb.or([
        eb('outgoingMails.state', '=', 'waiting'),
        eb.and([
          eb('outgoingMails.state', '=', 'failed'),
          eb('enquiries.status', 'not in', endedStages),
          eb.or([
            eb('enquiries.status', '!=', 'answered'),
            eb('outgoingMails.sentAt', 'is not', null),
          ]),
          eb.not(
            eb.exists(
              eb
                .selectFrom('outgoingMails as later')
                .select('later.id')
                .whereRef('later.enquiryId', '=', 'outgoingMails.enquiryId')
                .whereRef('later.createdAt', '>', 'outgoingMails.createdAt')
                .where('later.purpose', '=', 'reply')
                .where('later.state', '=', 'sent'),
            ),
          ),
        ]),
      ]),
    );
}

function causeFor(role: Role, lastError: string | null) {
  const error = emailErrorFor(role, lastError);
  if (error !== null) return explainEmailError(error);
  return env.smtpUrl === undefined ? noEmailText(role) : '';
}
