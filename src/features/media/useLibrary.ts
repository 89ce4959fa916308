import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { actions } from 'astro:actions';
import type { Action, Refusal } from '../../admin/actions.ts';
import { useRead } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaFile } from './media.ts';
import { type MediaList, type MediaPart } from './media-list.ts';

const action: Action<MediaList, MediaPart | Refusal> = actions.media.list;

/** The uploaded files, page by page. */
export function useLibrary(filter: Omit<MediaList, 'after'>) {
  const read = useRead();
  const query = useInfiniteQuery({
    queryKey: ['media', 'library', filter],
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after }) => read(action, { ...filter, after }, mediaErrors.fetch),
    getNextPageParam: ({ files, hasMore }) => (hasMore ? files.at(-1)?.url : undefined),
  });
  const files = query.data?.pages.flatMap((part) => part.files);

  return {
    /** Removes duplicates, because new files may have shifted the pages. */
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

/** Updates a described file in the cache. It keeps its position, even if it no longer matches the query. */
export function noteFile(client: QueryClient, described: MediaFile) {
  client.setQueriesData<InfiniteData<MediaPart>>({ queryKey: ['media', 'library'] }, (data) => {
    const pages = data?.pages.map((part) => ({
      ...part,
      files: part.files.map((file) => (file.url === described.url ? described : file)),
    }));
    return data && pages && { ...data, pages };
  });
  client.setQueryData(['media', 'file', described.url], described);
  void client.invalidateQueries({ queryKey: ['media', 'figures'] });
}
