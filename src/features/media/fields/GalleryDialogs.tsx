import { DescribeDialog } from '../describe/DescribeDialog.tsx';
import { DescribeManyDialog } from '../describe/DescribeManyDialog.tsx';
import type { Crop } from '../describe/focal.ts';
import { LibraryDialog } from '../library/LibraryDialog.tsx';
import type { MediaFile } from '../media.ts';
import type { MediaFiles } from './useMediaFiles.ts';

export type OpenedDialog = 'library' | 'texts' | { url: string };

type GalleryDialogsProps = {
  dialog: OpenedDialog | undefined;
  crops?: readonly Crop[] | undefined;
  urls: string[];
  /** The pictures whose texts the dialog edits in turn. */
  texts: MediaFile[];
  files: MediaFiles;
  onClose: () => void;
  onChoose: (urls: string[]) => void;
};

export function GalleryDialogs(props: GalleryDialogsProps) {
  const { dialog, files, onClose } = props;
  const [first, ...others] = props.texts;
  const describedFile = typeof dialog === 'object' ? files.fileAt(dialog.url) : undefined;

  if (dialog === 'library') {
    return (
      <LibraryDialog
        kind="image"
        isMany
        presentUrls={props.urls}
        onClose={onClose}
        onChoose={(newFiles) => {
          files.note(newFiles);
          onClose();
          props.onChoose(newFiles.map(({ url }) => url));
        }}
      />
    );
  }
  if (dialog === 'texts' && first) {
    return (
      <DescribeManyDialog
        pictures={[first, ...others]}
        onClose={onClose}
        onDescribed={(file) => files.note([file])}
      />
    );
  }
  if (!describedFile) return null;
  return (
    <DescribeDialog
      file={describedFile}
      crops={props.crops}
      onClose={onClose}
      onDescribed={(file) => {
        files.note([file]);
        onClose();
      }}
    />
  );
}
