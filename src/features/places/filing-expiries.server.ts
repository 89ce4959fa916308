import { db } from '../../platform/database/database.ts';
import { cachedContent } from '../../platform/page-cache/cached-content.ts';
import { findNotices } from '../../records/record-notices.server.ts';
import type { Place, Places } from '../../site/settings/places.ts';
import { settings } from '../../site/settings/settings.ts';
import { readLegal } from '../projects/project-legal.ts';
import { expiredNotice, type FilingExpiry } from './filing-expiry.ts';
import { filingKey, judgeProject, type Finding, type JudgedProject } from './judge.ts';

type ExpiringProject = JudgedProject & { id: string; title: string };

type KnownExpiries = {
  projects: ExpiringProject[];
  places: Places;
  all: FilingExpiry[];
  /** Those that were handled. */
  handled: Set<FilingExpiry>;
};

let known: KnownExpiries | undefined;

/** The expiries of filings that rules ask of public projects, the earliest first. */
export async function listFilingExpiries() {
  return (await readExpiries()).all;
}

/** The expiries that have come and were not handled by any instance, the earliest first. */
export async function listDueExpiries(now: Date): Promise<FilingExpiry[]> {
  const { all, handled } = await readExpiries();
  const due = all.filter((expiry) => expiry.at <= now.getTime() && !handled.has(expiry));
  if (due.length === 0) return [];
  const notices = await findNotices(due.map(({ recordId }) => recordId));
  for (const expiry of due)
    if (notices.has(`${expiry.recordId} ${expiredNotice(expiry)}`)) handled.add(expiry);
  return due.filter((expiry) => !handled.has(expiry));
}

/** The time of the next expiry after `after`. */
export async function findNextExpiry(after: Date) {
  const next = (await readExpiries()).all.find(({ at }) => at > after.getTime());
  return next && new Date(next.at);
}

/** Content and rules seldom change, and the publisher asks every second. */
async function readExpiries(): Promise<KnownExpiries> {
  const projects = await listExpiringProjects();
  const { places } = settings();
  if (known?.projects !== projects || known.places !== places) {
    const all = projects.flatMap(findExpiries).toSorted((one, other) => one.at - other.at);
    known = { projects, places, all, handled: new Set() };
  }
  return known;
}

const listExpiringProjects = cachedContent(async (): Promise<ExpiringProject[]> => {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'title', 'city', 'status', 'legal'])
    .where('legal', 'like', '%"expiresOn":"%')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, legal: readLegal(row.legal) }));
});

/** All that will expire one day: judged at the end of time. */
function findExpiries(project: ExpiringProject): FilingExpiry[] {
  const findings = judgeProject(project, undefined, () => '9999-12-31');
  return findings.filter(isExpiredFiling).flatMap(({ place, rule }) => {
    const day = project.legal?.filings[filingKey(place, rule)]?.expiresOn;
    if (!day) return [];
    const at = endOfLastDay(day, place);
    return [{ recordId: project.id, title: project.title, at, day, place, rule }];
  });
}

export function isExpiredFiling({ rule, state }: Finding) {
  return rule.asks === 'filing' && state === 'expired';
}

function endOfLastDay(day: string, { timeZone }: Place) {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
}
