import { useMemo } from 'react';
import { publicationStates } from '../../../model/record.ts';
import { changeAddress, useAddress } from '../../browser/useAddress.ts';
import type { ListView, Sort } from './list-view.ts';

/** Search, sort and state are in the page's URL, so that a reload or opening a form keeps them. */
export function useListView(columns: readonly { title: string }[]) {
  const { query } = useAddress();
  const [search, sortTitle, order, stateName] = names.map((name) => query.get(name) ?? '');

  return useMemo((): ListView => {
    const column = columns.find(({ title }) => title.toLowerCase() === sortTitle);
    const isDescending = order === 'descending';
    const state = publicationStates.find((one) => one === stateName);
    return { search: search ?? '', sort: column && { title: column.title, isDescending }, state };
  }, [columns, search, sortTitle, order, stateName]);
}

export function changeSearch(search: string) {
  changeAddress({ query: { search } });
}

export function changeSort(sort: Sort | undefined) {
  const order = sort?.isDescending ? 'descending' : undefined;
  changeAddress({ query: { sort: sort?.title.toLowerCase(), order } });
}

/** Applies a query such as `state=draft&search=van` to the list. */
export function changeView(query: string) {
  const params = new URLSearchParams(query);
  changeAddress({
    query: Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined])),
  });
}

const names = ['search', 'sort', 'order', 'state'] as const;

/** The query for all records in their own order. */
export const fullListQuery = {
  search: undefined,
  sort: undefined,
  order: undefined,
  state: undefined,
};
