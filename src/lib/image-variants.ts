import {
  imageFacts,
  imageFormats,
  variantUrl,
  widthsOfVariants,
  type ImageFormat,
} from './image-url.ts';

export type ImageVariant = { width: number; format: ImageFormat; url: string };

/**
 * The variants that exist of a picture, once made. None of SVG, of pictures narrower than the
 * narrowest variant, and of animations: those are the masters in WebP.
 */
export function imageVariants(url: string): ImageVariant[] {
  const facts = imageFacts(url);
  if (!facts || url.endsWith('.webp')) return [];
  const widths = widthsOfVariants(facts.width);
  return imageFormats.flatMap((format) =>
    widths.map((width) => ({ width, format, url: variantUrl(url, width, format) })),
  );
}
