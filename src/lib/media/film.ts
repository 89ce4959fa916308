import type { Image } from './image-url.ts';

export type FilmFormat = 'mp4' | 'webm';

/** A smaller version of a film, stored next to it. */
export type SmallFilm = { width: number; format: FilmFormat; bytes: number };

/** A film with its small versions, narrowest first. */
export type Film = { url: string; poster: Image | null; small: readonly SmallFilm[] };

export type FilmSource = { src: string; type?: string; media?: string };

/** The widths of small films in pixels, the same for portrait films. */
export const smallFilmWidths = [480, 960] as const;

const filmFormats = ['mp4', 'webm'] as const;

/** Matches phones in both orientations. */
export const phoneScreen = '(max-width: 40em), (max-height: 30em)';

/** Phones play larger films only on request. In bytes. */
export const maxPhoneBytes = 700_000;

/** Keeps a small film and its film within one request. In bytes. */
export const maxSmallFilmBytes = 50 * 1024 * 1024;

/** `/media/videos/news/…/480.mp4` for `/media/videos/news/….mp4`. */
export function smallFilmUrl(url: string, { width, format }: Pick<SmallFilm, 'width' | 'format'>) {
  return `${url.replace(/\.\w+$/, '')}/${width}.${format}`;
}

/** All possible URLs of small versions, whether they exist or not. */
export function smallFilmUrls(url: string) {
  if (!/\.(?:mp4|webm)$/.test(url)) return [];
  return smallFilmWidths.flatMap((width) =>
    filmFormats.map((format) => smallFilmUrl(url, { width, format })),
  );
}

/**
 * The sources in the order that browsers try them: the narrowest for phones, the next up to a window width,
 * then the film itself.
 */
export function filmSources({ url, small }: Film, maxWidth: string): FilmSource[] {
  const smallSources = small.map((film) => ({
    src: smallFilmUrl(url, film),
    type: `video/${film.format}`,
    media: film.width === smallFilmWidths[0] ? phoneScreen : `(max-width: ${maxWidth})`,
  }));
  return [...smallSources, { src: url }];
}

/** False when the film is too large to autoplay on phones. */
export function isLightOnPhones({ small }: Pick<Film, 'small'>) {
  const [narrowest] = small;
  return narrowest?.width === smallFilmWidths[0] && narrowest.bytes <= maxPhoneBytes;
}

/** Parses the JSON of the `media` table's column. */
export function parseSmallFilms(text: string | null): SmallFilm[] {
  return text ? (JSON.parse(text) as SmallFilm[]) : [];
}

/** The inverse of {@link parseSmallFilms}. */
export function textOfSmallFilms(small: readonly SmallFilm[]) {
  return small.length > 0 ? JSON.stringify(small) : null;
}
