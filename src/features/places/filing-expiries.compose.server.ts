import { actors } from '../../model/actors.ts';
import { claimNotice } from '../../records/record-notices.server.ts';
import { logActivity } from '../../platform/activity.ts';
import { listColleagues, ownerAddresses } from '../../platform/accounts/colleagues.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { wakeMailer } from '../../platform/mail/outbox.ts';
import { todayIn } from '../../lib/time/dates.ts';
import { putNotices } from '../enquiries/notifications/notices.server.ts';
import { expiredEmail, expiryWarningEmail } from './expiry-emails.ts';
import { isExpiredFiling, listFilingExpiries } from './filing-expiries.server.ts';
import {
  daysLeft,
  expiredNotice,
  expiryReason,
  warningDays,
  warningNotice,
  type FilingExpiry,
} from './filing-expiry.ts';
import { filingKey, judgeProject } from './judge.ts';
import { readLegal } from '../projects/project-legal.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { followSettings } from '../settings/site-settings.server.ts';

/**
 * Unpublishes or flags a public project whose filing has expired, as the rule says, and tells the owners. It happens once
 * on any number of instances, and never because rules were changed after the expiry.
 */
export async function handleExpiry(expiry: FilingExpiry, now: Date) {
  const members = await listColleagues();
  await changeContent(async (tx) => {
    const { recordId, rule } = expiry;
    if (!(await isStillExpired(tx, expiry, now))) return;
    const notice = { noun: 'projects', recordId, notice: expiredNotice(expiry) } as const;
    if (!(await claimNotice(tx, notice, now))) return;
    const isUnpublished =
      rule.force === 'gate' &&
      rule.atExpiry === 'unpublish' &&
      !(await haveRulesChanged(tx, expiry));
    if (isUnpublished) await projectRecords.unpublishBecause(tx, recordId, expiryReason(expiry));
    else await logFlag(tx, expiry);
    const emails = ownerAddresses(members).map((owner) =>
      expiredEmail(owner, expiry, { isUnpublished, siteUrl: env.siteUrl }),
    );
    await putNotices(tx, emails, members, now);
  });
  wakeMailer();
}

/** The project may have been changed since the expiries were read. */
async function isStillExpired(tx: Transaction, expiry: FilingExpiry, now: Date) {
  const row = await tx
    .selectFrom('projects')
    .select(['city', 'status', 'legal'])
    .where('id', '=', expiry.recordId)
    .executeTakeFirst();
  if (!row) return false;
  const project = { ...row, legal: readLegal(row.legal) };
  const key = filingKey(expiry.place, expiry.rule);
  return (
    project.legal.filings[key]?.expiresOn === expiry.day &&
    judgeProject(project, undefined, (timeZone) => todayIn(timeZone, now)).some(
      (finding) => isExpiredFiling(finding) && filingKey(finding.place, finding.rule) === key,
    )
  );
}

/** A change of rules unpublishes nothing. */
async function haveRulesChanged(tx: Transaction, { at }: FilingExpiry) {
  const row = await tx
    .selectFrom('settings')
    .select('updatedAt')
    .where('id', '=', 'places')
    .executeTakeFirst();
  return row !== undefined && row.updatedAt > new Date(at).toISOString();
}

async function logFlag(tx: Transaction, expiry: FilingExpiry) {
  await logActivity(tx, {
    actor: actors.clock,
    kind: 'projects',
    act: 'flagged',
    subjectId: expiry.recordId,
    name: expiry.title,
    detail: expiryReason(expiry),
  });
}

/** Emails the owners 30 and 7 days before a filing of a public project expires, once on any number of instances. */
export async function warnOfExpiries(now: Date) {
  await followSettings();
  const soon = (await listFilingExpiries()).filter((expiry) =>
    isWithin(expiry, warningDays[0], now),
  );
  if (soon.length === 0) return;
  const members = await listColleagues();
  await db.transaction().execute(async (tx) => {
    const untold: FilingExpiry[] = [];
    for (const expiry of soon) if (await claimWarnings(tx, expiry, now)) untold.push(expiry);
    if (untold.length === 0) return;
    const emails = ownerAddresses(members).map((owner) =>
      expiryWarningEmail(owner, untold, { now, siteUrl: env.siteUrl }),
    );
    await putNotices(tx, emails, members, now);
  });
  wakeMailer();
}

/** Of several warnings that are due at once, one is enough. */
async function claimWarnings(tx: Transaction, expiry: FilingExpiry, now: Date) {
  let isNew = false;
  for (const days of warningDays) {
    if (!isWithin(expiry, days, now)) continue;
    const { recordId } = expiry;
    const notice = { noun: 'projects', recordId, notice: warningNotice(expiry, days) } as const;
    if (await claimNotice(tx, notice, now)) isNew = true;
  }
  return isNew;
}

function isWithin(expiry: FilingExpiry, days: number, now: Date) {
  const left = daysLeft(expiry, now);
  return left >= 0 && left <= days;
}
