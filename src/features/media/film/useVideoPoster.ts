import { actions } from 'astro:actions';
import { ActionFailure } from '../../../admin/actions/actions.ts';
import { useAction } from '../../../admin/actions/useAction.ts';
import { captureFrame } from './video-frame.ts';
import { mediaErrors, type MediaFile } from '../media.ts';
import { uploadFile } from '../upload/upload.ts';

export const posterFolder = 'heroes';

/** Sets the poster of a film. */
export function useVideoPoster() {
  const call = useAction();

  async function withPoster(video: MediaFile, posterUrl: string | null): Promise<MediaFile> {
    const { url, revision, alt, focal } = video;
    const draft = { url, revision, alt, focal, posterUrl };
    const failure = posterUrl === null ? mediaErrors.remove.image : mediaErrors.save;
    const answer = await call(actions.media.describe, draft, failure);
    if (answer.outcome === 'done') return answer.record;
    // This changes only the poster, and keeps other people's changes.
    if (answer.outcome === 'conflict' && answer.newest) return withPoster(answer.newest, posterUrl);
    throw new ActionFailure(failure);
  }

  async function frameIn(stored: MediaFile, source: File) {
    const frame = stored.poster ? undefined : await captureFrame(source);
    if (!frame) return stored;
    const request = {
      file: frame,
      kind: 'image',
      folder: posterFolder,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    } as const;
    const answer = await call(uploadFile, request, mediaErrors.upload.image);
    return answer.outcome === 'done' ? withPoster(stored, answer.file.url) : stored;
  }

  return {
    withPoster,
    /** Sets a frame of the film as its poster, unless it has one. Returns the film unchanged on failure. */
    withFrame: (stored: MediaFile, source: File) => frameIn(stored, source).catch(() => stored),
  };
}
