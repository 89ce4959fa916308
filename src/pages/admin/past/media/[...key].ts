import type { APIRoute } from 'astro';
import { openPastFile } from '../../../../features/media/storage/past-files.server.ts';
import { pastErrors } from '../../../../features/past/past.ts';
import { attempt } from '../../../../platform/attempt.ts';
import { mediaUrl } from '../../../../lib/media/media-key.ts';

/** A file that was public, also after it has left the library. */
export const GET: APIRoute = async ({ params: { key = '' } }) => {
  const { data: file, error } = await attempt(() => openPastFile(mediaUrl(key)), pastErrors.fetch);
  if (error) return new Response(error.message, { status: 503 });
  if (!file) return new Response(pastErrors.fileMissing, { status: 404 });
  return new Response(file.body, {
    headers: {
      'content-type': file.type,
      'content-length': String(file.bytes),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
};
