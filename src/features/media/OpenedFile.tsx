import { locale } from '../../lib/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useRead } from '../../admin/SignInAgain.tsx';
import { mediaErrors, type MediaFile } from './media.ts';
import { MediaPanel } from './MediaPanel.tsx';
import type { useLibrary } from './useLibrary.ts';
import type { useLibraryActs } from './useLibraryActs.ts';
import { openFile } from './useLibraryView.ts';

type OpenedFileProps = {
  url: string;
  library: ReturnType<typeof useLibrary>;
  acts: ReturnType<typeof useLibraryActs>;
  onDescribed: (file: MediaFile) => void;
  onClose: () => void;
};

/** The file that the address names, with the ways on to those beside it in the library. */
export function OpenedFile({ url, library, acts, onDescribed, onClose }: OpenedFileProps) {
  const read = useRead();
  const [focusOn, setFocusOn] = useState<string>();
  const { files = [], total, hasMore } = library;
  const index = files.findIndex((file) => file.url === url);
  const { data: file } = useQuery({
    queryKey: ['media', 'file', url],
    queryFn: async () =>
      (await read(actions.media.find, { urls: [url] }, mediaErrors.fetch)).find(
        (one) => one.url === url,
      ) ?? null,
    initialData: files[index],
    staleTime: 0,
  });

  function step(by: 1 | -1, from: string | undefined) {
    const next = files[index + by];
    if (!next) return;
    if (hasMore && index + by === files.length - 1) void library.loadMore();
    setFocusOn(from);
    openFile(next.url);
  }

  if (!file) return null;
  const place = index === -1 ? '' : `${(index + 1).toLocaleString(locale())} of ${total}. `;
  return (
    <MediaPanel
      key={url}
      file={file}
      place={`${place}← → to go on`}
      acts={acts}
      focusOn={focusOn}
      onStep={step}
      onDescribed={onDescribed}
      onReplaced={openFile}
      onClose={onClose}
    />
  );
}
