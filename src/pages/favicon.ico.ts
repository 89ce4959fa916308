import type { APIRoute } from 'astro';
import { siteIconPixels } from '../features/media/site-icons.server.ts';
import { drawnMark } from '../site/drawn-icon.ts';
import { settings } from '../site/settings.ts';
import { paper } from '../site/settings-look.ts';

const pixels = 48;

/** One picture in the file that browsers ask for by themselves. */
export const GET: APIRoute = async () => {
  const own = { url: settings().company.iconUrl, ground: paper };
  const { png, headers } = await siteIconPixels(own, drawnMark(), { pixels });
  return new Response(new Uint8Array(Buffer.concat([headOf(png), png])), {
    headers: { ...headers, 'content-type': 'image/x-icon' },
  });
};

/** The list of pictures, which is one, and where it begins. */
function headOf(png: Buffer) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return head;
}
