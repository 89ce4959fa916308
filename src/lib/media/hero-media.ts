import type { Video, VideoRendition } from './video.ts';
import type { Image } from './image-url.ts';
import { embedHost, videoId } from './video-url.ts';
import { webHost } from '../web/web-host.ts';

/** A hero's picture (or none), our own film, or an embedded video of the video-sharing service. */
export type HeroMedia =
  | { kind: 'image'; image: Image | null }
  | { kind: 'film'; film: Video }
  | { kind: 'embed'; video: string; poster: Image | null };

type HeroColumns = {
  heroType: 'image' | 'video';
  heroUrl: string | null;
  heroYoutubeUrl: string | null;
};

/** Resolves a record's hero columns. `picture` is the image at `heroUrl`, or the poster of the film there. */
export function heroMedia(
  { heroType, heroUrl, heroYoutubeUrl }: HeroColumns,
  image: Image | null,
  small: readonly VideoRendition[] = [],
): HeroMedia {
  if (heroType === 'image') return { kind: 'image', image };
  const video = videoId(heroYoutubeUrl);
  if (video !== undefined) return { kind: 'embed', video, poster: image };
  if (heroUrl === null) return { kind: 'image', image: null };
  return { kind: 'film', film: { url: heroUrl, poster: image, small } };
}

export function isEmptyHero(media: HeroMedia) {
  return media.kind === 'image' && media.image === null;
}

/** The picture, or the poster of the film or video. */
export function heroImage(media: HeroMedia): Image | null {
  if (media.kind === 'image') return media.image;
  return media.kind === 'film' ? media.film.poster : media.poster;
}

/** Directives of the content security policy that allow the hosts of these films and videos. */
export function mediaDirectives(heroes: readonly HeroMedia[]) {
  const videos = heroes.flatMap((media) => (media.kind === 'film' ? [media.film.url] : []));
  const hosts = new Set(videos.map((url) => webOrigin(url)).filter(Boolean));
  return [
    ...(hosts.size > 0 ? [`media-src 'self' ${[...hosts].join(' ')}` as const] : []),
    ...(heroes.some(({ kind }) => kind === 'embed') ? [`frame-src ${embedHost}` as const] : []),
  ];
}

/** Undefined for anything but a web URL, and for hosts with characters that are special in a policy. */
function webOrigin(text: string) {
  const url = URL.parse(text);
  const isOnWeb = url && /^https?:$/.test(url.protocol) && webHost.test(url.hostname);
  return isOnWeb ? url.origin : undefined;
}
