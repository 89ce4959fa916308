import type { Image } from './image-url.ts';

export type FilmFormat = 'mp4' | 'webm';

/** A smaller version of a film, stored beside it. */
export type SmallFilm = { width: number; format: FilmFormat; bytes: number };

/** A film as reads return it: its file, the picture that stands for it until it plays, and its small films, the narrowest first. */
export type Film = { url: string; poster: Image | null; small: readonly SmallFilm[] };

export type FilmSource = { src: string; type?: string; media?: string };

/** The widths in which small films are made; those of portrait films are as wide. */
export const smallFilmWidths = [480, 960] as const;

const filmFormats = ['mp4', 'webm'] as const;

/** A phone in either position. */
export const phoneScreen = '(max-width: 40em), (max-height: 30em)';

/** The most that a phone loads of a film by itself, in bytes. */
export const maxPhoneBytes = 700_000;

/** What a small film has at most, so that it and its film can be sent as one. */
export const maxSmallFilmBytes = 50 * 1024 * 1024;

/** The address of a small film: `/media/videos/news/….mp4` has `/media/videos/news/…/480.mp4`. */
export function smallFilmUrl(url: string, { width, format }: Pick<SmallFilm, 'width' | 'format'>) {
  return `${url.replace(/\.\w+$/, '')}/${width}.${format}`;
}

/** All possible addresses of the small films of a film. */
export function smallFilmUrls(url: string) {
  if (!/\.(?:mp4|webm)$/.test(url)) return [];
  return smallFilmWidths.flatMap((width) =>
    filmFormats.map((format) => smallFilmUrl(url, { width, format })),
  );
}

/**
 * What browsers choose from, in their order: the narrowest film for phones, the next one up to a width of the
 * window, and the film itself for the rest.
 */
export function filmSources({ url, small }: Film, upTo: string): FilmSource[] {
  const made = small.map((one) => ({
    src: smallFilmUrl(url, one),
    type: `video/${one.format}`,
    media: one.width === smallFilmWidths[0] ? phoneScreen : `(max-width: ${upTo})`,
  }));
  return [...made, { src: url }];
}

/** False when the film is too large to play on a phone by itself. */
export function isLightOnPhones({ small }: Pick<Film, 'small'>) {
  const [narrowest] = small;
  return narrowest?.width === smallFilmWidths[0] && narrowest.bytes <= maxPhoneBytes;
}

/** Small films as the table of files stores them. */
export function parseSmallFilms(text: string | null): SmallFilm[] {
  return text ? (JSON.parse(text) as SmallFilm[]) : [];
}

/** What {@link parseSmallFilms} reads. */
export function textOfSmallFilms(small: readonly SmallFilm[]) {
  return small.length > 0 ? JSON.stringify(small) : null;
}
