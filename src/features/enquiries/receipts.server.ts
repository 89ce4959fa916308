import { randomInt } from 'node:crypto';
import { db, type Transaction } from '../../platform/database/database.ts';
import { dateBusinessDaysAfter } from '../../lib/time/business-days.ts';
import { todayIn, weekdayAndDate } from '../../lib/time/dates.ts';
import { hourMs } from '../../lib/time/durations.ts';
import { receiptMessages } from '../../messages/receipt.ts';
import { env } from '../../platform/env/env.ts';
import { brokerageName } from '../../site/settings/sellers.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import { firstName } from '../partners/partner.ts';
import { cityName } from '../projects/project.ts';
import {
  formatEnquiryAnswer,
  type Enquiry,
  type EnquiryAnswers,
  type EnquiryFormName,
  type EnquirySubject,
  type Receipt,
} from './enquiry.ts';

const letters: Record<EnquiryFormName, string> = {
  contact: 'C',
  'partner-contact': 'P',
  'project-interest': 'I',
  vip: 'V',
  join: 'J',
};

const maxTries = 20;

/**
 * A new reference: the letter of the form, the home or the slug, and four digits, such as `I-2701-0418`. With more
 * digits when those are used up. Call it where enquiries are stored one at a time.
 */
export async function newReference(
  tx: Transaction,
  { form, aboutSlug, home }: Pick<Enquiry, 'form' | 'aboutSlug' | 'home'>,
) {
  const subject = (home ?? aboutSlug)?.toUpperCase().replaceAll(/\s+/g, '-');
  const start = [letters[form], subject].filter(Boolean).join('-');
  for (let digits = 4; ; digits++) {
    for (let tries = 0; tries < maxTries; tries++) {
      const reference = `${start}-${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
      const used = await tx
        .selectFrom('enquiries')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (!used) return reference;
    }
  }
}

/** The receipt of an enquiry that was received within the last hour. */
export async function findReceipt(
  id: string,
  form: EnquiryFormName,
  about: EnquirySubject | undefined,
  now: Date,
): Promise<Receipt | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'name', 'email', 'answers', 'aboutName', 'home', 'reference', 'createdAt'])
    .where('id', '=', id)
    .where('form', '=', form)
    .where('aboutId', about ? '=' : 'is', about?.id ?? null)
    .where('deletedAt', 'is', null)
    .where('createdAt', '>', new Date(now.getTime() - hourMs).toISOString())
    .executeTakeFirst();
  if (!row?.reference) return undefined;
  const { name, email, aboutName, home, reference, createdAt } = row;
  const { about: topics, aboutHome } = receiptMessages();
  const subject = JSON.parse(row.answers) as EnquiryAnswers;
  const topic = formatEnquiryAnswer(form, 'subject', subject['subject']) || topics[form];
  return {
    id,
    form,
    name,
    email,
    isConfirmed: env.smtpUrl !== undefined,
    about: home && aboutName ? aboutHome(aboutName, home) : (aboutName ?? topic),
    ...(aboutName && !home && { isAboutName: true as const }),
    place: about?.city ? cityName(about.city) : null,
    reference,
    // Whoever joins the VIP list asks nothing.
    reply: form === 'vip' ? null : promisedReply(about, new Date(createdAt)),
  };
}

/** Who replies, and by when. Null if the office has not promised it. */
function promisedReply(about: EnquirySubject | undefined, received: Date): Receipt['reply'] {
  const { replyDays } = settings().desk;
  if (replyDays === null) return null;
  const { phone, timeZone } = headOffice();
  const by = weekdayAndDate(dateBusinessDaysAfter(todayIn(timeZone, received), replyDays));
  if (!about?.replier) {
    const { name } = settings().company;
    return { name, firstName: name, brokerage: brokerageName(), phone: phone || null, by };
  }
  const { replier } = about;
  return {
    name: replier.name,
    firstName: firstName(replier),
    brokerage: brokerageName(replier),
    phone: replier.phone ?? (phone || null),
    by,
  };
}
