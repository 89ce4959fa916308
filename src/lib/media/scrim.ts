import { contrast, mix } from './contrast.ts';
import { heroImage, type HeroMedia } from './hero-media.ts';
import { focalAtRatio } from './focal-point.ts';
import { imageFacts, type Image } from './image-url.ts';
import { parseLuminance, type Luminance, textSizes } from './luminance.ts';

/** A hero on one screen, in pixels: its size, the height of the navigation over it, and the most that its title takes. */
export type HeroScreen = { width: number; height: number; navigation: number; title: number };

/** A picture of the repository, as the build makes it. */
export type BuiltImage = Pick<Image, 'focal' | 'luminance'> & { img: { w: number; h: number } };

type SizedImage = Pick<Image, 'focal' | 'luminance'> & { size: { width: number; height: number } };

/** The opacities of the overlay. Null where the limit is not enough: the text there stands on paper. */
export type Scrim = { top: number | null; foot: number | null };

type ScrimLimits = {
  /** The greatest opacity, also used without a measure. */
  overlay: number;
  /** The colour of the overlay. */
  ground: string;
};

/** The colour of text over pictures. */
const text = '#eff1ee';

/** The least contrast of small and large text, with a little to spare. */
const minContrast = { small: 4.5 * 1.11, large: 3 * 1.02 };

/** The least opacities that keep navigation and title readable over the picture or poster of a hero. */
export function scrimOver(
  medium: HeroMedia | BuiltImage,
  screens: readonly HeroScreen[],
  { overlay, ground }: ScrimLimits,
): Scrim {
  if ('kind' in medium && medium.kind === 'image' && medium.image === null) return noScrim;
  const image = sizedImage(medium);
  const measured = parseLuminance(image?.luminance);
  if (!image || !measured) return { top: overlay, foot: overlay };
  const strips = screens.map((screen) => findStrips(image, screen));
  const { top, foot } = {
    top: Math.max(...strips.map((strip) => brightest(measured, 'small', strip.top))),
    foot: Math.max(...strips.map((strip) => brightest(measured, 'large', strip.foot))),
  };
  return { top: opacityOver(top, minContrast.small), foot: opacityOver(foot, minContrast.large) };

  function opacityOver(grey: number, ratio: number) {
    const behind = greyColour(grey);
    for (let percent = 0; percent <= Math.round(overlay * 100); percent++) {
      if (contrast(text, mix(behind, ground, percent / 100)) >= ratio) return percent / 100;
    }
    return null;
  }
}

/** For the `style` of a hero. */
export function scrimStyle({ top, foot }: Scrim) {
  return { '--sc-top': top ?? 0, '--sc-foot': foot ?? 0 };
}

/** Without a picture the ground is dark. */
const noScrim: Scrim = { top: 0, foot: 0 };

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

/** The share of the navigation's height in which its labels stand. */
const labelsOfNavigation = { from: 0.2, to: 0.8 };

/** Where navigation and title lie on the image, as shares of its height. */
function findStrips({ focal, size }: SizedImage, screen: HeroScreen) {
  const ratio = screen.width / screen.height;
  const shown = Math.min(1, size.width / size.height / ratio);
  const start = focalAtRatio(focal, ratio).y * (1 - shown);
  const at = (pixels: number) => start + (pixels / screen.height) * shown;
  const { from, to } = labelsOfNavigation;
  return {
    top: { from: at(screen.navigation * from), to: at(screen.navigation * to) },
    foot: { from: at(screen.height - screen.title), to: start + shown },
  };
}

/** The brightest part of a strip that a text of this size can cover. */
function brightest(measured: Luminance, size: keyof Luminance, { from, to }: Rows) {
  const rows = measured[size];
  const first = Math.min(Math.floor(from * rows.length), rows.length - 1);
  const last = Math.ceil(to * rows.length) - textSizes[size].rows;
  return Math.max(...rows.slice(first, Math.max(first, last) + 1));
}

function greyColour(grey: number) {
  return `#${Math.round(grey * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;
}
