import type { Making, SmallFile } from './film-encoder.ts';

export type { Making, SmallFile };

/** False where browsers offer nothing to make films with: old ones, and any at an address without encryption. */
export function canMakeFilms() {
  return 'VideoEncoder' in window && 'VideoDecoder' in window;
}

/** A film in the widths for small screens. None when it cannot be made smaller here: it is then sent as it is. */
export async function makeSmallFilms(film: Blob, making: Making): Promise<SmallFile[]> {
  if (!canMakeFilms()) return [];
  try {
    const { encodeSmallFilms } = await import('./film-encoder.ts');
    return await encodeSmallFilms(film, making);
  } catch {
    return [];
  }
}
