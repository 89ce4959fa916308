import { stat } from 'node:fs/promises';
import { findFileType, MediaRefused } from './image-process.ts';

/** A film as it is stored. */
export type Film = { file: string; extension: 'mp4' | 'webm'; bytes: number };

export async function makeFilm(file: string, _folder: string): Promise<Film> {
  const type = await findFileType(file);
  if (type !== 'video/mp4' && type !== 'video/webm') {
    throw new MediaRefused('unsupported type', type ?? undefined);
  }
  return { file, extension: type === 'video/mp4' ? 'mp4' : 'webm', bytes: (await stat(file)).size };
}
