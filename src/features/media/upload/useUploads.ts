import { useCallback, useEffect, useRef, useState } from 'react';
import { useFieldsAround } from '../../../admin/fields/fields-context.ts';
import { useAction } from '../../../admin/actions/useAction.ts';
import type { Encoding, EncodedRendition } from '../film/make-renditions.ts';
import { mediaErrors, type ImageFolder, type MediaKind } from '../media.ts';
import { uploadFile, type UploadAnswer, type UploadedFile, type UploadRequest } from './upload.ts';

const maxAtOnce = 2;

export type Upload = {
  id: number;
  file: File;
  /** `making`: encoding its small films. `isSent`: waiting for files selected earlier, to keep their order. */
  state: 'waiting' | 'making' | 'sending' | 'isSent' | 'failed';
  /** The progress, from 0 to 1. */
  part: number;
  error?: string;
  /** False if the file itself is the problem. */
  canTryAgain?: boolean;
};

type UploadTask = Upload & {
  controller: AbortController;
  small?: readonly EncodedRendition[];
  stored?: UploadedFile;
};

type UploadsOptions = {
  kind: MediaKind;
  folder: ImageFolder | ((file: File) => ImageFolder);
  /** Uses an existing file with the same bytes instead of storing it again. */
  offersDuplicate?: boolean;
  /** Encodes the small films of a film. */
  makeSmall?: (file: File, making: Encoding) => Promise<readonly EncodedRendition[]>;
  /** The URL of a stored film without small films: only these are uploaded. */
  of?: string | undefined;
  /** True while files are prepared: the form waits for that, too. */
  isPreparing?: boolean;
  /** Receives files in the order of selection. The signal is aborted if the first of them is cancelled. */
  onStored: (files: UploadedFile[], from: File[], signal: AbortSignal) => void | Promise<void>;
};

/** Uploads files, two at a time. The form waits for them; leaving it cancels them. */
export function useUploads({
  kind,
  folder,
  offersDuplicate = false,
  makeSmall,
  of,
  isPreparing = false,
  onStored,
}: UploadsOptions) {
  const call = useAction();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const all = useRef<UploadTask[]>([]);
  const lastId = useRef(0);
  const isBusy = uploads.some(isUnderWay);
  const reportFailure = usePendingUpload(isBusy || isPreparing);

  useEffect(() => {
    const uploadsOfThis = all;
    return () => {
      for (const { controller } of uploadsOfThis.current.splice(0)) controller.abort();
    };
  }, []);

  function show() {
    setUploads([...all.current]);
  }

  function change(id: number, changes: Partial<UploadTask>) {
    all.current = all.current.map((task) => (task.id === id ? { ...task, ...changes } : task));
    show();
  }

  function drop(ids: number[]) {
    for (const { id, controller } of all.current) if (ids.includes(id)) controller.abort();
    all.current = all.current.filter(({ id }) => !ids.includes(id));
    show();
  }

  function startWaiting() {
    const slots = maxAtOnce - all.current.filter(isAtWork).length;
    const next = all.current
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, slots));
    for (const upload of next) void send(upload);
  }

  async function send(upload: UploadTask) {
    const { id, file, controller } = upload;
    const { signal } = controller;
    const onProgress = (part: number) => change(id, { part });
    let { small } = upload;
    if (makeSmall && !small) {
      change(id, { state: 'making', part: 0 });
      small = await makeSmall(file, { signal, onProgress }).catch(() => []);
      if (signal.aborted) return;
      if (of !== undefined && small.length === 0) return fail(id, mediaErrors.makeSmall, true);
      change(id, { small });
    }
    change(id, { state: 'sending', part: 0 });
    const answer = await post({
      file,
      kind,
      folder: typeof folder === 'function' ? folder(file) : folder,
      small,
      of,
      offersDuplicate,
      signal,
      onProgress,
    });
    if (signal.aborted) return;
    if (answer.outcome === 'done') change(id, { state: 'isSent', stored: answer.file });
    if (answer.outcome === 'refused') fail(id, answer.message, answer.canTryAgain);
    if (answer.outcome === 'failed') fail(id, mediaErrors.upload[kind], true);
    await handOver();
    startWaiting();
  }

  async function post(request: UploadRequest): Promise<UploadAnswer | { outcome: 'failed' }> {
    return call(uploadFile, request, mediaErrors.upload[kind]).catch(() => ({
      outcome: 'failed' as const,
    }));
  }

  function fail(id: number, error: string, canTryAgain: boolean) {
    reportFailure();
    change(id, { state: 'failed', error, canTryAgain });
  }

  /** Hands over finished uploads in order. Failed files do not delay the others. */
  async function handOver() {
    const pending = all.current.filter(({ state }) => state !== 'failed');
    const firstMissing = pending.findIndex(({ state }) => state !== 'isSent');
    const ready = pending.slice(0, firstMissing === -1 ? undefined : firstMissing);
    const [first] = ready;
    if (!first) return;
    await onStored(
      ready.flatMap(({ stored }) => stored ?? []),
      ready.map(({ file }) => file),
      first.controller.signal,
    );
    drop(ready.map(({ id }) => id));
  }

  return {
    uploads,
    isBusy,
    /** Call it when a file fails before its upload, so that a waiting save is not submitted. */
    reportFailure,
    add: (files: readonly File[]) => {
      all.current = [...all.current, ...files.map((file) => newUpload(++lastId.current, file))];
      show();
      startWaiting();
    },
    cancel: (id: number) => {
      reportFailure();
      drop([id]);
      void handOver().then(startWaiting);
    },
    tryAgain: (id: number) => {
      change(id, { state: 'waiting', part: 0, controller: new AbortController() });
      startWaiting();
    },
    clear: () => drop(all.current.map(({ id }) => id)),
  };
}

function newUpload(id: number, file: File): UploadTask {
  return { id, file, state: 'waiting', part: 0, controller: new AbortController() };
}

function isAtWork({ state }: Upload) {
  return state === 'making' || state === 'sending';
}

function isUnderWay({ state }: Upload) {
  return state !== 'failed';
}

/** Delays saving the form while uploads are pending. A save requested meanwhile runs after them, if none fails. */
function usePendingUpload(isPending: boolean) {
  const fields = useFieldsAround();
  const startUpload = fields?.mode === 'form' ? fields.startUpload : undefined;
  const hasFailed = useRef(false);

  useEffect(() => {
    if (!isPending) return undefined;
    hasFailed.current = false;
    const end = startUpload?.();
    return () => end?.(!hasFailed.current);
  }, [isPending, startUpload]);

  return useCallback(() => {
    hasFailed.current = true;
  }, []);
}
