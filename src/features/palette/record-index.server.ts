import { contentVersion } from '../../platform/content.ts';
import { db } from '../../platform/database.ts';

import { matchable, type Matchable } from '../../lib/match.ts';
import { listDrafts } from '../../records/drafts.server.ts';
import { nounNames, nouns, type NounRows } from '../nouns.ts';
import type { FoundRecord } from './found.ts';

export type IndexEntry = Matchable & { record: FoundRecord };

/** Additional searched columns; the first ones are shown beside the name. */
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

let cache: { version: string; records: Promise<IndexEntry[]> } | undefined;

/** The names of all records and drafts, cached until one changes. About half a kilobyte per record. */
export async function recordIndex() {
  const version = `${contentVersion()} ${await draftsVersion()}`;
  if (cache?.version !== version) {
    const records = readRecords();
    cache = { version, records };
    records.catch(() => (cache = undefined));
  }
  return cache.records;
}

/** Needed because saving a draft does not change the content version. */
async function draftsVersion() {
  const { drafts, latest } = await db
    .selectFrom('drafts')
    .select((eb) => [eb.fn.countAll().as('drafts'), eb.fn.max('savedAt').as('latest')])
    .executeTakeFirstOrThrow();
  return `${drafts} ${latest}`;
}

async function readRecords() {
  const lists = await Promise.all(nounNames.map(readNoun));
  return lists.flat();
}

type NamedRow = Record<string, string | null>;

async function readNoun(name: keyof NounRows): Promise<IndexEntry[]> {
  const { noun, adminAddress, pageAddress } = nouns[name];
  const extraColumns = columns[name] ?? [];
  const required = ['id', 'revision', noun.nameIn, ...(pageAddress ? ['slug'] : [])];
  const selected = [...new Set([...required, ...extraColumns])];
  const published: NamedRow[] = await db
    .selectFrom(name as 'partners')
    .select(selected as 'name'[])
    .execute();
  const drafts = new Map((await listDrafts(name)).map((draft) => [draft.recordId, draft.record]));
  const isDrafted = (row: NamedRow) => drafts.has(row['id'] ?? '');
  const isPublic = new Set(published.map((row) => row['id']));
  const publicSlugs = new Map(published.map((row) => [row['id'], row['slug']]));
  const plainRows = published.filter((row) => !isDrafted(row));
  const draftRows = [...drafts.values()].map((record) => JSON.parse(record) as NamedRow);
  return [...plainRows, ...draftRows].map((row) => {
    const title = row[noun.nameIn] ?? '';
    const texts = extraColumns.map((column) => row[column] ?? '').filter(Boolean);
    const id = row['id'] ?? '';
    const slug = publicSlugs.get(id);
    return {
      ...matchable(title, texts.join(' ')),
      record: {
        kind: name,
        id,
        title: name === 'pages' ? label(title) : title,
        hint: texts
          .slice(0, hints[name] ?? 0)
          .map(label)
          .join(', '),
        aside: '',
        address: urlOf(name, adminAddress, id, title),
        revision: Number(row['revision']),
        isPublic: isPublic.has(id),
        isWaiting: isDrafted(row),
        publicAddress: slug ? pageAddress?.(slug) : undefined,
      },
    };
  });
}

/** Developers are edited in their rows and have no form of their own. */
function urlOf(name: keyof NounRows, adminAddress: string, id: string, title: string) {
  if (name === 'developers') return `${adminAddress}?search=${encodeURIComponent(title)}`;
  return `${adminAddress}?edit=${id}`;
}

/** For example `In Progress` for `in-progress`, `Vancouver` for `VANCOUVER`. */
function label(text: string) {
  const isCode = /^[a-z-]+$|^[A-Z]+$/.test(text);
  if (!isCode) return text.split('\n')[0] ?? '';
  return text
    .toLowerCase()
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
