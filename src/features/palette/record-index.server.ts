import { readDraftsVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';

import { languageNames } from '../../lib/text/languages.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { matchable, type Matchable } from '../../lib/values/match.ts';
import { listDrafts } from '../../records/publishing/drafts.server.ts';
import { nounNames, nouns, type NounRows } from '../nouns.ts';
import type { FoundRecord } from './found.ts';

export type IndexEntry = Matchable & { record: FoundRecord };

let cache: { version: string; records: Promise<IndexEntry[]> } | undefined;

/** All records and drafts, cached until one of them changes. Takes about half a kilobyte per record. */
export async function recordIndex() {
  const version = await readDraftsVersion();
  if (cache?.version !== version) {
    const records = readRecords();
    cache = { version, records };
    records.catch(() => (cache = undefined));
  }
  return cache.records;
}

async function readRecords() {
  const titles = await translatedTitles();
  const entries = await Promise.all(nounNames.map((name) => readNoun(name, titles)));
  return entries.flat();
}

/** By noun and id: the titles of a record in the other languages. */
type Titles = Map<string, string[]>;

/** The title of a record, and that of a page in its hero. */
const titlePaths = ['title', 'content.hero.title'];

async function translatedTitles(): Promise<Titles> {
  const rows = await db.selectFrom('translations').select(['noun', 'recordId', 'fields']).execute();
  const drafts = (await listDrafts('translations')).map(
    ({ record }) => JSON.parse(record) as (typeof rows)[number],
  );
  const titles: Titles = new Map();
  for (const { noun, recordId, fields } of [...rows, ...drafts]) {
    const texts = Object(jsonValue(fields)) as Record<string, { text: string }>;
    const own = titlePaths.flatMap((path) => texts[path]?.text ?? []);
    const key = `${noun} ${recordId}`;
    titles.set(key, [...(titles.get(key) ?? []), ...own]);
  }
  return titles;
}

/** Drafts keep values as typed, which may be of any type. */
type NamedRow = Record<string, unknown>;

async function readNoun(name: keyof NounRows, titles: Titles): Promise<IndexEntry[]> {
  const { noun, adminAddress, pageAddress } = nouns[name];
  const extraColumns: readonly string[] = noun.searchedIn ?? [];
  const requiredColumns = ['id', 'revision', noun.nameIn, ...(pageAddress ? ['slug'] : [])];
  const allColumns = [...new Set([...requiredColumns, ...extraColumns])];
  const publicRows: NamedRow[] = await db
    .selectFrom(name)
    .select(allColumns as 'name'[])
    .execute();
  const drafts = new Map((await listDrafts(name)).map((draft) => [draft.recordId, draft.record]));
  const isDrafted = (row: NamedRow) => drafts.has(asText(row['id']));
  const isPublic = new Set(publicRows.map((row) => row['id']));
  const publicSlugs = new Map(publicRows.map((row) => [row['id'], row['slug']]));
  const withoutDraft = publicRows.filter((row) => !isDrafted(row));
  const draftRows = [...drafts.values()].map((record) => JSON.parse(record) as NamedRow);
  return [...withoutDraft, ...draftRows].map((row) => {
    const title = asText(row[noun.nameIn]);
    const texts = extraColumns
      .map((column) => searchedText(column, asText(row[column])))
      .filter(Boolean);
    const id = asText(row['id']);
    const slug = asText(publicSlugs.get(id));
    return {
      ...matchable(title, [...texts, ...(titles.get(`${name} ${id}`) ?? [])].join(' ')),
      record: {
        kind: name,
        id,
        title: name === 'pages' ? shortenTitle(title) : title,
        hint: texts
          .slice(0, noun.hints ?? 0)
          .map(shortenTitle)
          .join(', '),
        aside: '',
        address: recordUrl(name, adminAddress, id, title),
        revision: Number(row['revision']),
        isPublic: isPublic.has(id),
        isWaiting: isDrafted(row),
        publicAddress: slug ? pageAddress?.(slug) : undefined,
      },
    };
  });
}

function asText(value: unknown) {
  return typeof value === 'string' ? value : '';
}

function searchedText(column: string, text: string) {
  return column === 'languages' ? languageNames(text).join(' ') : text;
}

/** Developers are edited in the rows of their list, so they have no form to open. */
function recordUrl(name: keyof NounRows, adminAddress: string, id: string, title: string) {
  if (name === 'developers') return `${adminAddress}?search=${encodeURIComponent(title)}`;
  return `${adminAddress}?edit=${id}`;
}

/** `In Progress` of `in-progress`, `Vancouver` of `VANCOUVER`. */
function shortenTitle(text: string) {
  const isCode = /^[a-z-]+$|^[A-Z]+$/.test(text);
  if (!isCode) return text.split('\n')[0] ?? '';
  return text
    .toLowerCase()
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
