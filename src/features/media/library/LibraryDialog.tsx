import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { EmptyList } from '../../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../../admin/feedback/Loading.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { LibraryTile } from './LibraryTile.tsx';
import styles from './LibraryDialog.module.css';
import type { MediaFile, MediaKind } from '../media.ts';
import { useLibrary } from './useLibrary.ts';

type LibraryDialogProps = {
  kind: MediaKind;
  /** Only logos and floor plans may be drawings. */
  hasDrawings?: boolean | undefined;
  /** Allows selecting several files at once. */
  isMany?: boolean;
  /** The URLs that the field already contains. */
  presentUrls: readonly string[];
  onClose: () => void;
  onChoose: (files: MediaFile[]) => void;
};

const quietMs = 250;
const nouns = { image: ['image', 'images'], video: ['video', 'videos'] } as const;

/** Selects from all uploaded files. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { kind, isMany = false, hasDrawings = false, presentUrls, onClose, onChoose } = props;
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), quietMs);
  const library = useLibrary({ kind, search, isWithoutDrawings: !hasDrawings });
  const [selection, setSelection] = useState<MediaFile[]>([]);
  const [one, many] = nouns[kind];
  const { files } = library;

  function choose(file: MediaFile) {
    if (!isMany) return onChoose([file]);
    const isChosen = selection.some(({ url }) => url === file.url);
    setSelection(isChosen ? selection.filter(({ url }) => url !== file.url) : [...selection, file]);
  }

  return (
    <Dialog
      isWide
      heading={isMany ? `Choose ${many}` : `Choose ${one === 'image' ? 'an image' : 'a video'}`}
      onCancel={onClose}
      cancel="Cancel"
      actions={
        isMany && (
          <Button aria-disabled={selection.length === 0} onClick={() => onChoose(selection)}>
            {selection.length === 0
              ? `Add ${many}`
              : `Add ${plural(selection.length, `# ${one}`, `# ${many}`)}`}
          </Button>
        )
      }
    >
      <TextInput
        type="search"
        label="Search"
        description="By file name or alt text"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-autofocus
      />
      <p className="sr" role="status">
        {library.isSettled && files && foundText(files.length, library.hasMore, one, many)}
      </p>
      <div className={styles.found}>{results()}</div>
    </Dialog>
  );

  function results() {
    if (library.error) {
      return (
        <LoadFailure
          className={styles.centred}
          message={library.error.message}
          onAgain={library.tryAgain}
        />
      );
    }
    if (!files) return <Loading>{`Loading ${many}...`}</Loading>;
    if (files.length === 0) {
      return (
        <EmptyList
          className={styles.centred}
          text={search === '' ? `No ${many} yet` : `No ${many} found`}
        >
          <p className="muted">
            {search === ''
              ? `Files you upload anywhere appear here.`
              : `No results for “${search}”.`}
          </p>
        </EmptyList>
      );
    }
    return (
      <>
        <ul className={styles.tiles} aria-label={many}>
          {files.map((file) => (
            <LibraryTile
              key={file.url}
              file={file}
              isPresent={presentUrls.includes(file.url)}
              position={isMany ? selection.findIndex(({ url }) => url === file.url) + 1 : undefined}
              onChoose={() => choose(file)}
            />
          ))}
        </ul>
        {library.hasMore && (
          <div className={styles.more}>
            <Button
              variant="default"
              aria-disabled={library.isLoadingMore}
              onClick={() => !library.isLoadingMore && void library.loadMore()}
            >
              {library.isLoadingMore ? 'Loading...' : `Show more ${many}`}
            </Button>
          </div>
        )}
      </>
    );
  }
}

function foundText(count: number, hasMore: boolean, one: string, many: string) {
  return `${count}${hasMore ? ' or more' : ''} ${plural(count, one, many)}`;
}
