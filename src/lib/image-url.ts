/** An image as reads return it. `focal` is in parts of the whole: 0 is left or top, 1 is right or bottom. */
export type Image = { url: string; alt: string; focal: { x: number; y: number } };

export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** Those that pages choose from. */
export const imageFormats: readonly ImageFormat[] = ['avif', 'webp'];

/** What social networks show of a page. They read neither of the formats above. */
export const cardSize = { width: 1200, height: 630 };

const variantWidths = [480, 960, 1600, 2400];

/**
 * What an uploaded picture's address says of it: `/media/images/partners/k3v…_1200x1500_a29a8c.jpg`
 * carries its size in pixels and its dominant colour as a CSS colour.
 * Undefined for addresses of any other shape, such as SVG logos, which have no pixels.
 */
export function imageFacts(url: string) {
  const match = /_(\d+)x(\d+)_([0-9a-f]{6})\.[a-z]+$/.exec(url);
  if (!match) return undefined;
  return { width: Number(match[1]), height: Number(match[2]), colour: `#${match[3]}` };
}

/** The widths, in pixels, in which variants of a picture exist: never wider than the picture itself. */
export function widthsOfVariants(width: number) {
  return variantWidths.filter((variant) => variant <= width);
}

/** The address of one variant: `/media/images/partners/k3v…_1200x1500_a29a8c/480.avif`. */
export function variantUrl(url: string, width: number, format: ImageFormat) {
  return `${url.slice(0, url.lastIndexOf('.'))}/${width}.${format}`;
}
