import { setImmediate } from 'node:timers/promises';
import { hourMs } from '../../lib/time/durations.ts';
import { contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { selectDrafts } from '../../records/publishing/drafts.server.ts';
import type { StoredRecord } from '../../model/record.ts';
import { hasSources, sourcesOf } from '../../records/translations/sources.server.ts';
import type { TranslatedNoun } from '../../model/translations/units.ts';
import { findLanguageGaps } from '../../records/translations/whole-languages.server.ts';
import type { Places } from '../../site/settings/places.ts';
import { settings } from '../../site/settings/settings.ts';
import {
  asSelling,
  refusesAnyText,
  ownTexts,
  placesShowing,
  publishedTranslations,
  readAllAround,
  textsInLanguage,
  type Around,
  type Owner,
  type ShowingProject,
} from '../leaving-texts.server.ts';
import { judgedColumns } from '../partners/partner.ts';
import { askDoor } from '../public-door.server.ts';
import { translatedNouns } from '../translations/translation.ts';
import type { LicensedPartner } from './judge.ts';
import { languagesAsked, refusesTexts } from './publication-faults.ts';
import { rulingsOf } from './record-words.ts';
import { judgeLeaving, type Leaving } from './verdict.ts';

/** A record that is public although a gate refuses it, or is scheduled although a gate will refuse it. */
export type UnlawfulRecord = {
  noun: NounName;
  recordId: string;
  record: Record<string, unknown>;
  isScheduled: boolean;
  reason: string;
};

type Known = { version: number; places: Places; hour: number; records: Promise<UnlawfulRecord[]> };

let known: Known | undefined;

/** What is public stays so when rules change. Computed once for each version of the content, and each hour. */
export async function listPublicUnlawful(now: Date): Promise<UnlawfulRecord[]> {
  const [version, { places }] = [contentVersion(), settings()];
  const hour = Math.floor(now.getTime() / hourMs);
  if (known?.version === version && known.places === places && known.hour === hour)
    return known.records;
  const records = hasGates(places) ? judgeAll(now) : Promise.resolve([]);
  const reading = { version, places, hour, records };
  known = reading;
  records.catch(() => {
    if (known === reading) known = undefined;
  });
  return records;
}

/** The scheduled drafts that a gate will refuse at their time. */
export async function listScheduledUnlawful(): Promise<UnlawfulRecord[]> {
  if (!hasGates(settings().places)) return [];
  const drafts = await selectDrafts()
    .where('schedules.publishAt', 'is not', null)
    .orderBy('schedules.publishAt')
    .orderBy('drafts.recordId')
    .execute();
  const records: UnlawfulRecord[] = [];
  for (const { noun, recordId, record: text, publishAt } of drafts) {
    if (publishAt === null) continue;
    const record = JSON.parse(text) as Record<string, unknown>;
    const asked = { noun, id: recordId, record, at: new Date(publishAt), channel: 'site' } as const;
    const verdict = await askDoor(db, asked);
    records.push(...unlawful({ noun, recordId, record, isScheduled: true }, verdict));
  }
  return records;
}

function hasGates({ places }: Places) {
  return places.some(({ rules, words }) =>
    [...rules, ...words].some(({ force }) => force === 'gate'),
  );
}

const mostMsAtOnce = 20;

/** Campaigns are judged when they are sent. */
type TextNoun = Exclude<TranslatedNoun, 'media' | 'campaigns'>;

type PublicRecord = StoredRecord & { displayOrder?: number; projectId?: unknown };

/** Everything that is public, read once. Each language of a record is judged for itself. */
async function judgeAll(now: Date): Promise<UnlawfulRecord[]> {
  const nouns: readonly TranslatedNoun[] = refusesAnyText() ? translatedNouns : [];
  const around = nouns.length > 0 ? await readAllAround(db) : nothingAround;
  const partners = new Map((await readJudgedPartners()).map((partner) => [partner.id, partner]));
  const projects = await readJudgedProjects();
  const found: UnlawfulRecord[] = [];
  let since = performance.now();
  for (const noun of ['projects', 'partners'] as const) {
    for (const record of noun === 'projects' ? projects : partners.values()) {
      const partner = 'partnerId' in record ? partners.get(record.partnerId ?? '') : undefined;
      const languageGaps = await readLanguageGaps(noun, record, now);
      const leaving = { noun, record, at: now, channel: 'site', partner, languageGaps } as const;
      judge(noun, record, { ...leaving, texts: [] });
    }
  }
  for (const noun of nouns.filter(isTextNoun)) {
    const records = (await sourcesOf(noun).listPublic(db)) as PublicRecord[];
    for (const record of records.toSorted(byOrder)) {
      judgeTexts(noun, record);
      await letOthersRun();
    }
  }
  return withoutRepetition(found);

  /** Requests are answered between records. */
  async function letOthersRun() {
    if (performance.now() - since < mostMsAtOnce) return;
    await setImmediate();
    since = performance.now();
  }

  function judgeTexts(noun: TextNoun, record: PublicRecord) {
    const rulings = rulingsOf(noun, record, placesShowing(noun, record, projects));
    const own: Owner = { noun, id: record.id, record, rulings };
    const sold =
      noun === 'partners' ? projects.filter(({ partnerId }) => partnerId === record.id) : [];
    for (const owner of sold.length > 0 ? [own, asSelling(own, sold)] : [own]) {
      if (!refusesTexts(owner.rulings)) continue;
      const leaving = { noun: 'texts', record, at: now, channel: 'site' } as const;
      judge(noun, record, { ...leaving, texts: ownTexts(owner, around) });
      for (const one of publishedTranslations(owner, around)) {
        const { fields: _fields, ...translation } = one;
        const texts = textsInLanguage(owner, one, around).map(
          ({ label: _label, ...group }) => group,
        );
        judge('translations', translation, { ...leaving, texts });
      }
    }
  }

  function judge(noun: NounName, record: object & { id: string }, leaving: Leaving) {
    const named = { noun, recordId: record.id, record: { ...record }, isScheduled: false };
    found.push(...unlawful(named, judgeLeaving(leaving)));
  }
}

/** An image is named with the records that show it. */
function isTextNoun(noun: TranslatedNoun): noun is TextNoun {
  return noun !== 'media' && noun !== 'campaigns' && hasSources(noun);
}

function byOrder(one: PublicRecord, other: PublicRecord) {
  return (one.displayOrder ?? 0) - (other.displayOrder ?? 0);
}

const nothingAround: Around = { alts: new Map(), posters: new Map(), translations: new Map() };

/** Without the long columns. */
async function readJudgedProjects() {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'title', 'city', 'status', 'legal', 'partnerId', 'developerId'])
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return rows satisfies ShowingProject[];
}

async function readJudgedPartners(): Promise<(LicensedPartner & { id: string })[]> {
  return db
    .selectFrom('partners')
    .select(['id', ...judgedColumns])
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
}

/** What visitors cannot read of a record in the languages that are asked for. Only then all of it is read. */
async function readLanguageGaps(
  noun: 'projects' | 'partners',
  { id, ...judged }: object & { id: string },
  now: Date,
) {
  const languages = languagesAsked(noun, judged);
  if (languages.length === 0) return {};
  const record = await db
    .selectFrom(noun)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return findLanguageGaps(db, { noun, id, record }, languages, now);
}

/** A record once, with the first reason. */
function withoutRepetition(records: readonly UnlawfulRecord[]) {
  const first = new Map(records.toReversed().map((one) => [`${one.noun} ${one.recordId}`, one]));
  return records.filter((one) => first.get(`${one.noun} ${one.recordId}`) === one);
}

function unlawful(
  record: Omit<UnlawfulRecord, 'reason'>,
  verdict: ReturnType<typeof judgeLeaving>,
): UnlawfulRecord[] {
  const [reason] = verdict.outcome === 'refused' ? Object.values(verdict.faults) : [];
  return reason === undefined ? [] : [{ ...record, reason }];
}
