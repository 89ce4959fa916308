import type { Image } from './image-url.ts';

export type VideoFormat = 'mp4' | 'webm';

/** A smaller version of a film, stored next to it. */
export type VideoRendition = { width: number; format: VideoFormat; bytes: number };

/** A film with its small versions, narrowest first. */
export type Video = { url: string; poster: Image | null; small: readonly VideoRendition[] };

export type VideoSource = { src: string; type?: string; media?: string };

/** The widths of small films in pixels, the same for portrait films. */
export const renditionWidths = [480, 960] as const;

const videoFormats = ['mp4', 'webm'] as const;

/** Matches phones in both orientations. */
export const phoneScreen = '(max-width: 40em), (max-height: 30em)';

/** Phones play larger films only on request. In bytes. */
export const maxPhoneBytes = 900_000;

/** Keeps a small film and its film within one request. In bytes. */
export const maxRenditionBytes = 50 * 1024 * 1024;

/** `/media/videos/news/…/480.mp4` for `/media/videos/news/….mp4`. */
export function renditionUrl(
  url: string,
  { width, format }: Pick<VideoRendition, 'width' | 'format'>,
) {
  return `${url.replace(/\.\w+$/, '')}/${width}.${format}`;
}

/** All possible URLs of small versions, whether they exist or not. */
export function renditionUrls(url: string) {
  if (!/\.(?:mp4|webm)$/.test(url)) return [];
  return renditionWidths.flatMap((width) =>
    videoFormats.map((format) => renditionUrl(url, { width, format })),
  );
}

/**
 * The sources in the order that browsers try them, narrowest first: one for phones, the widest small version up to a
 * window width, then the film itself. A version that no window takes is for visitors who save data.
 */
export function videoSources({ url, small }: Video, maxWidth: string): VideoSource[] {
  const forPhones = phoneRendition(small);
  const widest = small.at(-1);
  const smallSources = small.map((video) => {
    const windows = [
      ...(video === forPhones ? [phoneScreen] : []),
      ...(video === widest && video.width > renditionWidths[0] ? [`(max-width: ${maxWidth})`] : []),
    ];
    return {
      src: renditionUrl(url, video),
      type: `video/${video.format}`,
      media: windows.join(', ') || 'not all',
    };
  });
  return [...smallSources, { src: url }];
}

/** The widest version that phones play by themselves, or else the narrowest. */
export function phoneRendition(small: readonly VideoRendition[]) {
  return small.findLast(({ bytes }) => bytes <= maxPhoneBytes) ?? small[0];
}

/** False when the film is too large to autoplay on phones. */
export function isLightOnPhones({ small }: Pick<Video, 'small'>) {
  return (phoneRendition(small)?.bytes ?? Infinity) <= maxPhoneBytes;
}

/** Parses the JSON of the `media` table's column. */
export function parseRenditions(text: string | null): VideoRendition[] {
  return text ? (JSON.parse(text) as VideoRendition[]) : [];
}

/** The inverse of {@link parseRenditions}. */
export function serializeRenditions(small: readonly VideoRendition[]) {
  return small.length > 0 ? JSON.stringify(small) : null;
}
