import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useRead } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaFile } from './media.ts';

/** Files by their addresses. `note` adds one that was just stored, chosen or described. */
export function useMediaFiles(urls: readonly string[]) {
  const read = useRead();
  const client = useQueryClient();
  const [noted, setNoted] = useState<Record<string, MediaFile>>({});
  const unknown = urls.filter((url) => !noted[url]);
  const { data = [] } = useQuery({
    queryKey: ['media', 'files', unknown],
    enabled: unknown.length > 0,
    placeholderData: keepPreviousData,
    queryFn: () => read(actions.media.find, { urls: unknown }, mediaErrors.fetch),
  });

  return {
    fileAt: (url: string) => noted[url] ?? data.find((file) => file.url === url),
    note: (files: readonly MediaFile[]) => {
      const byUrl = Object.fromEntries(files.map((file) => [file.url, file]));
      setNoted((others) => ({ ...others, ...byUrl }));
      client.setQueriesData<MediaFile[]>({ queryKey: ['media', 'files'] }, (known) =>
        known?.map((file) => byUrl[file.url] ?? file),
      );
    },
  };
}
