import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnloadWarning } from '../../../admin/forms/useConfirmLeave.tsx';
import { afterColon } from '../../../lib/text/capitalised.ts';
import { makeRenditions } from '../film/make-renditions.ts';
import { acceptsSvg, type ImageFolder } from '../media.ts';
import type { UploadedFile } from '../upload/upload.ts';
import { isVideoFile } from '../upload/other-formats.ts';
import { imageError, planError, videoError } from '../upload/upload-rules.ts';
import { useVideoPoster } from '../film/useVideoPoster.ts';
import { useShrinking } from '../upload/useShrinking.ts';
import { useUploads, type Upload } from '../upload/useUploads.ts';

/** A library upload with its actions. */
export type LibraryUpload = {
  key: string;
  upload: Upload;
  cancel: () => void;
  tryAgain: () => void;
};

/** Uploads pictures, drawings and films together. Reuses a file that is already in the library. */
export function useLibraryUploads({
  folder,
  onStored,
}: {
  /** For pictures. Drawings of other folders go to the logos. */
  folder: ImageFolder;
  onStored: (files: UploadedFile[]) => void;
}) {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const shrinking = useShrinking({ isMany: true });
  const { withFrame } = useVideoPoster();
  const images = useUploads({
    kind: 'image',
    folder: (file) => (isSvg(file) && !acceptsSvg(folder) ? 'logos' : folder),
    offersDuplicate: true,
    onStored: report,
  });
  const videos = useUploads({
    kind: 'video',
    folder: 'news',
    offersDuplicate: true,
    makeSmall: makeRenditions,
    onStored: async ([stored], [source]) => {
      if (stored && source) report([stored.isDuplicate ? stored : await withFrame(stored, source)]);
    },
  });
  useUnloadWarning(images.isBusy || videos.isBusy || shrinking.isShrinking);

  function report(files: UploadedFile[]) {
    onStored(files);
    void client.invalidateQueries({ queryKey: ['media'] });
  }

  async function upload(files: File[]) {
    setRefusals([]);
    videos.add(acceptedFiles(files.filter(isVideoFile), videoError));
    const others = files.filter((file) => !isVideoFile(file));
    const smaller = others.length > 0 ? await shrinking.shrink(others) : [];
    images.add(acceptedFiles(smaller ?? [], imageErrorIn));
  }

  function imageErrorIn(file: File) {
    return folder === 'plans' ? planError(file) : imageError(file, true);
  }

  function acceptedFiles(files: File[], validate: (file: File) => string | undefined) {
    return files.filter((file) => {
      const error = validate(file);
      if (error) setRefusals((current) => [...current, `${file.name}: ${afterColon(error)}`]);
      return error === undefined;
    });
  }

  const all = [...uploadView('film', videos), ...uploadView('picture', images)];
  const failed = all.flatMap(({ upload: { file, error } }) =>
    error ? `${file.name}: ${afterColon(error)}` : [],
  );
  return {
    uploads: all,
    errors: [...refusals, ...failed],
    text: shrinking.text,
    take: upload,
  };
}

function isSvg({ type }: File) {
  return type === 'image/svg+xml';
}

function uploadView(
  name: string,
  {
    uploads,
    cancel,
    tryAgain,
  }: {
    uploads: readonly Upload[];
    cancel: (id: Upload['id']) => void;
    tryAgain: (id: Upload['id']) => void;
  },
): LibraryUpload[] {
  return uploads.map((upload) => ({
    key: `${name} ${upload.id}`,
    upload,
    cancel: () => cancel(upload.id),
    tryAgain: () => tryAgain(upload.id),
  }));
}
