import { renditionUrls } from './video.ts';
import { imageVariants } from './image-variants.ts';

/** All possible URLs of variants of a picture or a film, whether they exist or not. */
export function variantUrls(url: string) {
  return [...imageVariants(url).map((variant) => variant.url), ...renditionUrls(url)];
}
