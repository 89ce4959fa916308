import { smallFilmUrls } from './film.ts';
import { imageVariants } from './image-variants.ts';

/** Every address at which something may lie that was made of a picture or a film. */
export function variantUrls(url: string) {
  return [...imageVariants(url).map((variant) => variant.url), ...smallFilmUrls(url)];
}
