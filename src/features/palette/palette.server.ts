import { matchScore, typingErrors, splitWords } from '../../lib/values/match.ts';
import { may, type Member } from '../../model/rights.ts';
import { db } from '../../platform/database/database.ts';
import { hasWords } from '../../platform/database/search.ts';
import { isAbout, ownRecordIds, readableSubjects } from '../own-records.server.ts';
import { findNewest } from '../../records/versions.server.ts';
import { enquiryTopic } from '../enquiries/inbox/enquiry-inbox.ts';
import { statusLabel } from '../enquiries/enquiry-status.ts';
import type { EnquiryRow } from '../enquiries/enquiry.ts';
import { isNoun, nouns } from '../nouns.ts';
import type { PaletteResults, FoundRecord } from './found.ts';
import { recordIndex, type IndexEntry } from './record-index.server.ts';

const maxPerKind = 5;
const maxGuesses = 4;
/** The maximum number of names to compare when nothing else matches. */
const namesToGuess = 5_000;
const recentActionCount = 60;
const maxRecent = 5;
/** The minimum score: the query matches the name or a word of it. */
const goodScore = 3;

/** Searches the records, enquiries and media that the member may see. Adds similar names if nothing matches. */
export async function search({ text }: { text: string }, member: Member): Promise<PaletteResults> {
  const words = splitWords(text);
  if (words.length === 0) return { best: undefined, found: [], guesses: [] };
  const index = await indexFor(member);
  const about = await readableSubjects(member);
  const ranked = rank(index, words);
  const [first] = ranked;
  const best = first && first.score >= goodScore ? first.record : undefined;
  const [enquiries, media] = await Promise.all([
    findEnquiries(text, about),
    may(member.role, 'media') ? findMedia(text) : [],
  ]);
  const rest = ranked.map(({ record }) => record).filter((record) => record !== best);
  const found = [...limitPerKind(rest), ...enquiries, ...media];
  const guesses = best || found.length > 0 ? [] : await guess(index, words, about);
  return { best, found, guesses };
}

/** The member's most recently changed records. */
export async function listRecent(member: Member): Promise<FoundRecord[]> {
  const entries = await db
    .selectFrom('activity')
    .select(['subjectId', 'kind'])
    .where('actor', '=', member.email)
    .orderBy('id', 'desc')
    .limit(recentActionCount)
    .execute();
  const ids = entries.flatMap(({ kind, subjectId }) => (isNoun(kind) && subjectId) || []);
  const versions = await findNewest(ids);
  const existing = new Set(ids.filter((id) => versions.get(id)?.isDeleted === 0));
  const records = new Map((await indexFor(member)).map(({ record }) => [record.id, record]));
  return [...existing].flatMap((id) => records.get(id) ?? []).slice(0, maxRecent);
}

/** All records that the member may see, with their drafts. */
export async function listVisible(member: Member): Promise<FoundRecord[]> {
  return (await indexFor(member)).map(({ record }) => record);
}

type Subjects = readonly string[] | undefined;

async function indexFor(member: Member) {
  const index = await recordIndex();
  if (may(member.role, 'read')) return index;
  const ownIds = new Set(await ownRecordIds(member));
  return index.filter(({ record }) => ownIds.has(record.id));
}

function rank(index: IndexEntry[], words: string[]) {
  return index
    .map((one) => ({ record: one.record, score: matchScore(words, one), length: one.name.length }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.length - other.length);
}

function limitPerKind(records: FoundRecord[]) {
  const counts = new Map<string, number>();
  return records.filter(({ kind }) => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < maxPerKind;
  });
}

async function guess(index: IndexEntry[], words: string[], about: Subjects) {
  const countTypingErrors = typingErrors(words);
  const people = await selectEnquiries(about).limit(namesToGuess).execute();
  const candidates = [
    ...index.map((one) => ({ errors: countTypingErrors(one.words), record: one.record })),
    ...people.map((row) => ({
      errors: countTypingErrors(splitWords(row.name)),
      record: enquiryFound(row),
    })),
  ];
  return candidates
    .filter(({ errors }) => errors < Infinity)
    .toSorted(
      (one, other) =>
        one.errors - other.errors || one.record.title.length - other.record.title.length,
    )
    .slice(0, maxGuesses)
    .map(({ record }) => ({ ...record, aside: kindLabel(record.kind) }));
}

function kindLabel(kind: string) {
  return isNoun(kind) ? nouns[kind].noun.title : 'Enquiries';
}

async function findEnquiries(text: string, about: Subjects) {
  const rows = await selectEnquiries(about)
    .where(hasWords('searchText', text))
    .limit(maxPerKind)
    .execute();
  return rows.map(enquiryFound);
}

function selectEnquiries(about: Subjects) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'name', 'form', 'aboutName', 'status', 'isHeld', 'cameBy'])
    .where('status', '!=', 'spam')
    .where('deletedAt', 'is', null)
    .where(isAbout(about))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
}

function enquiryFound(
  row: Pick<EnquiryRow, 'id' | 'name' | 'form' | 'aboutName' | 'status' | 'isHeld' | 'cameBy'>,
): FoundRecord {
  return {
    kind: 'enquiries',
    id: row.id,
    title: row.name,
    hint: enquiryTopic(row),
    aside: statusLabel(row),
    address: `/admin/enquiries?enquiry=${row.id}`,
  };
}

async function findMedia(text: string): Promise<FoundRecord[]> {
  const rows = await db
    .selectFrom('media')
    .select(['url', 'name', 'alt'])
    .where(hasWords('searchText', text))
    .orderBy('createdAt', 'desc')
    .limit(maxPerKind)
    .execute();
  return rows.map(({ url, name, alt }) => ({
    kind: 'media',
    id: url,
    title: alt || name,
    hint: name,
    aside: 'Media',
    address: url,
  }));
}
