import { locale } from '../../../lib/text/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useRead } from '../../../admin/actions/useAction.ts';
import { FormNotes } from '../../../admin/notes/FormNotes.tsx';
import { recordNotes } from '../../notes/record-notes.tsx';
import { mediaErrors, type MediaFile } from '../media.ts';
import { MediaPanel } from './MediaPanel.tsx';
import type { FileChanges } from './useLibraryActions.ts';
import { openFile } from './useLibraryView.ts';

type OpenedFileProps = {
  url: string;
  /** The loaded files of the library. */
  files: readonly MediaFile[];
  total: number;
  changes: FileChanges;
  /** Called when the last loaded file opens. */
  onLast: () => void;
  onDescribed: (file: MediaFile) => void;
  onClose: () => void;
};

/** The file from the URL, with navigation to its neighbours in the library. */
export function OpenedFile(props: OpenedFileProps) {
  const { url, files, total, changes, onLast, onDescribed, onClose } = props;
  const read = useRead();
  const [focusTarget, setFocusTarget] = useState<string>();
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

  function step(direction: 1 | -1, from: string | undefined) {
    const next = files[index + direction];
    if (!next) return;
    if (index + direction === files.length - 1) onLast();
    setFocusTarget(from);
    openFile(next.url);
  }

  if (!file) return null;
  const position = index === -1 ? '' : `${(index + 1).toLocaleString(locale())} of ${total}`;
  return (
    <FormNotes
      key={url}
      notes={recordNotes}
      noun={notedMedia}
      recordId={file.isDeleted ? undefined : url}
    >
      <MediaPanel
        file={file}
        position={position}
        changes={changes}
        focusOn={focusTarget}
        onStep={step}
        onDescribed={onDescribed}
        onReplaced={openFile}
        onClose={onClose}
      />
    </FormNotes>
  );
}

/** As what files have notes. */
export const notedMedia = { name: 'media' };
