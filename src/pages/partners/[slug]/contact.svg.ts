import type { APIRoute } from 'astro';
import { contactQr } from '../../../features/partners/contact-qr.server.ts';
import { partnerErrors } from '../../../features/partners/partner.ts';
import { partnerRecords } from '../../../features/partners/partners.server.ts';
import { errorText } from '../../../messages/pages.ts';
import { attempt } from '../../../platform/attempt.ts';
import { paths } from '../../../site/paths.ts';

/** The QR code of the contact card of a partner. */
export const GET: APIRoute = async ({ params: { slug = '' }, url, rewrite }) => {
  const { data: partner, error } = await attempt(
    () => partnerRecords.findBySlug(slug),
    partnerErrors.fetchOne,
  );
  if (error) return new Response(errorText(error.message), { status: 503 });
  if (!partner) return rewrite(paths.notFound);
  const vcardUrl = new URL(paths.partnerVcard(partner.slug), url.origin).href;
  return new Response(contactQr(vcardUrl), {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
