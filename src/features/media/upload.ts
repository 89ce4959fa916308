import type { SmallFile } from './make-small-films.ts';
import type { ImageFolder, MediaFile } from './media.ts';

export type UploadRequest = {
  file: File;
  kind: MediaFile['kind'];
  folder: ImageFolder;
  /** Sent in the same body, after the film. */
  small?: readonly SmallFile[] | undefined;
  /** The address of a stored film without small films: then only these are sent. */
  of?: string | undefined;
  offersDuplicate?: boolean;
  signal: AbortSignal;
  /** From 0 to 1. At 1 everything is sent, and the server is checking it. */
  onProgress: (part: number) => void;
};

/** A duplicate was there before, and nothing was stored. */
export type UploadedFile = MediaFile & { isDuplicate?: boolean };

export type UploadAnswer =
  | { outcome: 'done'; file: UploadedFile }
  /** `message` is shown beside the field. */
  | { outcome: 'refused'; message: string; canTryAgain: boolean }
  | { outcome: 'cancelled' };

type UploadResult =
  | { data: UploadAnswer; error: undefined }
  | { data: undefined; error: { code: string; message: string } };

/** Sends a file to the endpoint for uploads. It answers as an action does. */
export function uploadFile(request: UploadRequest): Promise<UploadResult> {
  const { file, kind, folder, small = [], of, offersDuplicate, signal, onProgress } = request;
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(cancelled);
    const sending = new XMLHttpRequest();
    const query = new URLSearchParams({ kind, folder });
    if (small.length > 0) query.set('small', small.map(partOf).join(','));
    if (offersDuplicate) query.set('offersDuplicate', 'yes');
    if (of !== undefined) query.set('of', of);
    sending.open('PUT', `/uploads?${query.toString()}`);
    sending.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    sending.setRequestHeader('content-type', 'application/octet-stream');
    sending.responseType = 'json';
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    sending.upload.addEventListener('load', () => onProgress(1));
    sending.addEventListener('load', () => resolve(resultOf(sending)));
    sending.addEventListener('error', () => resolve(connectionLost));
    sending.addEventListener('abort', () => resolve(cancelled));
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    const films = small.map(({ film }) => film);
    sending.send(new Blob(of === undefined ? [file, ...films] : films));
  });
}

/** As `smallParts` of the server reads it. */
function partOf({ width, film }: SmallFile) {
  return `${width}:${film.size}`;
}

type Body = { file?: MediaFile; isDuplicate?: boolean; message?: string };

const connectionLost = failure('CONNECTION_LOST', 'The connection was lost');
const cancelled: UploadResult = { data: { outcome: 'cancelled' }, error: undefined };

function resultOf({ status, response }: XMLHttpRequest): UploadResult {
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
