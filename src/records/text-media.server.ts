import { mediaInText } from '../lib/html/figures.ts';
import type { TextMedia } from '../lib/html/rich-text.ts';
import type { HeroMedia } from '../lib/media/hero-media.ts';
import { isVideoUrl } from '../lib/media/media-key.ts';
import { parseRenditions } from '../lib/media/video.ts';
import { videoId } from '../lib/media/video-url.ts';
import { db } from '../platform/database/database.ts';
import { findImages, imageAt } from './read-records.server.ts';

/** The images and videos that rich texts show. What is missing from the library is left out. Within a record with a `lang` they are described in that. */
export async function findTextMedia(texts: readonly string[], lang?: string): Promise<TextMedia> {
  const sources = [...new Set(texts.flatMap(mediaInText))];
  const films = await findFilms(sources.filter(isVideoUrl));
  const posters = [...films.values()].flatMap(({ posterUrl }) => posterUrl ?? []);
  const images = await findImages([...sources, ...posters]);
  return new Map(
    sources.flatMap((src) => {
      const medium = mediumAt(src);
      return medium ? [[src, medium] as const] : [];
    }),
  );

  function mediumAt(src: string): HeroMedia | undefined {
    const video = videoId(src);
    if (video !== undefined) return { kind: 'embed', video, poster: null };
    const film = films.get(src);
    if (film) {
      const poster = imageAt(film.posterUrl, images, lang);
      return { kind: 'film', film: { url: src, poster, small: parseRenditions(film.smallFilms) } };
    }
    return images.has(src) ? { kind: 'image', image: imageAt(src, images, lang) } : undefined;
  }
}

/** The films at these URLs, with their posters and small versions. */
export async function findFilms(urls: readonly string[]) {
  if (urls.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('media')
    .select(['url', 'posterUrl', 'smallFilms'])
    .where('url', 'in', [...new Set(urls)])
    .execute();
  return new Map(rows.map((row) => [row.url, row]));
}
