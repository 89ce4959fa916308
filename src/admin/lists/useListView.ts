import { useMemo } from 'react';
import { publicationStates } from '../../lib/record.ts';
import { changeAddress, useAddress } from '../useAddress.ts';
import type { ListView, Sort } from './list-view.ts';

/** Search, sort and state live in the page's address, so that a reload or a visit to a form keeps them. */
export function useListView(columns: readonly { title: string }[]) {
  const { query } = useAddress();
  const [search, by, order, asked] = names.map((name) => query.get(name) ?? '');

  return useMemo((): ListView => {
    const column = columns.find(({ title }) => title.toLowerCase() === by);
    const isDescending = order === 'descending';
    const state = publicationStates.find((one) => one === asked);
    return { search: search ?? '', sort: column && { title: column.title, isDescending }, state };
  }, [columns, search, by, order, asked]);
}

export function changeSearch(search: string) {
  changeAddress({ query: { search } });
}

export function changeSort(sort: Sort | undefined) {
  const order = sort?.isDescending ? 'descending' : undefined;
  changeAddress({ query: { sort: sort?.title.toLowerCase(), order } });
}

/** Shows the list as a query says, such as `state=draft&search=van`. */
export function changeView(asked: string) {
  const given = new URLSearchParams(asked);
  changeAddress({
    query: Object.fromEntries(names.map((name) => [name, given.get(name) ?? undefined])),
  });
}

const names = ['search', 'sort', 'order', 'state'] as const;

/** The query for all records in their own order. */
export const wholeList = {
  search: undefined,
  sort: undefined,
  order: undefined,
  state: undefined,
};
