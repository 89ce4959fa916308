import {
  cardSize,
  imageFacts,
  imageFormats,
  plainWidth,
  variantUrl,
  widthsOfVariants,
  type ImageFormat,
} from './image-url.ts';

export type ImageVariant = { width: number; format: ImageFormat; url: string };

/**
 * The expected variants of a picture: the whole picture in several widths, once in its own format, and a social card
 * cropped at the centre. SVG, animations (the masters in WebP) and pictures narrower than the first variant have none.
 */
export function imageVariants(url: string): ImageVariant[] {
  const facts = imageFacts(url);
  if (!facts || url.endsWith('.webp')) return [];
  const whole = imageFormats.flatMap((format) =>
    widthsOfVariants(facts.width, format).map((width) => makeVariant(url, width, format)),
  );
  const isLargeEnough = facts.width >= cardSize.width && facts.height >= cardSize.height;
  return [
    ...whole,
    ...(facts.width > plainWidth ? [makeVariant(url, plainWidth, ownFormat(url))] : []),
    ...(isLargeEnough ? [makeVariant(url, cardSize.width, 'jpg')] : []),
  ];
}

/** The widths of most phones and screens. */
const firstWidths = new Set([800, 1600]);

/**
 * True for those made after the upload. Making all takes five times as long, and many are never asked for: those are made
 * when they are. Networks fetch a card once and take nothing else for it.
 */
export function isMadeAtOnce({ width, format }: ImageVariant) {
  return format === 'avif' ? firstWidths.has(width) : isCard({ width, format });
}

/** What browsers get that read neither AVIF nor WebP: a variant, or the picture itself if it is not wider. */
export function plainImageUrl(url: string) {
  const facts = imageFacts(url);
  const isWide = facts && !url.endsWith('.webp') && facts.width > plainWidth;
  return isWide ? variantUrl(url, plainWidth, ownFormat(url)) : url;
}

/** The cropped card of a large enough picture, otherwise the picture itself. The site's own pictures are already cropped. */
export function socialCard({ url, alt }: { url: string; alt: string }) {
  const card = imageVariants(url).find(isCard);
  if (card) return { url: card.url, alt, ...cardSize };
  const { width, height } = imageFacts(url) ?? cardSize;
  return { url, alt, width, height };
}

/** True for the variant that is cropped. */
export function isCard({ width, format }: Pick<ImageVariant, 'width' | 'format'>) {
  return format === 'jpg' && width === cardSize.width;
}

function ownFormat(url: string) {
  return url.endsWith('.png') ? 'png' : 'jpg';
}

function makeVariant(url: string, width: number, format: ImageFormat): ImageVariant {
  return { width, format, url: variantUrl(url, width, format) };
}
