import type { EncodedRendition } from '../film/make-renditions.ts';
import type { ImageFolder, MediaFile } from '../media.ts';

export type UploadRequest = {
  file: File;
  kind: MediaFile['kind'];
  folder: ImageFolder;
  /** Sent in the same body, after the film. */
  small?: readonly EncodedRendition[] | undefined;
  /** The URL of a stored film without small films: only the small films are uploaded. */
  of?: string | undefined;
  offersDuplicate?: boolean;
  signal: AbortSignal;
  /** From 0 to 1. At 1 everything is sent, and the server is checking it. */
  onProgress: (part: number) => void;
};

/** `isDuplicate`: the file was already stored, and nothing new was. */
export type UploadedFile = MediaFile & { isDuplicate?: boolean };

export type UploadAnswer =
  | { outcome: 'done'; file: UploadedFile }
  /** `message` is shown beside the field. */
  | { outcome: 'refused'; message: string; canTryAgain: boolean }
  | { outcome: 'cancelled' };

type UploadResult =
  | { data: UploadAnswer; error: undefined }
  | { data: undefined; error: { code: string; message: string } };

/** Uploads a file to the upload endpoint, which answers like an action. */
export function uploadFile(request: UploadRequest): Promise<UploadResult> {
  const { file, kind, folder, small = [], of, offersDuplicate, signal, onProgress } = request;
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(cancelled);
    const xhr = new XMLHttpRequest();
    const query = new URLSearchParams({ kind, folder });
    if (small.length > 0) query.set('small', small.map(formatPart).join(','));
    if (offersDuplicate) query.set('offersDuplicate', 'yes');
    if (of !== undefined) query.set('of', of);
    xhr.open('PUT', `/uploads?${query.toString()}`);
    xhr.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    xhr.setRequestHeader('content-type', 'application/octet-stream');
    xhr.responseType = 'json';
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    xhr.upload.addEventListener('load', () => onProgress(1));
    xhr.addEventListener('load', () => resolve(readResult(xhr)));
    xhr.addEventListener('error', () => resolve(connectionLost));
    xhr.addEventListener('abort', () => resolve(cancelled));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    const videos = small.map(({ video }) => video);
    xhr.send(new Blob(of === undefined ? [file, ...videos] : videos));
  });
}

/** The format of `smallParts` on the server. */
function formatPart({ width, video }: EncodedRendition) {
  return `${width}:${video.size}`;
}

type Body = { file?: MediaFile; isDuplicate?: boolean; message?: string };

const connectionLost = failure('CONNECTION_LOST', 'The connection was lost');
const cancelled: UploadResult = { data: { outcome: 'cancelled' }, error: undefined };

function readResult({ status, response }: XMLHttpRequest): UploadResult {
  const { file, isDuplicate = false, message = '' } = (response ?? {}) as Body;
  if (status === 201 && file) {
    return { data: { outcome: 'done', file: { ...file, isDuplicate } }, error: undefined };
  }
  if (status === 401) return failure('UNAUTHORIZED', message);
  const isRefused = [413, 422, 503].includes(status) && message !== '';
  if (isRefused) {
    return { data: { outcome: 'refused', message, canTryAgain: status === 503 }, error: undefined };
  }
  return failure(`STATUS_${status}`, message);
}

function failure(code: string, message: string): UploadResult {
  return { data: undefined, error: { code, message } };
}
