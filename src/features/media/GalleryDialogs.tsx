import { DescribeDialog } from './DescribeDialog.tsx';
import { DescribeManyDialog } from './DescribeManyDialog.tsx';
import type { Crop } from './focal.ts';
import { LibraryDialog } from './LibraryDialog.tsx';
import type { MediaFile } from './media.ts';
import type { useMediaFiles } from './useMediaFiles.ts';

export type OpenedDialog = 'library' | 'texts' | { url: string };

type GalleryDialogsProps = {
  opened: OpenedDialog | undefined;
  crops?: readonly Crop[] | undefined;
  urls: string[];
  /** The pictures whose texts are to be gone through. */
  texts: MediaFile[];
  files: ReturnType<typeof useMediaFiles>;
  onClose: () => void;
  onChoose: (urls: string[]) => void;
};

export function GalleryDialogs(props: GalleryDialogsProps) {
  const { opened, files, onClose } = props;
  const [first, ...others] = props.texts;
  const described = typeof opened === 'object' ? files.fileAt(opened.url) : undefined;

  if (opened === 'library') {
    return (
      <LibraryDialog
        kind="image"
        isMany
        present={props.urls}
        onClose={onClose}
        onChoose={(chosen) => {
          files.note(chosen);
          onClose();
          props.onChoose(chosen.map(({ url }) => url));
        }}
      />
    );
  }
  if (opened === 'texts' && first) {
    return (
      <DescribeManyDialog
        pictures={[first, ...others]}
        onClose={onClose}
        onDescribed={(file) => files.note([file])}
      />
    );
  }
  if (!described) return null;
  return (
    <DescribeDialog
      file={described}
      crops={props.crops}
      onClose={onClose}
      onDescribed={(file) => {
        files.note([file]);
        onClose();
      }}
    />
  );
}
