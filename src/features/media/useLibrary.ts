import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaFile } from './media.ts';
import { type MediaList, type MediaPart } from './media-list.ts';

/** The files that were uploaded before, part by part. */
export function useLibrary(asked: Omit<MediaList, 'after'>) {
  const read = useRead();
  const query = useInfiniteQuery({
    queryKey: ['media', 'library', asked],
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after }) =>
      read(actions.media.list, { ...asked, after }, mediaErrors.fetch),
    getNextPageParam: ({ files, hasMore }) => (hasMore ? files.at(-1)?.url : undefined),
  });
  const files = query.data?.pages.flatMap((part) => part.files);

  return {
    /** Each once, also when others have come before them meanwhile. */
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

/** Shows a file as it was just described. It stays where it is, also where it would no longer be found. */
export function noteFile(client: QueryClient, described: MediaFile) {
  client.setQueriesData<InfiniteData<MediaPart>>({ queryKey: ['media', 'library'] }, (known) => {
    const pages = known?.pages.map((part) => ({
      ...part,
      files: part.files.map((file) => (file.url === described.url ? described : file)),
    }));
    return known && pages && { ...known, pages };
  });
  client.setQueryData(['media', 'file', described.url], described);
  void client.invalidateQueries({ queryKey: ['media', 'figures'] });
}
