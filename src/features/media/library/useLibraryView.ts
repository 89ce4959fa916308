import { changeAddress, useAddress } from '../../../admin/browser/useAddress.ts';
import { mediaSorts, mediaViews, type MediaSort, type MediaView } from './media-list.ts';

type Filter = {
  view?: MediaView | undefined;
  search?: string;
  usedIn?: string | undefined;
  sort?: MediaSort | undefined;
};

/** The library's query and the open file, both from the page's URL. */
export function useLibraryView() {
  const { query } = useAddress();
  return {
    query: {
      view: mediaViews.find((view) => view === query.get('view')),
      search: query.get('search') ?? '',
      usedIn: query.get('used-in') ?? undefined,
      sort: mediaSorts.find((sort) => sort === query.get('sort')),
    },
    openUrl: query.get('file') ?? undefined,
  };
}

export function changeFilter({ usedIn, ...filter }: Filter) {
  changeAddress({ query: { ...filter, ...(usedIn !== undefined && { 'used-in': usedIn }) } });
}

/** Opens a file beside the library, with its notes. */
export function openNotes(url: string) {
  const isStep = !new URL(location.href).searchParams.has('file');
  changeAddress({ query: { file: url, notes: 'open' }, isStep });
}

/** Opens a file beside the library, or closes the open one. */
export function openFile(url: string | undefined, { isStep = false } = {}) {
  changeAddress({ query: { file: url, notes: undefined }, isStep });
}
