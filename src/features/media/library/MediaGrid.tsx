import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { indexAfterKey } from './grid-keys.ts';
import type { MediaFile } from '../media.ts';
import styles from './MediaGrid.module.css';
import { MediaTile } from './MediaTile.tsx';
import { UploadTile } from '../upload/UploadTile.tsx';
import type { LibraryUpload } from './useLibraryUploads.ts';

type MediaGridProps = {
  files: readonly MediaFile[];
  /** The URL of the open file. */
  openUrl: string | undefined;
  selected: ReadonlyMap<string, MediaFile>;
  uploads: readonly LibraryUpload[];
  onToggle: (file: MediaFile) => void;
  /** Selects the range up to a file. */
  onExtendTo: (file: MediaFile) => void;
  onOpen: (file: MediaFile) => void;
};

/** Tiles of one size. One is in the tab order; arrow keys move to the others. */
export function MediaGrid(props: MediaGridProps) {
  const { files, openUrl, selected, uploads, onToggle, onExtendTo, onOpen } = props;
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string>();
  const first = [focused, openUrl].find((url) => files.some((file) => file.url === url));
  const current = first ?? files[0]?.url;

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
    const index = buttons.findIndex((button) => button === event.target);
    const file = files[index];
    if (!file || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      return event.shiftKey ? onExtendTo(file) : onToggle(file);
    }
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const target = indexAfterKey(event.key, index, boxes);
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  function press(event: MouseEvent, file: MediaFile) {
    if (event.shiftKey) return onExtendTo(file);
    if (event.ctrlKey || event.metaKey) return onToggle(file);
    onOpen(file);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The buttons inside handle the keys.
    <ul ref={list} className={styles.grid} aria-label="Media" onKeyDown={onKeyDown}>
      {uploads.map(({ key, upload, cancel, tryAgain }) => (
        <li key={key} className={styles.sending}>
          <UploadTile upload={upload} onCancel={cancel} onTryAgain={tryAgain} />
        </li>
      ))}
      {files.map((file) => (
        <MediaTile
          key={file.url}
          file={file}
          isOpen={file.url === openUrl}
          isSelected={selected.has(file.url)}
          isInTabOrder={file.url === current}
          onFocus={() => setFocused(file.url)}
          onPress={(event) => press(event, file)}
          onSelect={(isRange) => (isRange ? onExtendTo(file) : onToggle(file))}
        />
      ))}
    </ul>
  );
}
