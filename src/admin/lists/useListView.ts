import { useMemo } from 'react';
import { changeAddress, useAddress } from '../useAddress.ts';
import type { ListView, Sort } from './list-view.ts';

/** Search and sort live in the page's address, so that a reload or a visit to a form keeps them. */
export function useListView(columns: readonly { title: string }[]) {
  const { query } = useAddress();
  const [search, by, order] = ['search', 'sort', 'order'].map((name) => query.get(name) ?? '');

  return useMemo((): ListView => {
    const column = columns.find(({ title }) => title.toLowerCase() === by);
    const isDescending = order === 'descending';
    return { search: search ?? '', sort: column && { title: column.title, isDescending } };
  }, [columns, search, by, order]);
}

export function changeSearch(search: string) {
  changeAddress({ query: { search } });
}

export function changeSort(sort: Sort | undefined) {
  const order = sort?.isDescending ? 'descending' : undefined;
  changeAddress({ query: { sort: sort?.title.toLowerCase(), order } });
}

/** The query for all records in their own order. */
export const wholeList = { search: undefined, sort: undefined, order: undefined };
