import { may, type Member, type Role } from '../../model/rights.ts';
import { listAccountNames } from '../../platform/accounts/activity.ts';
import { mailHealth } from '../../platform/mail/outbox.ts';
import { setupHint } from '../../platform/setup-hints.ts';
import { listLatestChanges } from '../activity/activity.server.ts';
import { countAddressCare } from '../addresses/care.server.ts';
import { listStoppedWebhooks } from '../webhooks/webhook-care.server.ts';
import { listFollowUps } from '../enquiries/notifications/follow-ups.server.ts';
import { countHeldEnquiries } from '../enquiries/spam/held-enquiries.server.ts';
import { listUnsentReplies } from '../enquiries/conversation/unsent-replies.server.ts';
import { listUnnotifiedForms } from '../enquiries/notifications/unnotified-forms.server.ts';
import { listWaiting } from '../enquiries/notifications/waiting-enquiries.server.ts';
import { readableSubjects } from '../own-records.server.ts';
import { countWithoutText } from '../media/library/media-library.server.ts';
import { nounActions } from '../nouns.server.ts';
import { countProjectCare } from '../projects/form/project-care.server.ts';
import { countClaimsToReview, countRulesToReview } from '../settings/settings-care.server.ts';
import { listMentions } from '../notes/mentions.server.ts';
import { listMissingTexts } from '../translations/missing-texts.server.ts';
import { listTodaysViewings } from '../viewings/office/office-viewings.compose.server.ts';
import type { TranslationKey } from '../translations/translation.ts';
import { translationAddress } from '../translations/translation-address.ts';
import { countChanged, countMissing } from '../translations/translation-states.server.ts';
import type { Care, DashboardData } from './dashboard.ts';
import { listStopped, listUnfinished } from './drafts-left.server.ts';
import { findFirstDay } from './first-day.server.ts';
import { readRuleCare } from './rule-care.compose.server.ts';
import { listScheduled } from './scheduled.server.ts';

const maxListed = 5;

/** The member's dashboard, limited to what the role may see. */
export async function readDashboard(member: Member): Promise<DashboardData> {
  const { email, role } = member;
  const names = await listAccountNames();
  const about = await readableSubjects(member);
  const [writes, seesActivity, isOwner] = [
    may(role, 'write'),
    may(role, 'activity'),
    may(role, 'settings'),
  ];
  const [
    waiting,
    unsentReplies,
    held,
    viewings,
    followUps,
    mentions,
    scheduled,
    unfinished,
    changes,
    care,
    firstDay,
  ] = await Promise.all([
    listWaiting(maxListed, about),
    listUnsentReplies(maxListed, role, about),
    countHeldEnquiries(about),
    listTodaysViewings(maxListed, about),
    listFollowUps(maxListed, about),
    listMentions(maxListed, member),
    writes ? listScheduled(maxListed) : undefined,
    writes ? listUnfinished(maxListed, nounActions, listMissingTexts) : undefined,
    seesActivity ? listLatestChanges(maxListed, names) : undefined,
    writes ? readCare(role) : undefined,
    isOwner ? findFirstDay(email) : undefined,
  ]);
  return {
    now: new Date().toISOString(),
    names: may(role, 'read') ? Object.fromEntries(names) : {},
    waiting,
    unsentReplies,
    held,
    viewings,
    followUps,
    mentions,
    scheduled,
    unfinished,
    changes,
    care,
    firstDay,
  };
}

function textsToTranslate(
  { count, ...key }: TranslationKey & { count: number },
  show: 'changed' | 'missing',
) {
  return { language: key.language, count, address: translationAddress(key, show) };
}

/** Addresses, claims, rules and the set-up of the server are in the care of owners. */
async function readCare(role: Role): Promise<Care> {
  const isOwner = may(role, 'settings');
  const [
    mail,
    stopped,
    rules,
    addresses,
    stoppedWebhooks,
    imagesWithoutText,
    projects,
    unnotifiedForms,
    changed,
    missing,
  ] = await Promise.all([
    mailHealth(),
    listStopped(),
    readRuleCare(new Date()),
    isOwner ? countAddressCare() : { deadLinks: 0, addressesNotFound: 0 },
    isOwner ? listStoppedWebhooks() : [],
    countWithoutText(),
    countProjectCare(),
    listUnnotifiedForms(),
    countChanged({ ofSettings: isOwner }),
    countMissing({ ofSettings: isOwner }),
  ]);
  return {
    isEmailSetUp: mail.isConfigured,
    emailHint: mail.isConfigured ? undefined : setupHint('email', role),
    unnotifiedForms,
    emailsWaiting: mail.waiting,
    emailsFailed: mail.failed,
    stopped,
    ...rules,
    imagesWithoutText,
    claimsToReview: isOwner ? countClaimsToReview() : 0,
    rulesToReview: isOwner ? countRulesToReview() : 0,
    changedTexts: changed.map((texts) => textsToTranslate(texts, 'changed')),
    missingTexts: missing.map((texts) => textsToTranslate(texts, 'missing')),
    ...addresses,
    stoppedWebhooks,
    ...projects,
  };
}
