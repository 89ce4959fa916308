import { locale } from '../../../lib/text/locale.ts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import { Check } from '../../../admin/controls/Check.tsx';
import { FileButton } from '../../../admin/controls/FileButton.tsx';
import { EmptyList } from '../../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { ScreenHead } from '../../../admin/frame/ScreenHead.tsx';
import { useRead } from '../../../admin/actions/useAction.ts';
import { showToast } from '../../../admin/feedback/Toasts.tsx';
import { isOnStep } from '../../../admin/browser/useAddress.ts';
import { focusFirst } from '../../../admin/browser/useFocusLater.ts';
import { plural } from '../../../lib/text/plural.ts';
import { UndeletedFilesDialog } from '../uses/UndeletedFilesDialog.tsx';
import { LibraryFilters, type KindOfRecord } from './LibraryFilters.tsx';
import { mediaErrors, nameOfFile, type MediaFile } from '../media.ts';
import { MediaGrid } from './MediaGrid.tsx';
import styles from './MediaLibrary.module.css';
import { OpenedFile } from './OpenedFile.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { formatSize } from '../format-size.ts';
import type { UploadedFile } from '../upload/upload.ts';
import { acceptedTypes, foreignTypes, uploadHints } from '../upload/upload-rules.ts';
import { useFileDrop } from '../upload/useFileDrop.ts';
import { cacheFile, useLibrary } from './useLibrary.ts';
import { useLibraryActions } from './useLibraryActions.ts';
import { useLibraryUploads } from './useLibraryUploads.ts';
import { openFile, useLibraryView } from './useLibraryView.ts';

/** Searches, describes, replaces and deletes all uploaded files. Accepts dropped files anywhere on the page. */
export function MediaLibrary({ kinds }: { kinds: readonly KindOfRecord[] }) {
  const read = useRead();
  const client = useQueryClient();
  const { query, openUrl } = useLibraryView();
  const library = useLibrary(query);
  const { data: figures } = useQuery({
    queryKey: ['media', 'figures'],
    queryFn: () => read(actions.media.count, undefined, mediaErrors.fetch),
  });
  const { files = [] } = library;
  const selection = useSelection(files);
  const changes = useLibraryActions();
  const folder = query.view === 'logos' || query.view === 'plans' ? query.view : 'projects';
  const uploads = useLibraryUploads({ folder, onStored: showDuplicates });
  const everywhere = useRef<HTMLElement>(null);
  const isNarrow = useMediaQuery('(max-width: 60rem)') ?? false;
  const isCovered = isNarrow && openUrl !== undefined;

  useEffect(() => {
    everywhere.current = document.body;
  }, []);
  const isOver = useFileDrop(everywhere, (dropped) => {
    if (!document.querySelector('dialog[open]')) void uploads.take(dropped);
  });

  useEffect(() => {
    const frame = [...document.querySelectorAll('body > :is(a, header, nav)')];
    for (const part of frame) part.toggleAttribute('inert', isCovered);
  }, [isCovered]);

  function close() {
    const url = openUrl;
    if (isOnStep()) history.back();
    else openFile(undefined);
    requestAnimationFrame(() => focusFirst(`file-${url}`, 'upload'));
  }

  return (
    <div data-wide>
      <div inert={isCovered}>
        <ScreenHead
          title="Media"
          aside={
            <p className="num muted">
              {figures &&
                `${plural(figures.count, '1 file', `${figures.count.toLocaleString(locale())} files`)}, ${formatSize(figures.bytes)}`}
            </p>
          }
        >
          <div className={styles.select}>
            <Check label="Select" data-selects />
          </div>
          <FileButton
            data-focus="upload"
            leftSection={<AdminIcon name="upload" />}
            isMany
            accept={`${acceptedTypes.logo},${folder === 'plans' ? `${acceptedTypes.pdf},` : ''}${foreignTypes},${acceptedTypes.video}`}
            onFiles={(chosen) => void uploads.take(chosen)}
          >
            Upload
          </FileButton>
        </ScreenHead>
        <LibraryFilters query={query} figures={figures} kinds={kinds} />
      </div>
      {[...uploads.errors, ...(changes.failure ? [changes.failure] : [])].map((error) => (
        <Alert key={error}>{error}</Alert>
      ))}
      <p role="status">{uploads.text}</p>
      <div className={openUrl ? `${styles.library} ${styles.beside}` : styles.library}>
        <div inert={isCovered}>
          <p className="sr" role="status">
            {library.isSettled && library.files && plural(library.total, '# file', '# files')}
          </p>
          {results()}
          {selection.files.length > 0 && (
            <SelectionBar
              files={selection.files}
              isBusy={changes.isBusy}
              onRemove={(chosen, onAnswer) =>
                changes.remove(chosen, (deletedUrls) => {
                  onAnswer();
                  selection.drop(deletedUrls);
                })
              }
              onClear={selection.clear}
              onDescribed={(file) => cacheFile(client, file)}
            />
          )}
        </div>
        {openUrl !== undefined && (
          <OpenedFile
            url={openUrl}
            files={files}
            total={library.total}
            onLast={() => library.hasMore && void library.loadMore()}
            changes={changes}
            onDescribed={(file) => cacheFile(client, file)}
            onClose={close}
          />
        )}
      </div>
      {changes.undeleted.length > 0 && (
        <UndeletedFilesDialog files={changes.undeleted} onClose={changes.clearUndeleted} />
      )}
      {isOver && (
        <div className={styles.curtain}>
          <p>Drop to upload</p>
          <p>{`${uploadHints.logo}. Videos: ${uploadHints.video}.`}</p>
        </div>
      )}
    </div>
  );

  function results() {
    if (library.error) {
      return <LoadFailure message={library.error.message} onAgain={library.tryAgain} />;
    }
    if (!library.files) return <Loading>Loading media...</Loading>;
    if (files.length + uploads.uploads.length === 0) {
      const isAll = !query.view && !query.usedIn && query.search === '';
      return (
        <EmptyList
          text={isAll ? 'No media yet' : 'No results'}
          hint={isAll ? 'Drag images and videos anywhere onto this page.' : undefined}
        />
      );
    }
    return (
      <>
        <MediaGrid
          files={files}
          openUrl={openUrl}
          selected={selection.selected}
          uploads={uploads.uploads}
          onToggle={selection.toggle}
          onExtendTo={selection.extendTo}
          onOpen={({ url }) => openFile(url, { isStep: openUrl === undefined })}
        />
        {library.hasMore && (
          <p className={styles.more}>
            <span className="num">
              {files.length.toLocaleString(locale())} of {library.total.toLocaleString(locale())}
            </span>
            <Button
              variant="default"
              aria-disabled={library.isLoadingMore}
              onClick={() => !library.isLoadingMore && void library.loadMore()}
            >
              {library.isLoadingMore ? 'Loading...' : 'Show more'}
            </Button>
          </p>
        )}
      </>
    );
  }
}

function showDuplicates(uploaded: UploadedFile[]) {
  const duplicates = uploaded.filter(({ isDuplicate }) => isDuplicate);
  const [duplicate] = duplicates;
  if (!duplicate) return;
  showToast({
    text: plural(
      duplicates.length,
      `${nameOfFile(duplicate)} is already in the library`,
      '# files are already in the library',
    ),
    action: { label: 'Show', run: () => openFile(duplicate.url, { isStep: true }) },
  });
}

/** The selected files, which stay selected when the query changes. */
function useSelection(files: readonly MediaFile[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, MediaFile>>(new Map());
  const [anchor, setAnchor] = useState<string>();

  function toggle(file: MediaFile) {
    const others = new Map(selected);
    if (!others.delete(file.url)) others.set(file.url, file);
    setSelected(others);
    setAnchor(file.url);
  }

  return {
    selected,
    files: [...selected.values()],
    toggle,
    /** Selects the range from the last selected file to this one. */
    extendTo: (file: MediaFile) => {
      const start = files.findIndex(({ url }) => url === anchor);
      const end = files.findIndex(({ url }) => url === file.url);
      if (start === -1 || end === -1) return toggle(file);
      const range = files.slice(Math.min(start, end), Math.max(start, end) + 1);
      setSelected(new Map([...selected, ...range.map((one) => [one.url, one] as const)]));
    },
    drop: (urls: readonly string[]) =>
      setSelected(new Map([...selected].filter(([url]) => !urls.includes(url)))),
    clear: () => setSelected(new Map()),
  };
}
