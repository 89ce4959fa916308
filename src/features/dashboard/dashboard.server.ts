import { listAccountNames } from '../../platform/auth-activity.ts';
import { mailHealth } from '../../platform/mail-outbox.ts';
import { listLatestChanges } from '../activity/activity.server.ts';
import { countAddressCare } from '../addresses/care.server.ts';
import { listFollowUps } from '../enquiries/follow-ups.server.ts';
import { listWaiting } from '../enquiries/waiting-enquiries.server.ts';
import { countWithoutText } from '../media/media-library.server.ts';
import { nounActions } from '../nouns.server.ts';
import { countProjectCare } from '../projects/project-care.server.ts';
import { countClaimsToLookAt } from '../settings/settings-care.server.ts';
import type { Care, DashboardData } from './dashboard.ts';
import { listStopped, listUnfinished } from './drafts-left.server.ts';
import { findFirstDay } from './first-day.server.ts';
import { listScheduled } from './scheduled.server.ts';

const mostShown = 5;

/** All that an account is told at the beginning of its day. */
export async function readDashboard(email: string): Promise<DashboardData> {
  const names = await listAccountNames();
  const [waiting, followUps, scheduled, unfinished, changes, care, firstDay] = await Promise.all([
    listWaiting(mostShown),
    listFollowUps(mostShown),
    listScheduled(mostShown),
    listUnfinished(mostShown, nounActions),
    listLatestChanges(mostShown, names),
    readCare(),
    findFirstDay(email),
  ]);
  return {
    now: new Date().toISOString(),
    names: Object.fromEntries(names),
    waiting,
    followUps,
    scheduled,
    unfinished,
    changes,
    care,
    firstDay,
  };
}

async function readCare(): Promise<Care> {
  const [mail, stopped, addresses, picturesWithoutText, projects] = await Promise.all([
    mailHealth(),
    listStopped(),
    countAddressCare(),
    countWithoutText(),
    countProjectCare(),
  ]);
  return {
    isMailSetUp: mail.isConfigured,
    mailsWaiting: mail.waiting,
    mailsFailed: mail.failed,
    stopped,
    picturesWithoutText,
    claimsToLookAt: countClaimsToLookAt(),
    ...addresses,
    ...projects,
  };
}
