import { contentVersion } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';

import { matchable, type Matchable } from '../../lib/match.ts';
import { listDrafts } from '../../records/drafts.server.ts';
import { tableOf } from '../../records/table-of.ts';
import { nounNames, nouns, type NounRows } from '../nouns.ts';
import type { FoundRecord } from './found.ts';

export type IndexEntry = Matchable & { record: FoundRecord };

/** What else a record is found by, besides its name; the first ones stand beside it. */
const columns: Partial<Record<keyof NounRows, string[]>> = {
  news: ['category'],
  partners: ['title', 'slug'],
  projects: ['city', 'status', 'area', 'slug'],
  testimonials: ['company', 'location'],
};
const hints: Partial<Record<keyof NounRows, number>> = {
  projects: 2,
  partners: 1,
  testimonials: 1,
};

let kept: { version: string; records: Promise<IndexEntry[]> } | undefined;

/** The names of all records, drafts among them, read again once any has changed: about half a kilobyte a record. */
export async function recordIndex() {
  const version = `${contentVersion()} ${await draftsVersion()}`;
  if (kept?.version !== version) {
    const records = readRecords();
    kept = { version, records };
    records.catch(() => (kept = undefined));
  }
  return kept.records;
}

/** Saving a draft raises no content version: visitors see nothing of it. */
async function draftsVersion() {
  const { drafts, latest } = await db
    .selectFrom('drafts')
    .select((eb) => [eb.fn.countAll().as('drafts'), eb.fn.max('savedAt').as('latest')])
    .executeTakeFirstOrThrow();
  return `${drafts} ${latest}`;
}

async function readRecords() {
  const ofNouns = await Promise.all(nounNames.map(readNoun));
  return ofNouns.flat();
}

type NamedRow = Record<string, string | null>;

async function readNoun(name: keyof NounRows): Promise<IndexEntry[]> {
  const { noun, adminAddress, pageAddress } = nouns[name];
  const besides = columns[name] ?? [];
  const needed = ['id', 'revision', noun.nameIn, ...(pageAddress ? ['slug'] : [])];
  const wanted = [...new Set([...needed, ...besides])];
  const published: NamedRow[] = await db
    .selectFrom(tableOf(name))
    .select(wanted as 'name'[])
    .execute();
  const drafts = new Map((await listDrafts(name)).map((draft) => [draft.recordId, draft.record]));
  const isDrafted = (row: NamedRow) => drafts.has(row['id'] ?? '');
  const isPublic = new Set(published.map((row) => row['id']));
  const publicSlugs = new Map(published.map((row) => [row['id'], row['slug']]));
  const present = published.filter((row) => !isDrafted(row));
  const drafted = [...drafts.values()].map((record) => JSON.parse(record) as NamedRow);
  return [...present, ...drafted].map((row) => {
    const title = row[noun.nameIn] ?? '';
    const texts = besides.map((column) => row[column] ?? '').filter(Boolean);
    const id = row['id'] ?? '';
    const slug = publicSlugs.get(id);
    return {
      ...matchable(title, texts.join(' ')),
      record: {
        kind: name,
        id,
        title: name === 'pages' ? inWords(title) : title,
        hint: texts
          .slice(0, hints[name] ?? 0)
          .map(inWords)
          .join(', '),
        aside: '',
        address: addressOf(name, adminAddress, id, title),
        revision: Number(row['revision']),
        isPublic: isPublic.has(id),
        isWaiting: isDrafted(row),
        publicAddress: slug ? pageAddress?.(slug) : undefined,
      },
    };
  });
}

/** Developers are written in their rows, and have no form of their own. */
function addressOf(name: keyof NounRows, adminAddress: string, id: string, title: string) {
  if (name === 'developers') return `${adminAddress}?search=${encodeURIComponent(title)}`;
  return `${adminAddress}?edit=${id}`;
}

/** `In Progress` of `in-progress`, `Vancouver` of `VANCOUVER`. */
function inWords(text: string) {
  const isCode = /^[a-z-]+$|^[A-Z]+$/.test(text);
  if (!isCode) return text.split('\n')[0] ?? '';
  return text
    .toLowerCase()
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
