import type { APIRoute } from 'astro';
import { findPastFile } from '../../../../features/media/storage/past-files.server.ts';
import { pastErrors } from '../../../../features/past/past.ts';
import { attempt } from '../../../../platform/attempt.ts';
import { mediaUrl } from '../../../../lib/media/media-key.ts';

/** A file that was public, also after it has left the library. */
export const GET: APIRoute = async ({ params: { key = '' }, request }) => {
  const { data: file, error } = await attempt(async () => {
    const found = await findPastFile(mediaUrl(key));
    // A file that is opened for HEAD would stay open: nobody reads it.
    const isRead = found !== undefined && request.method !== 'HEAD';
    return found && { ...found, body: isRead ? await found.read() : null };
  }, pastErrors.fetch);
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
