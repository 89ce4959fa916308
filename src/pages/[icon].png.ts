import type { APIRoute } from 'astro';
import { siteIconPixels } from '../features/media/storage/site-icons.server.ts';
import { drawnMark } from '../site/drawn-icon.ts';
import { paths } from '../site/paths.ts';
import { settings } from '../site/settings/settings.ts';
import { paper } from '../site/settings/branding.ts';
import { isPixelIcon, pixelIcons } from '../site/site-icon.ts';

export const GET: APIRoute = async ({ params: { icon = '' }, rewrite }) => {
  if (!isPixelIcon(icon)) return rewrite(paths.notFound);
  const ownIcon = { url: settings().company.iconUrl, ground: paper };
  const { png, headers } = await siteIconPixels(ownIcon, drawnMark(), pixelIcons[icon]);
  return new Response(new Uint8Array(png), {
    headers: { ...headers, 'content-type': 'image/png' },
  });
};
