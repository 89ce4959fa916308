import type { APIRoute } from 'astro';
import { partnerVcard } from '../../../features/partners/contact-card.ts';
import { partnerErrors } from '../../../features/partners/partner.ts';
import { findContactCard } from '../../../features/partners/contact-cards.server.ts';
import { errorText } from '../../../messages/pages.ts';
import { attempt } from '../../../platform/attempt.ts';
import { paths } from '../../../site/paths.ts';

/** The contact card of a partner, for the address book of a phone. */
export const GET: APIRoute = async ({ params: { slug = '' }, url, redirect, rewrite }) => {
  const { data, error } = await attempt(() => findContactCard(slug), partnerErrors.fetchOne);
  if (error) return new Response(errorText(error.message), { status: 503 });
  if (data.movedTo) return redirect(paths.partnerVcard(data.movedTo), 301);
  if (!data.partner) return rewrite(paths.notFound);
  return new Response(partnerVcard(data.partner, url.origin), {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': `attachment; filename="${data.partner.slug}.vcf"`,
    },
  });
};
