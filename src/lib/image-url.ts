/** An image as reads return it. `focal` is in parts of the whole: 0 is left or top, 1 is right or bottom. */
export type Image = { url: string; alt: string; focal: { x: number; y: number } };

export type ImageFormat = 'avif' | 'webp' | 'jpg';

type PageFormat = Exclude<ImageFormat, 'jpg'>;

/** Those that pages choose from. */
export const imageFormats: readonly PageFormat[] = ['avif', 'webp'];

/** What social networks show of a page. They read neither of the formats above. */
export const cardSize = { width: 1200, height: 630 };

/** Close together in the format that nearly every browser takes, so that none has to enlarge a picture or fetch one much too large. */
const variantWidths: Record<PageFormat, number[]> = {
  avif: [480, 640, 800, 960, 1200, 1600, 2000, 2400, 2880],
  webp: [480, 960, 1600, 2400],
};

/** How much narrower than the picture the widest variant may be. */
const closeEnough = 1.1;

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

/** The widths, in pixels, in which variants of a picture exist: up to its own, and none of a picture narrower than all. */
export function widthsOfVariants(width: number, format: PageFormat) {
  const widths = variantWidths[format].filter((variant) => variant <= width);
  const widest = widths.at(-1);
  return widest !== undefined && widest * closeEnough < width ? [...widths, width] : widths;
}

/** Of 100. The wider a variant, the finer the pixels it is shown in, and the less of each is seen. */
export function qualityOf(width: number, format: PageFormat) {
  if (format === 'webp') return 80;
  if (width < 800) return 50;
  if (width < 1200) return 45;
  return width < 2000 ? 40 : 35;
}

/** The address of one variant: `/media/images/partners/k3v…_1200x1500_a29a8c/480.avif`. */
export function variantUrl(url: string, width: number, format: ImageFormat) {
  return `${url.slice(0, url.lastIndexOf('.'))}/${width}.${format}`;
}
