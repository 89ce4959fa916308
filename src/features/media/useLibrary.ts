import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useEffect, useState } from 'react';
import { ActionFailure, type Action, type Refusal } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaFile, type MediaKind, type MediaList } from './media.ts';

const action: Action<MediaList, Part | Refusal> = actions.media.list;
const quietMs = 250;

type Part = { files: MediaFile[]; hasMore: boolean };

/** The files that were uploaded before, newest first, a part at a time. */
export function useLibrary(kind: MediaKind, hasDrawings: boolean) {
  const call = useAction();
  const [written, write] = useState('');
  const search = useQuiet(written.trim());
  const query = useInfiniteQuery({
    queryKey: ['media', 'library', kind, hasDrawings, search],
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    initialPageParam: undefined as MediaList['before'],
    queryFn: async ({ pageParam: before }) => {
      const answer = await call(action, { kind, search, hasDrawings, before }, mediaErrors.fetch);
      if ('files' in answer) return answer;
      throw new ActionFailure(mediaErrors.fetch);
    },
    getNextPageParam: ({ files, hasMore }) => {
      const last = files.at(-1);
      return hasMore && last ? { url: last.url, createdAt: last.createdAt } : undefined;
    },
  });

  return {
    written,
    write,
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

/** A text when nobody has written on for a moment. */
function useQuiet(text: string) {
  const [quiet, setQuiet] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);

  return quiet;
}
