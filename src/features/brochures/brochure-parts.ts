import type { Image } from '../../lib/media/image-url.ts';
import type { BrochureFact, BrochurePicture } from './brochure.ts';

export function pictureOf(image: Image | undefined, fallbackAlt = ''): BrochurePicture {
  const { url = '', alt = '', focal = { x: 0.5, y: 0.5 } } = image ?? {};
  return { url, alt: alt || fallbackAlt, focal };
}

/** An SVG file is a drawing, not a photo. */
export function isPhoto({ url }: Image) {
  return !url.endsWith('.svg');
}

export function knownFacts(
  facts: [label: string, text: string | null, href?: string | undefined][],
): BrochureFact[] {
  return facts.flatMap(([label, text, href]) =>
    text ? [{ label, text, ...(href !== undefined && { href }) }] : [],
  );
}
