import { type iconNames, paths } from './paths.ts';
import { settings } from './settings.ts';

/** Those of a square of pixels. `fills` is the share of an opaque ground that the mark takes, where systems cut icons to a shape. */
export const pixelIcons = {
  'apple-touch-icon': { pixels: 180, fills: 0.78 },
  'icon-192': { pixels: 192 },
  'icon-512': { pixels: 512 },
  'icon-maskable': { pixels: 512, fills: 0.62 },
  logo: { pixels: 512 },
} satisfies Record<PixelIcon, { pixels: number; fills?: number }>;

export type PixelIcon = (typeof iconNames)[number];

export function isPixelIcon(name: string): name is PixelIcon {
  return Object.hasOwn(pixelIcons, name);
}

/** What `<link rel="icon">` says: a drawing as it is, and of a picture what a tab needs. */
export function siteIcon() {
  const { iconUrl } = settings().company;
  if (!iconUrl || iconUrl.endsWith('.svg'))
    return { href: iconUrl ?? paths.favicon, type: 'image/svg+xml' };
  return { href: `${paths.icon('icon-192')}?${versionOf(iconUrl)}`, type: 'image/png' };
}

/** What a browser keeps of the site on a desk or a home screen. */
export function siteManifest() {
  const { company, language } = settings();
  return {
    id: paths.home,
    name: company.name,
    short_name: company.name,
    description: company.description,
    lang: language.locale,
    start_url: paths.home,
    display: 'browser',
    icons: [
      listed('icon-192', 'any'),
      listed('icon-512', 'any'),
      listed('icon-maskable', 'maskable'),
    ],
  };
}

function listed(name: PixelIcon, purpose: 'any' | 'maskable') {
  const { pixels } = pixelIcons[name];
  return { src: paths.icon(name), sizes: `${pixels}x${pixels}`, type: 'image/png', purpose };
}

/** Browsers keep an icon by its address for long. */
function versionOf(url: string) {
  return url.split('/').at(-1)?.slice(0, 8);
}
