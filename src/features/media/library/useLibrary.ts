import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../../admin/actions/useAction.ts';
import { mediaErrors, type MediaFile } from '../media.ts';
import { type MediaList, type MediaPart } from './media-list.ts';

/** Loads the files of the library page by page. */
export function useLibrary(filters: Omit<MediaList, 'after'>) {
  const read = useRead();
  const query = useInfiniteQuery({
    queryKey: ['media', 'library', filters],
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after }) =>
      read(actions.media.list, { ...filters, after }, mediaErrors.fetch),
    getNextPageParam: ({ files, hasMore }) => (hasMore ? files.at(-1)?.url : undefined),
  });
  const files = query.data?.pages.flatMap((page) => page.files);

  return {
    /** Without duplicates: the next page starts over if the last loaded file no longer matches. */
    files: files && [...new Map(files.map((file) => [file.url, file])).values()],
    total: query.data?.pages.at(-1)?.total ?? 0,
    error: query.error,
    isSettled: !query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => query.fetchNextPage(),
    tryAgain: () => void query.refetch(),
  };
}

/** Updates a file in the cache. It stays in the list even if it no longer matches the filters. */
export function cacheFile(client: QueryClient, updatedFile: MediaFile) {
  client.setQueriesData<InfiniteData<MediaPart>>({ queryKey: ['media', 'library'] }, (data) => {
    const pages = data?.pages.map((page) => ({
      ...page,
      files: page.files.map((file) => (file.url === updatedFile.url ? updatedFile : file)),
    }));
    return data && pages && { ...data, pages };
  });
  client.setQueryData(['media', 'file', updatedFile.url], updatedFile);
  void client.invalidateQueries({ queryKey: ['media', 'figures'] });
}
