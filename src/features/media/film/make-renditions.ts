import type { Encoding, EncodedRendition } from './video-encoder.ts';

export type { Encoding, EncodedRendition };

/** False if the browser has no video encoder: old browsers, and insecure contexts (HTTP). */
export function canEncodeVideo() {
  return 'VideoEncoder' in window && 'VideoDecoder' in window;
}

/** Encodes a film in the widths for small screens. Empty if this browser cannot; the film is then sent unchanged. */
export async function makeRenditions(video: Blob, options: Encoding): Promise<EncodedRendition[]> {
  if (!canEncodeVideo()) return [];
  try {
    const { encodeRenditions } = await import('./video-encoder.ts');
    return await encodeRenditions(video, options);
  } catch {
    return [];
  }
}
