import { smallFilmUrls } from './film.ts';
import { imageVariants } from './image-variants.ts';

/** All possible addresses of the variants of a picture or a film. */
export function variantUrls(url: string) {
  return [...imageVariants(url).map((variant) => variant.url), ...smallFilmUrls(url)];
}
