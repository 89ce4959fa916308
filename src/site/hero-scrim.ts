import type { HeroMedia } from '../lib/media/hero-media.ts';
import { scrimOver, type BuiltImage, type HeroScreen } from '../lib/media/scrim.ts';
import { mereColour } from './settings/colours.ts';
import { settings } from './settings/settings.ts';

/** The greatest opacities of the overlays of heroes. */
export const overlayLimits = { page: 0.5, about: 0.5, project: 0.5, vip: 0.6 };

/** The windows in which heroes are measured, from a narrow phone to a wide screen. */
const windows = [
  [320, 568],
  [390, 844],
  [600, 900],
  [820, 1180],
  [1024, 768],
  [1160, 900],
  [1280, 720],
  [1440, 900],
  [1680, 950],
  [1920, 1080],
] as const;

const rem = 16;

/** The sizes that the styles of heroes give them there. */
const screens = {
  page: windows.map(([width, height]) => {
    const isWide = width > 56 * rem;
    const navigation = width >= 72 * rem ? 84 : 64;
    const own = isWide ? Math.max(0.56 * height - navigation, 24 * rem) : 0.46 * height;
    return heroScreen(width, Math.max(own, 20 * rem), 0.5);
  }),
  project: windows.map(([width, height]) => {
    const isWide = width > 56 * rem;
    const own = isWide ? Math.min(Math.max(height - 148, 42 * rem), 66 * rem) : 24.5 * rem;
    return heroScreen(isWide ? 0.65 * width : width, own, isWide ? 0.3 : 0.45);
  }),
};

function heroScreen(width: number, height: number, title: number): HeroScreen {
  return { width, height, title: title * height };
}

/** The opacity of the overlay over this picture, in the hero of a page or of a project. */
export function heroScrim(
  medium: HeroMedia | BuiltImage,
  hero: keyof typeof overlayLimits = 'page',
) {
  return scrimOver(medium, screens[hero === 'project' ? 'project' : 'page'], {
    overlay: overlayLimits[hero],
    ground: mereColour(settings().look.ink),
  });
}
