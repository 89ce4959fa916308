import {
  cardSize,
  imageFacts,
  imageFormats,
  variantUrl,
  widthsOfVariants,
  type ImageFormat,
} from './image-url.ts';

export type ImageVariant = { width: number; format: ImageFormat; url: string };

/**
 * The expected variants of a picture: the whole picture in several widths, and a social card cropped at the
 * centre. SVG, animations (the masters in WebP) and pictures narrower than the first variant have none.
 */
export function imageVariants(url: string): ImageVariant[] {
  const facts = imageFacts(url);
  if (!facts || url.endsWith('.webp')) return [];
  const whole = imageFormats.flatMap((format) =>
    widthsOfVariants(facts.width, format).map((width) => makeVariant(url, width, format)),
  );
  const isLargeEnough = facts.width >= cardSize.width && facts.height >= cardSize.height;
  return isLargeEnough ? [...whole, makeVariant(url, cardSize.width, 'jpg')] : whole;
}

/** The cropped card of a large enough picture, otherwise the picture itself. The site's own pictures are already cropped. */
export function socialCard({ url, alt }: { url: string; alt: string }) {
  const card = imageVariants(url).find(({ format }) => format === 'jpg');
  if (card) return { url: card.url, alt, ...cardSize };
  const { width, height } = imageFacts(url) ?? cardSize;
  return { url, alt, width, height };
}

function makeVariant(url: string, width: number, format: ImageFormat): ImageVariant {
  return { width, format, url: variantUrl(url, width, format) };
}
