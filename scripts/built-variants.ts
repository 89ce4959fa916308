import { resolveConfigs, type TransformFactory, type VitePluginOptions } from 'vite-imagetools';
import { imageFormats, qualityOf, widthsOfVariants } from '../src/lib/image-url.ts';

/** Of the quality, where half a picture's light lies beneath a dark ground: `?variants&dimmed`. */
const seenLessWhenDimmed = 8;

/** Variants lie with the sources, for it takes a minute to make them; a build makes those that are missing. */
export const madeVariants = 'src/site/images/variants';

const photograph = { effort: '3', chromaSubsampling: '4:2:0' };

/** What the plugin has no word for. */
const withSubsampling: TransformFactory<Partial<typeof photograph>> = ({
  quality,
  effort,
  chromaSubsampling,
}) => {
  if (chromaSubsampling === undefined) return undefined;
  return (_metadata, image) =>
    image.avif({ quality: Number(quality), effort: Number(effort), chromaSubsampling });
};

/** What `?variants` of a picture of the site itself stands for: what an uploaded one has, and a JPEG for browsers that show neither format. */
export const builtVariants: Partial<VitePluginOptions> = {
  cache: { dir: madeVariants },
  async defaultDirectives({ searchParams }, metadata) {
    if (!searchParams.has('variants')) return new URLSearchParams();
    const { width } = await metadata();
    return new URLSearchParams({ w: String(width) });
  },
  resolveConfigs(entries, outputFormats) {
    const asked = new Map(entries);
    if (!asked.has('variants')) return resolveConfigs(entries, outputFormats);
    const own = Number(asked.get('w')?.[0]);
    const unseen = asked.has('dimmed') ? seenLessWhenDimmed : 0;
    const variants = imageFormats.flatMap((format) =>
      widthsOfVariants(own, format).map((width) => ({
        format,
        w: String(width),
        quality: String(qualityOf(width, format) - unseen),
        ...(format === 'avif' && photograph),
      })),
    );
    return [...variants, { format: 'jpg', w: String(own), quality: '60' }];
  },
  extendTransforms: (builtins) => [...builtins, withSubsampling],
};
