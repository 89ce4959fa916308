import type { APIRoute } from 'astro';
import { siteIconPixels } from '../features/media/storage/site-icons.server.ts';
import { drawnMark } from '../site/drawn-icon.ts';
import { settings } from '../site/settings/settings.ts';
import { paper } from '../site/settings/branding.ts';

const pixels = 48;

/** An ICO file with one PNG. Browsers request it by default. */
export const GET: APIRoute = async () => {
  const ownIcon = { url: settings().company.iconUrl, ground: paper };
  const { png, headers } = await siteIconPixels(ownIcon, drawnMark(), { pixels });
  return new Response(new Uint8Array(Buffer.concat([iconHeader(png), png])), {
    headers: { ...headers, 'content-type': 'image/x-icon' },
  });
};

/** The ICO header and its directory with one entry. */
function iconHeader(png: Buffer) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}
