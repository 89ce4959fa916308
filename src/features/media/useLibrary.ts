import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import type { Action, Refusal } from '../../admin/actions.ts';
import { useRead } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaFile, type MediaKind, type MediaList } from './media.ts';

const action: Action<MediaList, Part | Refusal> = actions.media.list;
const quietMs = 250;

type Part = { files: MediaFile[]; hasMore: boolean };

/** The files that were uploaded before, newest first, page by page. */
export function useLibrary(kind: MediaKind, hasDrawings: boolean) {
  const read = useRead();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), quietMs);
  const query = useInfiniteQuery({
    queryKey: ['media', 'library', kind, hasDrawings, search],
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    initialPageParam: undefined as MediaList['before'],
    queryFn: ({ pageParam: before }) =>
      read(action, { kind, search, hasDrawings, before }, mediaErrors.fetch),
    getNextPageParam: ({ files, hasMore }) => {
      const last = files.at(-1);
      return hasMore && last ? { url: last.url, createdAt: last.createdAt } : undefined;
    },
  });

  return {
    typed,
    setTyped,
    search,
    files: query.data?.pages.flatMap(({ files }) => files),
    error: query.error,
    isSettled: !query.isFetching,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    tryAgain: () => void query.refetch(),
  };
}
