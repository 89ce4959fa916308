import { actions } from 'astro:actions';
import { ActionFailure } from '../../admin/actions.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { frameOf } from './film-frame.ts';
import { mediaErrors, type MediaFile } from './media.ts';
import { uploadFile } from './upload.ts';

export const posterFolder = 'heroes';

/** The picture that stands for a film until it plays. */
export function useFilmPoster() {
  const call = useAction();

  async function withPoster(of: MediaFile, posterUrl: string | null): Promise<MediaFile> {
    const { url: address, revision, alt, focal } = of;
    const draft = { url: address, revision, alt, focal, posterUrl };
    const failure = posterUrl === null ? mediaErrors.remove.image : mediaErrors.save;
    const answer = await call(actions.media.describe, draft, failure);
    if (answer.outcome === 'done') return answer.record;
    // Only the poster is changed here; what someone else has changed meanwhile stays.
    if (answer.outcome === 'conflict' && answer.newest) return withPoster(answer.newest, posterUrl);
    throw new ActionFailure(failure);
  }

  async function frameIn(stored: MediaFile, from: File) {
    const frame = stored.poster ? undefined : await frameOf(from);
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
    /** The film with a frame of its own for a poster, unless it has one; as it was when that fails. */
    withFrame: (stored: MediaFile, from: File) => frameIn(stored, from).catch(() => stored),
  };
}
