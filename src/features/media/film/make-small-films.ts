import type { Encoding, SmallFile } from './film-encoder.ts';

export type { Encoding, SmallFile };

/** False if the browser has no video encoder: old browsers, and insecure contexts (HTTP). */
export function canMakeFilms() {
  return 'VideoEncoder' in window && 'VideoDecoder' in window;
}

/** Encodes a film in the widths for small screens. Empty if this browser cannot; the film is then sent unchanged. */
export async function makeSmallFilms(film: Blob, options: Encoding): Promise<SmallFile[]> {
  if (!canMakeFilms()) return [];
  try {
    const { encodeSmallFilms } = await import('./film-encoder.ts');
    return await encodeSmallFilms(film, options);
  } catch {
    return [];
  }
}
