import { resolveConfigs, type TransformFactory, type VitePluginOptions } from 'vite-imagetools';
import { imageFormats, variantQuality, widthsOfVariants } from '../src/lib/media/image-url.ts';

/** Subtracted from the quality of pictures under a dark overlay, which hides detail: `?variants&dimmed`. */
const qualityDropWhenDimmed = 8;

/** Kept between builds: making them takes as long as the rest of the first one. */
const cache = { dir: 'node_modules/.cache/site-images', retention: 31 * 24 * 60 * 60 };

/** More effort saves 2 % of the bytes, and takes three times as long. */
const photoOptions = { effort: '1', chromaSubsampling: '4:2:0' };

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
    const qualityDrop = directives.has('dimmed') ? qualityDropWhenDimmed : 0;
    const variants = imageFormats.flatMap((format) =>
      widthsOfVariants(originalWidth, format).map((width) => ({
        format,
        w: String(width),
        quality: String(variantQuality(width, format) - qualityDrop),
        ...(format === 'avif' && photoOptions),
      })),
    );
    return [...variants, { format: 'jpg', w: String(originalWidth), quality: '60' }];
  },
  extendTransforms: (builtins) => [...builtins, withSubsampling],
};
