import type { APIRoute } from 'astro';
import { contactQr } from '../../../features/partners/contact-qr.server.ts';
import { partnerErrors } from '../../../features/partners/partner.ts';
import { findContactCard } from '../../../features/partners/contact-cards.server.ts';
import { errorText } from '../../../messages/pages.ts';
import { attempt } from '../../../platform/attempt.ts';
import { paths } from '../../../site/paths.ts';

/** The QR code of the contact card of a partner. */
export const GET: APIRoute = async ({ params: { slug = '' }, url, rewrite }) => {
  const { data, error } = await attempt(() => findContactCard(slug), partnerErrors.fetchOne);
  if (error) return new Response(errorText(error.message), { status: 503 });
  if (!data.partner) return rewrite(paths.notFound);
  const vcardUrl = new URL(paths.partnerVcard(data.partner.slug), url.origin).href;
  return new Response(contactQr(vcardUrl), {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
