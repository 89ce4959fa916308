import { currentPage, lastPageNumber } from '../../lib/web/page-numbers.ts';
import { readCursor, readQuery, type Cursor } from './read-language.server.ts';

type Row = { id: string };

type List<Shown extends Row> = {
  /** All that is listed, in order. */
  rows: readonly Shown[];
  size: number;
  /** The place of a row by its content, such as its day, if the list is in that order; or by hand. */
  place: { key: (row: Shown) => string; order: 'ascending' | 'descending' } | 'by hand';
  items: (rows: Shown[]) => object[] | Promise<object[]>;
};

/**
 * Part of a list: what follows the record that the URL names, or the page of a number. So the next part neither repeats
 * nor skips a record when others are added or removed before it.
 */
export async function listAnswer<Shown extends Row>(url: URL, list: List<Shown>) {
  const { rows, size } = list;
  const pages = lastPageNumber(rows.length, size);
  const cursor = readCursor(url);
  const first = cursor ? indexAfter(list, cursor) : (currentPage(url.searchParams) - 1) * size;
  const shown = rows.slice(first, first + size);
  const last = first + size < rows.length ? shown.at(-1) : undefined;
  const page = Math.floor(first / size) + 1;
  return {
    items: await list.items(shown),
    total: rows.length,
    page: cursor ? Math.min(page, pages) : page,
    pages,
    next: last ? url.origin + url.pathname + readQuery(cursorAt(list, last)) : null,
  };
}

function cursorAt<Shown extends Row>({ rows, place }: List<Shown>, row: Shown): Cursor {
  return { key: place === 'by hand' ? String(rows.indexOf(row)) : place.key(row), id: row.id };
}

function indexAfter<Shown extends Row>({ rows, place }: List<Shown>, { key, id }: Cursor) {
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (place === 'by hand') return row ? index + 1 : Math.max(0, Number(key) || 0);
  if (row && place.key(row) === key) return index + 1;
  // It is gone, or has moved.
  const isLater = (one: Shown) => {
    const other = place.key(one);
    if (other === key) return one.id > id;
    return place.order === 'ascending' ? other > key : other < key;
  };
  const next = rows.findIndex(isLater);
  return next < 0 ? rows.length : next;
}
