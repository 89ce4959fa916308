import { fold, defaultSearchTexts } from '../../../lib/text/fold.ts';
import type { PublicationState, StoredRecord } from '../../../model/record.ts';

export type Sort = { title: string; isDescending: boolean };

/** The search, sort and state of a list. If all are empty, all records are shown in their own order. */
export type ListView = {
  search: string;
  sort: Sort | undefined;
  state: PublicationState | undefined;
};

/** Other spellings of the signs of a search, each with the sign that it is read as. */
type Spellings = ReadonlyMap<string, string>;

const noSpellings: Spellings = new Map();

type Sortable<Row> = {
  columns: readonly { title: string; sortBy?: (record: Row) => string | number }[];
  getSearchTexts: (record: Row) => string[];
};

/** The records of a state that contain every search word, in a stable sort. */
export function recordsInView<Row extends object>(
  records: readonly Row[],
  { search, sort, state }: ListView,
  { columns, getSearchTexts }: Sortable<Row>,
  spellings = noSpellings,
): Row[] {
  const words = defaultSearchTexts(search);
  const matches = records.filter((record) => {
    if (state && (record as Partial<StoredRecord>).publication?.state !== state) return false;
    const text = words.length === 0 ? '' : spelled(foldedText(record, getSearchTexts), spellings);
    return words.every((word) => text.includes(word));
  });
  const sortBy = columns.find(({ title }) => title === sort?.title)?.sortBy;
  if (!sort || !sortBy) return matches;
  const keyed = matches.map((record) => ({ record, key: sortBy(record) }));
  const sign = sort.isDescending ? -1 : 1;
  return keyed
    .toSorted((a, b) => emptyLast(a.key, b.key) ?? sign * compare(a.key, b.key))
    .map(({ record }) => record);
}

/** The query string of the view; empty for all records in their own order. */
export function viewQuery({ search, sort, state }: ListView) {
  const order = sort?.isDescending ? 'descending' : '';
  const params = { state, search, sort: sort?.title.toLowerCase(), order };
  return new URLSearchParams(Object.entries(params).filter(isSet)).toString();
}

function isSet(entry: [string, string | undefined]): entry is [string, string] {
  return Boolean(entry[1]);
}

/** The sort after a click on a column title: ascending, descending, none. */
export function nextSort(title: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.title !== title) return { title, isDescending: false };
  return sort.isDescending ? undefined : { title, isDescending: true };
}

type Key = string | number;

/** Sorts empty values last; undefined if both or neither are empty. */
function emptyLast(first: Key, second: Key) {
  const difference = Number(first === '') - Number(second === '');
  return difference === 0 ? undefined : difference;
}

function compare(first: Key, second: Key) {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return collator.compare(String(first), String(second));
}

const collator = new Intl.Collator('en', { numeric: true });

function spelled(text: string, spellings: Spellings) {
  if (spellings.size === 0) return text;
  return text.replaceAll(/\p{Script=Han}/gu, (sign) => spellings.get(sign) ?? sign);
}

const foldedTexts = new WeakMap<object, string>();

function foldedText<Row extends object>(record: Row, getSearchTexts: (record: Row) => string[]) {
  const cached = foldedTexts.get(record);
  if (cached !== undefined) return cached;
  const text = fold(getSearchTexts(record).join('\n'));
  foldedTexts.set(record, text);
  return text;
}
