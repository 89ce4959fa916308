import type { CSSProperties } from 'react';
import { sizesAttribute, type Slot } from '../../lib/media/image-slot.ts';
import { focalStyle } from '../../lib/media/focal-point.ts';
import { drawingFacts, imageFacts, imageFormats, type Image } from '../../lib/media/image-url.ts';
import { imageVariants, plainImageUrl } from '../../lib/media/image-variants.ts';

/**
 * A picture from the repository, imported with `?variants&as=picture`. `sources` holds a `srcset` for each
 * format.
 */
export type BuiltImage = Pick<Image, 'alt' | 'focal' | 'luminance'> & {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  colour?: string;
};

type ResponsiveImageProps = {
  image: Image | BuiltImage;
  slot: Slot;
  className?: string | undefined;
  /** For pictures above the fold. */
  isEager?: boolean;
};

export function ResponsiveImage({ image, slot, className, isEager = false }: ResponsiveImageProps) {
  const { sources, ...attributes } =
    'img' in image ? builtFacts(image, isEager) : uploadedFacts(image, isEager);
  const img = (
    <img className={className} {...(isEager ? eager : lazy)} {...attributes} alt={image.alt} />
  );
  if (sources.length === 0) return img;
  const { width, height } = attributes;
  const sizes = sizesAttribute(slot, width && height ? { width, height } : undefined);
  return (
    <picture>
      {sources.map(({ format, srcSet }) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}

/** Must precede `src`, because a browser starts loading as soon as that is set. */
const lazy = { loading: 'lazy', decoding: 'async' } as const;
const eager = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const;

/** A picture that is not there yet is the page with a breath of the picture's colour. */
function loadingGround(colour: string | undefined, isEager: boolean) {
  return isEager || !colour ? colour : `color-mix(in srgb,${colour} 20%,var(--paper-sunk))`;
}

function uploadedFacts(image: Image, isEager: boolean) {
  const { url, focal } = image;
  const facts = imageFacts(url);
  const size = facts ?? drawingFacts(url);
  const isOpaque = url.endsWith('.jpg');
  return {
    sources: uploadedSources(url),
    src: plainImageUrl(url),
    width: size?.width,
    height: size?.height,
    style: placement(focal, loadingGround(isOpaque ? facts?.colour : undefined, isEager)),
  };
}

function uploadedSources(url: string) {
  const variants = imageVariants(url);
  return imageFormats
    .map((format) => {
      const formatVariants = variants.filter((variant) => variant.format === format);
      return {
        format,
        srcSet: formatVariants.map((variant) => `${variant.url} ${variant.width}w`).join(', '),
      };
    })
    .filter(({ srcSet }) => srcSet !== '');
}

function builtFacts({ sources, img, focal, colour }: BuiltImage, isEager: boolean) {
  return {
    sources: imageFormats
      .map((format) => ({ format, srcSet: sources[format] ?? '' }))
      .filter(({ srcSet }) => srcSet !== ''),
    src: img.src,
    width: img.w,
    height: img.h,
    style: placement(focal, loadingGround(colour, isEager)),
  };
}

function placement(focal: Image['focal'], colour: string | undefined): CSSProperties | undefined {
  const style = { background: colour, ...focalStyle(focal) };
  return Object.values(style).some((value) => value !== undefined) ? style : undefined;
}
