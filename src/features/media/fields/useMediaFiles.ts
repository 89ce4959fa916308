import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useRead } from '../../../admin/actions/useAction.ts';
import { mediaErrors, type MediaFile } from '../media.ts';

export type MediaFiles = {
  fileAt: (url: string) => MediaFile | undefined;
  note: (files: readonly MediaFile[]) => void;
};

/** Finds files by URL. `note` adds files that were just stored, chosen or described. */
export function useMediaFiles(urls: readonly string[]): MediaFiles {
  const read = useRead();
  const client = useQueryClient();
  const [notedFiles, setNotedFiles] = useState<Record<string, MediaFile>>({});
  const missingUrls = urls.filter((url) => !notedFiles[url]);
  const { data = [] } = useQuery({
    queryKey: ['media', 'files', missingUrls],
    enabled: missingUrls.length > 0,
    placeholderData: keepPreviousData,
    queryFn: () => read(actions.media.find, { urls: missingUrls }, mediaErrors.fetch),
  });

  return {
    fileAt: (url: string) => notedFiles[url] ?? data.find((file) => file.url === url),
    note: (files: readonly MediaFile[]) => {
      const byUrl = Object.fromEntries(files.map((file) => [file.url, file]));
      setNotedFiles((previous) => ({ ...previous, ...byUrl }));
      client.setQueriesData<MediaFile[]>({ queryKey: ['media', 'files'] }, (cachedFiles) =>
        cachedFiles?.map((file) => byUrl[file.url] ?? file),
      );
    },
  };
}
