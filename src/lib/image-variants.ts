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
 * The variants that exist of a picture, once made: the whole of it in several widths, and the card of social
 * networks, which is cut at the centre. None of SVG, of pictures narrower than the narrowest variant, and
 * of animations: those are the masters in WebP.
 */
export function imageVariants(url: string): ImageVariant[] {
  const facts = imageFacts(url);
  if (!facts || url.endsWith('.webp')) return [];
  const whole = imageFormats.flatMap((format) =>
    widthsOfVariants(facts.width, format).map((width) => variantOf(url, width, format)),
  );
  const isLargeEnough = facts.width >= cardSize.width && facts.height >= cardSize.height;
  return isLargeEnough ? [...whole, variantOf(url, cardSize.width, 'jpg')] : whole;
}

/** A picture as social cards want it: cut to their size where it is large enough. Those of the site itself are cut already. */
export function socialCard({ url, alt }: { url: string; alt: string }) {
  const card = imageVariants(url).find(({ format }) => format === 'jpg');
  if (card) return { url: card.url, alt, ...cardSize };
  const { width, height } = imageFacts(url) ?? cardSize;
  return { url, alt, width, height };
}

function variantOf(url: string, width: number, format: ImageFormat): ImageVariant {
  return { width, format, url: variantUrl(url, width, format) };
}
