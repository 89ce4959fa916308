import { centre, focalAtRatio, type Focal } from './focal-point.ts';
import {
  cardSize,
  cardVariantUrl,
  imageFacts,
  imageFormats,
  plainWidth,
  variantUrl,
  widthsOfVariants,
  type ImageFormat,
} from './image-url.ts';

export type ImageVariant = {
  width: number;
  format: ImageFormat;
  url: string;
  /** Of a card: the share of what is cut off that lies before it, in tenths. */
  cut?: number;
};

/**
 * The expected variants of a picture: the whole picture in several widths, and once in its own format. SVG, animations (the masters in WebP) and pictures narrower than the first variant have none.
 */
export function imageVariants(url: string): ImageVariant[] {
  const facts = imageFacts(url);
  if (!facts || url.endsWith('.webp')) return [];
  const whole = imageFormats.flatMap((format) =>
    widthsOfVariants(facts.width, format).map((width) => makeVariant(url, width, format)),
  );
  return facts.width > plainWidth
    ? [...whole, makeVariant(url, plainWidth, ownFormat(url))]
    : whole;
}

/** A social card of a picture that is large enough, for each tenth of what it cuts off. */
export function imageCards(url: string): ImageVariant[] {
  const { width, height } = imageFacts(url) ?? { width: 0, height: 0 };
  if (width < cardSize.width || height < cardSize.height || url.endsWith('.webp')) return [];
  return Array.from({ length: 11 }, (_, cut) => ({
    ...makeVariant(url, cardSize.width, 'jpg'),
    url: cardVariantUrl(url, cut),
    cut,
  }));
}

/** All that a page or a network may ask for. */
export function allVariants(url: string) {
  return [...imageVariants(url), ...imageCards(url)];
}

/** The card that keeps the focal point. Undefined if the picture is too small. */
export function imageCard(url: string, focal: Focal = centre) {
  const { width, height } = imageFacts(url) ?? cardSize;
  const ratio = cardSize.width / cardSize.height;
  const { x, y } = focalAtRatio(focal, ratio);
  const cut = Math.round(10 * (width / height > ratio ? x : y));
  return imageCards(url).find((card) => card.cut === cut);
}

/** The widths of most phones and screens. */
const firstWidths = new Set([800, 1600]);

/**
 * True for those made after the upload. Making all takes five times as long, and many are never asked for: those are made
 * when they are. {@link imageCard} is made at once, too: networks fetch it once and take nothing else for it.
 */
export function isMadeAtOnce({ width, format }: ImageVariant) {
  return format === 'avif' && firstWidths.has(width);
}

/** What browsers get that read neither AVIF nor WebP: a variant, or the picture itself if it is not wider. */
export function plainImageUrl(url: string) {
  const facts = imageFacts(url);
  const isWide = facts && !url.endsWith('.webp') && facts.width > plainWidth;
  return isWide ? variantUrl(url, plainWidth, ownFormat(url)) : url;
}

/** The cropped card of a large enough picture, otherwise the picture itself. The site's own pictures are already cropped. */
export function socialCard({ url, alt, focal }: { url: string; alt: string; focal?: Focal }) {
  const card = imageCard(url, focal);
  if (card) return { url: card.url, alt, ...cardSize };
  const { width, height } = imageFacts(url) ?? cardSize;
  return { url, alt, width, height };
}

function ownFormat(url: string) {
  return url.endsWith('.png') ? 'png' : 'jpg';
}

function makeVariant(url: string, width: number, format: ImageFormat): ImageVariant {
  return { width, format, url: variantUrl(url, width, format) };
}
