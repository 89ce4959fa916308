import { resolveConfigs, type TransformFactory, type VitePluginOptions } from 'vite-imagetools';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { measureLuminance } from '../src/platform/images/measure-luminance.ts';
import {
  imageFormats,
  plainWidth,
  variantQuality,
  widthsOfVariants,
} from '../src/lib/media/image-url.ts';

/** Kept between builds: making them takes as long as the rest of the first one. */
const cache = { dir: 'node_modules/.cache/site-images', retention: 31 * 24 * 60 * 60 };

/** More effort saves 2 % of the bytes, and takes three times as long. */
const photoOptions = { effort: '1', chromaSubsampling: '4:2:0' };

/** Nothing asks for less, and a browser without AVIF is too old for a screen that asks for more. */
const widthsAskedFor = {
  avif: (width: number) => width >= 800,
  webp: (width: number) => width >= 800 && width <= 1800,
};

/** An AVIF option that the plugin does not support. */
const withSubsampling: TransformFactory<Partial<typeof photoOptions>> = ({
  quality,
  effort,
  chromaSubsampling,
}) => {
  if (chromaSubsampling === undefined) return undefined;
  return (_metadata, image) =>
    image.avif({ quality: Number(quality), effort: Number(effort), chromaSubsampling });
};

/** Expands `?variants` of a picture of the site: the variants of an uploaded one, and a JPEG for old browsers. */
export const builtVariants: Partial<VitePluginOptions> = {
  cache,
  async defaultDirectives({ searchParams }, metadata) {
    if (!searchParams.has('variants')) return new URLSearchParams();
    const { width } = await metadata();
    return new URLSearchParams({ w: String(width) });
  },
  resolveConfigs(entries, outputFormats) {
    const directives = new Map(entries);
    if (!directives.has('variants')) return resolveConfigs(entries, outputFormats);
    const originalWidth = Number(directives.get('w')?.[0]);
    const variants = imageFormats.flatMap((format) =>
      widthsOfVariants(originalWidth, format)
        .filter(widthsAskedFor[format])
        .map((width) => ({
          format,
          w: String(width),
          quality: String(variantQuality(width, format)),
          ...(format === 'avif' && photoOptions),
        })),
    );
    const plain = { format: 'jpg', w: String(Math.min(originalWidth, plainWidth)), quality: '60' };
    return [...variants, plain];
  },
  extendTransforms: (builtins) => [...builtins, withSubsampling],
};

/** `?luminance` of a picture of the site says how bright it is, as the library does of an uploaded one. */
export function builtLuminance(): Plugin {
  return {
    name: 'luminance',
    enforce: 'pre',
    async load(id) {
      const file = /^(.*)\?luminance$/.exec(id)?.[1];
      if (file === undefined) return undefined;
      return `export default ${JSON.stringify(await measureLuminance(sharp(file)))}`;
    },
  };
}
