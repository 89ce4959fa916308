import { movingErrors } from '../moving.ts';

export type ImportUpload = {
  file: File;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
};

type UploadAnswer = { id: string } | { message: string };
type UploadResult =
  | { data: UploadAnswer; error: undefined }
  | { data: undefined; error: { code: string; message: string } };

/** Uploads what is to be imported to its endpoint, which answers like an action. */
export function uploadImport({ file, signal, onProgress }: ImportUpload): Promise<UploadResult> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    const query = new URLSearchParams({ name: file.name });
    xhr.open('PUT', `/uploads/import?${query.toString()}`);
    xhr.setRequestHeader('content-type', 'application/octet-stream');
    xhr.responseType = 'json';
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    xhr.addEventListener('load', () => resolve(readResult(xhr)));
    xhr.addEventListener('error', () => resolve(failure('CONNECTION_LOST')));
    xhr.addEventListener('abort', () => resolve({ data: { message: '' }, error: undefined }));
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(file);
  });
}

function readResult({ status, response }: XMLHttpRequest): UploadResult {
  const { id, message } = (response ?? {}) as { id?: string; message?: string };
  if (status === 201 && id !== undefined) return { data: { id }, error: undefined };
  if (status === 401) return failure('UNAUTHORIZED');
  if ([413, 422, 503].includes(status) && message !== undefined)
    return { data: { message }, error: undefined };
  return failure(`STATUS_${status}`);
}

function failure(code: string): UploadResult {
  return { data: undefined, error: { code, message: movingErrors.upload } };
}
