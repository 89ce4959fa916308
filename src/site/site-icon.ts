import { cardSize } from '../lib/media/image-url.ts';
import { builtIn, type iconNames, paths } from './paths.ts';
import { settings } from './settings/settings.ts';

/** Sizes of the bitmap icons. `fills` is the share of the opaque background that the mark covers, for systems that mask icons. */
export const pixelIcons = {
  'apple-touch-icon': { pixels: 180, fills: 0.78 },
  'icon-192': { pixels: 192 },
  'icon-512': { pixels: 512 },
  'icon-maskable': { pixels: 512, fills: 0.62 },
  logo: { pixels: 512 },
  // The social card.
  card: { pixels: cardSize.height, width: cardSize.width, fills: 0.5 },
} satisfies Record<PixelIcon, { pixels: number; width?: number; fills?: number }>;

export type PixelIcon = (typeof iconNames)[number];

export function isPixelIcon(name: string): name is PixelIcon {
  return Object.hasOwn(pixelIcons, name);
}

/** The attributes of `<link rel="icon">`: an SVG unchanged, a picture as a small PNG. */
export function siteIcon() {
  const { iconUrl } = settings().company;
  if (!iconUrl || iconUrl.endsWith('.svg'))
    return { href: iconUrl ?? paths.favicon, type: 'image/svg+xml' };
  return { href: `${paths.icon('icon-192')}?${iconVersion(iconUrl)}`, type: 'image/png' };
}

/** The social card of a company without its own. Others cache cards for long, so other colours have another URL. */
export function drawnCard() {
  const { iconUrl } = settings().company;
  const { ink, accent } = settings().look;
  return `${paths.icon('card')}?${iconUrl ? iconVersion(iconUrl) : `${ink}${accent}`.replaceAll('#', '')}`;
}

/** The web app manifest. */
export function siteManifest() {
  const { company, language } = settings();
  return {
    id: builtIn.home,
    name: company.name,
    short_name: company.name,
    description: company.description,
    lang: language.locale,
    start_url: paths.home,
    display: 'browser',
    icons: [
      manifestIcon('icon-192', 'any'),
      manifestIcon('icon-512', 'any'),
      manifestIcon('icon-maskable', 'maskable'),
    ],
  };
}

function manifestIcon(name: PixelIcon, purpose: 'any' | 'maskable') {
  const { pixels } = pixelIcons[name];
  return { src: paths.icon(name), sizes: `${pixels}x${pixels}`, type: 'image/png', purpose };
}

/** Browsers cache icons for long, so a new icon needs a new URL. */
function iconVersion(url: string) {
  return url.split('/').at(-1)?.slice(0, 8);
}
