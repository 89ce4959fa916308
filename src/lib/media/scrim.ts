import { contrast, mix } from './contrast.ts';
import { heroImage, type HeroMedia } from './hero-media.ts';
import { focalAtRatio } from './focal-point.ts';
import { imageFacts, type Image } from './image-url.ts';
import { parseLuminance, type Luminance, textSizes } from './luminance.ts';

/** A hero on one screen, in pixels: its size, and the most that its title takes. */
export type HeroScreen = { width: number; height: number; title: number };

/** A picture of the repository, as the build makes it. */
export type BuiltImage = Pick<Image, 'focal' | 'luminance'> & { img: { w: number; h: number } };

type SizedImage = Pick<Image, 'focal' | 'luminance'> & { size: { width: number; height: number } };

/** The opacity of the overlay where letters begin, and under them. Null where the limit is not enough: the title stands on paper. */
export type Scrim = { cap: number; foot: number | null };

type ScrimLimits = {
  /** The greatest opacity, also used without a measure. */
  overlay: number;
  /** The colour of the overlay. */
  ground: string;
};

/** The colour of text over pictures. */
const text = '#eff1ee';

/** What the letters have where the limit allows it, for their hairlines are thin, and what they have at least, even at their upper edge. */
const goodContrast = 4.5 * 1.02;
const minContrast = 3 * 1.02;

/** The least opacity that makes the title easy to read over the picture or poster of a hero. */
export function scrimOver(
  medium: HeroMedia | BuiltImage,
  screens: readonly HeroScreen[],
  { overlay, ground }: ScrimLimits,
): Scrim {
  if ('kind' in medium && medium.kind === 'image' && medium.image === null) return noScrim;
  const image = sizedImage(medium);
  const measured = parseLuminance(image?.luminance);
  if (!image || !measured) return { cap: overlay, foot: overlay };
  const strips = screens.map((screen) => titleStrip(image, screen));
  const behind = greyColour(Math.max(...strips.map((strip) => brightest(measured, strip))));
  const contrastAt = (foot: number) => contrast(text, mix(behind, ground, foot));
  if (contrastAt(overlay) < minContrast) return { cap: 0, foot: null };
  let percent = 0;
  const least = (wanted: number) => {
    while (percent < overlay * 100 && contrastAt(percent / 100) < wanted) percent++;
    return percent / 100;
  };
  return { cap: least(minContrast), foot: least(goodContrast) };
}

/** For the `style` of a hero. */
export function scrimStyle({ cap, foot }: Scrim) {
  return { '--sc-cap': cap, '--sc-foot': foot ?? 0 };
}

/** Without a picture the ground is dark. */
const noScrim: Scrim = { cap: 0, foot: 0 };

function sizedImage(medium: HeroMedia | BuiltImage): SizedImage | null {
  if ('img' in medium) {
    const { w: width, h: height } = medium.img;
    return { ...medium, size: { width, height } };
  }
  const image = heroImage(medium);
  const size = image && imageFacts(image.url);
  return image && size ? { ...image, size } : null;
}

type Rows = { from: number; to: number };

/** Where the title lies on the image, as shares of its height. */
function titleStrip({ focal, size }: SizedImage, screen: HeroScreen): Rows {
  const ratio = screen.width / screen.height;
  const shown = Math.min(1, size.width / size.height / ratio);
  const start = focalAtRatio(focal, ratio).y * (1 - shown);
  return { from: start + (1 - screen.title / screen.height) * shown, to: start + shown };
}

/** The brightest part of a strip that a title can cover. */
function brightest({ large: rows }: Luminance, { from, to }: Rows) {
  const first = Math.min(Math.floor(from * rows.length), rows.length - 1);
  const last = Math.ceil(to * rows.length) - textSizes.large.rows;
  return Math.max(...rows.slice(first, Math.max(first, last) + 1));
}

function greyColour(grey: number) {
  return `#${Math.round(grey * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;
}
