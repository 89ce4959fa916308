import type { APIRoute } from 'astro';
import { enquiryErrors } from '../../../../features/enquiries/inbox/enquiry-inbox.ts';
import { findMessageFile } from '../../../../features/enquiries/conversation/message-files.server.ts';
import { attempt } from '../../../../platform/attempt.ts';

/** The file is untrusted, so browsers must download it and never render it on our origin. */
export const GET: APIRoute = async ({ params: { id = '' }, locals: { member } }) => {
  if (!member) return new Response(null, { status: 401 });
  const { data: file, error } = await attempt(
    () => findMessageFile(id, member),
    enquiryErrors.fetch,
  );
  if (error) return new Response(error.message, { status: 503 });
  if (!file) return new Response('This file does not exist.', { status: 404 });
  return new Response(file.bytes, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
};
