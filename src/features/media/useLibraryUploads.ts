import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnloadWarning } from '../../admin/forms/useConfirmLeave.tsx';
import { makeSmallFilms } from './make-small-films.ts';
import type { ImageFolder } from './media.ts';
import type { UploadedFile } from './upload.ts';
import { imageError, videoError } from './upload-rules.ts';
import { useFilmPoster } from './useFilmPoster.ts';
import { useShrinking } from './useShrinking.ts';
import { useUploads, type Upload } from './useUploads.ts';

/** A file on its way into the library, and what can be done about it. */
export type LibraryUpload = {
  key: string;
  upload: Upload;
  cancel: () => void;
  tryAgain: () => void;
};

/** Uploads pictures, drawings and films together. A file that is there already is taken from there. */
export function useLibraryUploads({
  folder,
  onStored,
}: {
  /** Of pictures; drawings are logos. */
  folder: ImageFolder;
  onStored: (files: UploadedFile[]) => void;
}) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const shrinking = useShrinking({ isMany: true });
  const { withFrame } = useFilmPoster();
  const pictures = useUploads({
    kind: 'image',
    folder: (file) => (file.type === 'image/svg+xml' ? 'logos' : folder),
    offersDuplicate: true,
    onStored: tell,
  });
  const films = useUploads({
    kind: 'video',
    folder: 'news',
    offersDuplicate: true,
    makeSmall: makeSmallFilms,
    onStored: async ([stored], [from]) => {
      if (stored && from) tell([stored.isDuplicate ? stored : await withFrame(stored, from)]);
    },
  });
  useUnloadWarning(pictures.isBusy || films.isBusy || shrinking.isShrinking);

  function tell(files: UploadedFile[]) {
    onStored(files);
    void client.invalidateQueries({ queryKey: ['media'] });
  }

  async function take(files: File[]) {
    setRefused([]);
    films.add(accepted(files.filter(isFilm), videoError));
    const others = files.filter((file) => !isFilm(file));
    const shrunk = others.length > 0 ? await shrinking.shrink(others) : [];
    pictures.add(accepted(shrunk ?? [], (file) => imageError(file, true)));
  }

  function accepted(files: File[], errorOf: (file: File) => string | undefined) {
    return files.filter((file) => {
      const error = errorOf(file);
      if (error) setRefused((known) => [...known, `${file.name}: ${error}`]);
      return error === undefined;
    });
  }

  const all = [...shown('film', films), ...shown('picture', pictures)];
  const failed = all.flatMap(({ upload: { file, error } }) =>
    error ? `${file.name}: ${error}` : [],
  );
  return {
    uploads: all,
    errors: [...refused, ...failed],
    words: shrinking.words,
    take,
  };
}

function isFilm({ type }: File) {
  return type.startsWith('video/');
}

function shown(
  name: string,
  {
    uploads,
    cancel,
    tryAgain,
  }: Pick<ReturnType<typeof useUploads>, 'uploads' | 'cancel' | 'tryAgain'>,
): LibraryUpload[] {
  return uploads.map((upload) => ({
    key: `${name} ${upload.id}`,
    upload,
    cancel: () => cancel(upload.id),
    tryAgain: () => tryAgain(upload.id),
  }));
}
