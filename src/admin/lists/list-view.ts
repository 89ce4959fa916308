import { fold } from '../../lib/fold.ts';

export type Sort = { title: string; isDescending: boolean };

/** What of a list is shown, and how: all in its own order while both are empty. */
export type ListView = { search: string; sort: Sort | undefined };

type Sortable<Row> = {
  columns: readonly { title: string; sortBy?: (record: Row) => string | number }[];
  searchOf: (record: Row) => string[];
};

/** The records that hold every word of the search, sorted; those that have the same stay in their own order. */
export function recordsInView<Row extends object>(
  records: readonly Row[],
  { search, sort }: ListView,
  { columns, searchOf }: Sortable<Row>,
): Row[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = records.filter((record) => {
    const text = words.length === 0 ? '' : foldedText(record, searchOf);
    return words.every((word) => text.includes(word));
  });
  const sortBy = columns.find(({ title }) => title === sort?.title)?.sortBy;
  if (!sort || !sortBy) return found;
  const keyed = found.map((record) => ({ record, key: sortBy(record) }));
  const sign = sort.isDescending ? -1 : 1;
  return keyed
    .toSorted((one, other) => emptyLast(one.key, other.key) ?? sign * compare(one.key, other.key))
    .map(({ record }) => record);
}

/** After a press on the title of a column: up, down, and back to the records' own order. */
export function nextSort(title: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.title !== title) return { title, isDescending: false };
  return sort.isDescending ? undefined : { title, isDescending: true };
}

type Key = string | number;

/** Undefined when both have something or neither has. */
function emptyLast(one: Key, other: Key) {
  const difference = Number(one === '') - Number(other === '');
  return difference === 0 ? undefined : difference;
}

function compare(one: Key, other: Key) {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

const collator = new Intl.Collator('en', { numeric: true });

const foldedTexts = new WeakMap<object, string>();

function foldedText<Row extends object>(record: Row, searchOf: (record: Row) => string[]) {
  const known = foldedTexts.get(record);
  if (known !== undefined) return known;
  const text = fold(searchOf(record).join('\n'));
  foldedTexts.set(record, text);
  return text;
}
