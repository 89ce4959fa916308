import type { Film, SmallFilm } from './film.ts';
import type { Image } from './image-url.ts';
import { embedHost, videoId } from './video-url.ts';
import { webHost } from './web-host.ts';

/** What fills a hero: a picture (or nothing), a film of ours, or a video of the video-sharing service. */
export type HeroMedia =
  | { kind: 'image'; image: Image | null }
  | { kind: 'film'; film: Film }
  | { kind: 'embed'; video: string; poster: Image | null };

type Stored = {
  heroType: 'image' | 'video';
  heroUrl: string | null;
  heroYoutubeUrl: string | null;
};

/** What a record means by its three columns. `picture` is the image at `heroUrl`, or the poster of the film there, and `small` the small films of that. */
export function heroMedia(
  { heroType, heroUrl, heroYoutubeUrl }: Stored,
  picture: Image | null,
  small: readonly SmallFilm[] = [],
): HeroMedia {
  if (heroType === 'image') return { kind: 'image', image: picture };
  const video = videoId(heroYoutubeUrl);
  if (video !== undefined) return { kind: 'embed', video, poster: picture };
  if (heroUrl === null) return { kind: 'image', image: null };
  return { kind: 'film', film: { url: heroUrl, poster: picture, small } };
}

/** The picture of a hero: itself, or what stands before its film or video plays. */
export function heroPicture(media: HeroMedia): Image | null {
  if (media.kind === 'image') return media.image;
  return media.kind === 'film' ? media.film.poster : media.poster;
}

/** The hosts of these films and videos, for the page's content security policy. */
export function mediaDirectives(shown: readonly HeroMedia[]) {
  const films = shown.flatMap((media) => (media.kind === 'film' ? [media.film.url] : []));
  const hosts = new Set(films.map((url) => originOf(url)).filter(Boolean));
  return [
    ...(hosts.size > 0 ? [`media-src 'self' ${[...hosts].join(' ')}` as const] : []),
    ...(shown.some(({ kind }) => kind === 'embed') ? [`frame-src ${embedHost}` as const] : []),
  ];
}

/** Undefined for anything but a web address, and for hosts with characters that a policy reads otherwise. */
function originOf(address: string) {
  const url = URL.parse(address);
  const isOnWeb = url && /^https?:$/.test(url.protocol) && webHost.test(url.hostname);
  return isOnWeb ? url.origin : undefined;
}
