import type { Focal } from './focal-point.ts';
import type { ImageType } from './image-type.ts';

export type Image = {
  url: string;
  alt: string;
  /** In the language in which the image was described, if `alt` is in another. */
  sourceAlt?: string;
  focal: Focal;
  /** Null if editors have not said what it is. */
  imageType?: ImageType | null;
  /** How bright it is, for heroes: the text that `parseLuminance` reads. */
  luminance?: string | null;
  /** The size of the PDF beside the picture of a floor plan (`planPdfUrl`). */
  pdfBytes?: number | null;
};

export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png';

type PageFormat = Exclude<ImageFormat, 'jpg' | 'png'>;

/** The formats offered to browsers, the preferred one first. */
export const imageFormats: readonly PageFormat[] = ['avif', 'webp'];

/** The size, in pixels, of a social card, which is a JPEG because networks read neither format above. */
export const cardSize = { width: 1200, height: 630 };

/** The width, in pixels, of the file that browsers get which read neither format above. It has the picture's own format. */
export const plainWidth = 1280;

/** AVIF, which nearly every browser takes, has close steps, so that none enlarges a picture or fetches one much too large. */
const variantWidths: Record<PageFormat, number[]> = {
  avif: [480, 640, 800, 960, 1200, 1600, 2000, 2400, 2880],
  webp: [480, 960, 1600, 2400],
};

/** The widest variant may be narrower than the picture by this factor. */
const maxEnlargement = 1.1;

/**
 * Reads the pixel size and the dominant CSS colour from an uploaded picture's URL, such as
 * `/media/images/partners/k3v…_1200x1500_a29a8c.jpg`. Undefined for other URLs, such as those of SVG logos.
 */
export function imageFacts(url: string) {
  const match = /_(\d+)x(\d+)_([0-9a-f]{6})\.[a-z]+$/.exec(url);
  if (!match) return undefined;
  return { width: Number(match[1]), height: Number(match[2]), colour: `#${match[3]}` };
}

/** The size of a drawing, and the width in CSS pixels below which its letters are too small to read. */
export type DrawingFacts = { width: number; height: number; narrowest: number };

/** Reads them from the URL of a floor plan, such as `/media/images/plans/k3v…_676x652_650.svg`. */
export function drawingFacts(url: string): DrawingFacts | undefined {
  const [, width, height, narrowest] =
    /_(\d+)x(\d+)_(\d+)\.svg(?:\?|$)/.exec(url)?.map(Number) ?? [];
  if (!width || !height || narrowest === undefined) return undefined;
  return { width, height, narrowest };
}

/** The variants' widths in pixels, up to the picture's own. Empty if the picture is narrower than the first. */
export function widthsOfVariants(width: number, format: PageFormat) {
  const widths = variantWidths[format].filter((variant) => variant <= width);
  const widest = widths.at(-1);
  return widest !== undefined && widest * maxEnlargement < width ? [...widths, width] : widths;
}

/** From 0 to 100. Wider variants are shown on denser screens, where artefacts are less visible. */
export function variantQuality(width: number, format: PageFormat) {
  if (format === 'webp') return 80;
  if (width < 800) return 50;
  if (width < 1200) return 45;
  return width < 2000 ? 40 : 35;
}

/** Such as `/media/images/partners/k3v…_1200x1500_a29a8c/1200-30.jpg` with 3 tenths cut off before it. At the centre it has no number. */
export function cardVariantUrl(url: string, cut: number) {
  const card = variantUrl(url, cardSize.width, 'jpg');
  return cut === 5 ? card : card.replace(/\.jpg$/, `-${cut * 10}.jpg`);
}

/** Such as `/media/images/partners/k3v…_1200x1500_a29a8c/480.avif`. */
export function variantUrl(url: string, width: number, format: ImageFormat) {
  return `${url.slice(0, url.lastIndexOf('.'))}/${width}.${format}`;
}
