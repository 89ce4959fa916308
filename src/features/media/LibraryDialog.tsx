import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../admin/Dialog.tsx';
import { EmptyList } from '../../admin/lists/EmptyList.tsx';
import { LoadFailure } from '../../admin/lists/LoadFailure.tsx';
import { Loading } from '../../admin/Loading.tsx';
import { plural } from '../../lib/plural.ts';
import { LibraryTile } from './LibraryTile.tsx';
import styles from './LibraryDialog.module.css';
import type { MediaFile, MediaKind } from './media.ts';
import { useLibrary } from './useLibrary.ts';

type LibraryDialogProps = {
  kind: MediaKind;
  /** Drawings are offered for logos alone. */
  hasDrawings?: boolean | undefined;
  /** Several can be chosen, and are taken together. */
  isMany?: boolean;
  /** The addresses of those that are there already. */
  present: readonly string[];
  onClose: () => void;
  onChoose: (files: MediaFile[]) => void;
};

const quietMs = 250;
const nouns = { image: ['picture', 'pictures'], video: ['film', 'films'] } as const;

/** Everything that was uploaded before, to choose again from. */
export function LibraryDialog(props: LibraryDialogProps) {
  const { kind, isMany = false, hasDrawings = false, present, onClose, onChoose } = props;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), quietMs);
  const view = kind === 'image' ? 'pictures' : 'films';
  const library = useLibrary({ view, search, isWithoutDrawings: !hasDrawings });
  const [chosen, setChosen] = useState<MediaFile[]>([]);
  const [one, many] = nouns[kind];
  const { files } = library;

  function choose(file: MediaFile) {
    if (!isMany) return onChoose([file]);
    const isChosen = chosen.some(({ url }) => url === file.url);
    setChosen(isChosen ? chosen.filter(({ url }) => url !== file.url) : [...chosen, file]);
  }

  return createPortal(
    <Dialog
      isWide
      heading={isMany ? `Choose ${many}` : `Choose a ${one}`}
      onCancel={onClose}
      cancel="Cancel"
      actions={
        isMany && (
          <Button aria-disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {chosen.length === 0
              ? `Add ${many}`
              : `Add ${plural(chosen.length, `# ${one}`, `# ${many}`)}`}
          </Button>
        )
      }
    >
      <TextInput
        type="search"
        label="Search"
        description="By file name or alternative text"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        data-autofocus
      />
      <p className="sr" role="status">
        {library.isSettled && files && foundText(files.length, library.hasMore, one, many)}
      </p>
      <div className={styles.found}>{found()}</div>
    </Dialog>,
    document.body,
  );

  function found() {
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
              ? `What is uploaded in any form is kept here.`
              : `Nothing is named “${search}”, or described so.`}
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
              isPresent={present.includes(file.url)}
              place={isMany ? chosen.findIndex(({ url }) => url === file.url) + 1 : undefined}
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
