import { changeAddress, useAddress } from '../../admin/useAddress.ts';
import { mediaSorts, mediaViews, type MediaSort, type MediaView } from './media-list.ts';

type Filter = {
  view?: MediaView | undefined;
  search?: string;
  usedIn?: string | undefined;
  sort?: MediaSort | undefined;
};

/** What of the library is shown, and which file is open: all from the page's address. */
export function useLibraryView() {
  const { query } = useAddress();
  return {
    asked: {
      view: mediaViews.find((view) => view === query.get('view')),
      search: query.get('search') ?? '',
      usedIn: query.get('used-in') ?? undefined,
      sort: mediaSorts.find((sort) => sort === query.get('sort')),
    },
    opened: query.get('file') ?? undefined,
  };
}

export function changeFilter({ usedIn, ...filter }: Filter) {
  changeAddress({ query: { ...filter, ...(usedIn !== undefined && { 'used-in': usedIn }) } });
}

/** Opens a file beside the library, or closes the one that is open. */
export function openFile(url: string | undefined, { isStep = false } = {}) {
  changeAddress({ query: { file: url }, isStep });
}
