import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import type { Action, Refusal } from '../../admin/actions.ts';
import { useRead } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaFile } from './media.ts';

const action: Action<{ urls: string[] }, MediaFile[] | Refusal> = actions.media.find;

/** Files by URL. `note` adds a file that was just stored, selected or described. */
export function useMediaFiles(urls: readonly string[]) {
  const read = useRead();
  const client = useQueryClient();
  const [localFiles, setLocalFiles] = useState<Record<string, MediaFile>>({});
  const missingUrls = urls.filter((url) => !localFiles[url]);
  const { data = [] } = useQuery({
    queryKey: ['media', 'files', missingUrls],
    enabled: missingUrls.length > 0,
    placeholderData: keepPreviousData,
    queryFn: () => read(action, { urls: missingUrls }, mediaErrors.fetch),
  });

  return {
    fileAt: (url: string) => localFiles[url] ?? data.find((file) => file.url === url),
    note: (files: readonly MediaFile[]) => {
      const byUrl = Object.fromEntries(files.map((file) => [file.url, file]));
      setLocalFiles((others) => ({ ...others, ...byUrl }));
      client.setQueriesData<MediaFile[]>({ queryKey: ['media', 'files'] }, (cached) =>
        cached?.map((file) => byUrl[file.url] ?? file),
      );
    },
  };
}
