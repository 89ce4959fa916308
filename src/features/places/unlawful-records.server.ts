import { hourMs } from '../../lib/time/durations.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { findLanguageGaps } from '../../records/translations/whole-languages.server.ts';
import { selectDrafts } from '../../records/publishing/drafts.server.ts';
import type { Places } from '../../site/settings-places.ts';
import { settings } from '../../site/settings.ts';
import type { LicensedPartner } from './judge.ts';
import { languagesAsked, type Faults } from './publication-faults.ts';
import { judgeLeaving } from './verdict.ts';

type JudgedNoun = 'projects' | 'partners' | 'news' | 'pages';

/** A record that is public although a gate refuses it, or is scheduled although a gate will refuse it. */
export type UnlawfulRecord = {
  noun: JudgedNoun;
  recordId: string;
  record: Record<string, unknown>;
  isScheduled: boolean;
  reason: string;
};

let known: { version: number; places: Places; hour: number; records: UnlawfulRecord[] } | undefined;

/** What is public stays so when rules change. Computed once for each version of the content, and each hour. */
export async function listPublicUnlawful(now: Date): Promise<UnlawfulRecord[]> {
  const [version, { places }] = [contentVersion(), settings()];
  const hour = Math.floor(now.getTime() / hourMs);
  if (known?.version === version && known.places === places && known.hour === hour)
    return known.records;
  const records = hasGates(places) ? await judgeAll(now) : [];
  known = { version, places, hour, records };
  return records;
}

/** The scheduled drafts that a gate will refuse at their time. */
export async function listScheduledUnlawful(): Promise<UnlawfulRecord[]> {
  if (!hasGates(settings().places)) return [];
  const partners = await readPartners();
  const drafts = await selectDrafts()
    .where('schedules.publishAt', 'is not', null)
    .orderBy('schedules.publishAt')
    .orderBy('drafts.recordId')
    .execute();
  const records: UnlawfulRecord[] = [];
  for (const { noun, recordId, record: text, publishAt } of drafts) {
    if (!isJudged(noun) || publishAt === null) continue;
    const record = JSON.parse(text) as Record<string, unknown>;
    const at = new Date(publishAt);
    const faults = await findFaults(noun, { ...record, id: recordId }, partners, at);
    records.push(...unlawful({ noun, recordId, record, isScheduled: true }, faults));
  }
  return records;
}

function hasGates({ places }: Places) {
  return places.some(({ rules, words }) =>
    [...rules, ...words].some(({ force }) => force === 'gate'),
  );
}

async function judgeAll(now: Date): Promise<UnlawfulRecord[]> {
  const partners = await readPartners();
  const hasWords = settings().places.places.some(({ words }) =>
    words.some(({ force }) => force === 'gate'),
  );
  const projects = await readProjects();
  const texts = hasWords ? await readTexts() : [];
  const records = [
    ...projects.map((record) => ({ noun: 'projects' as const, record })),
    ...[...partners.values()].map((record) => ({ noun: 'partners' as const, record })),
    ...texts,
  ];
  const found: UnlawfulRecord[] = [];
  for (const { noun, record } of records) {
    const faults = await findFaults(noun, record, partners, now);
    found.push(...unlawful({ noun, recordId: record.id, record, isScheduled: false }, faults));
  }
  return found;
}

async function readProjects() {
  const rows = await db
    .selectFrom('projects')
    .selectAll()
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return rows.map(({ features, specifications, residences, timeline, ...row }) => ({
    ...row,
    features: jsonValue(features),
    specifications: jsonValue(specifications),
    residences: jsonValue(residences),
    timeline: jsonValue(timeline),
  }));
}

async function readPartners() {
  const rows = await db
    .selectFrom('partners')
    .selectAll()
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readTexts() {
  const news = await db.selectFrom('news').selectAll().orderBy('id').execute();
  const pages = await db.selectFrom('pages').selectAll().orderBy('id').execute();
  return [
    ...news.map((record) => ({ noun: 'news' as const, record })),
    ...pages.map(({ content, ...page }) => ({
      noun: 'pages' as const,
      record: { ...page, content: JSON.parse(content) as object },
    })),
  ];
}

async function findFaults(
  noun: JudgedNoun,
  record: { id: string },
  partners: Map<string, LicensedPartner>,
  at: Date,
): Promise<Faults> {
  const { partnerId } = record as { partnerId?: string | null };
  const asked = { noun, id: record.id, record };
  const verdict = judgeLeaving({
    noun,
    record,
    at,
    channel: 'site',
    partner: partners.get(partnerId ?? ''),
    languageGaps: await findLanguageGaps(db, asked, languagesAsked(noun, record), at),
  });
  return verdict.outcome === 'refused' ? verdict.faults : {};
}

function unlawful(record: Omit<UnlawfulRecord, 'reason'>, faults: Faults): UnlawfulRecord[] {
  const [reason] = Object.values(faults);
  return reason === undefined ? [] : [{ ...record, reason }];
}

function isJudged(noun: string): noun is JudgedNoun {
  return ['projects', 'partners', 'news', 'pages'].includes(noun);
}
