import type { APIRoute } from 'astro';
import { partnerErrors } from '../../../features/partners/partner.ts';
import { partnerRecords } from '../../../features/partners/partners.server.ts';
import { makePlateCard } from '../../../features/partners/plate/plate-card.server.ts';
import { withPlate } from '../../../features/partners/plate/plates.server.ts';
import { errorText } from '../../../messages/pages.ts';
import { attempt } from '../../../platform/attempt.ts';
import { paths } from '../../../site/paths.ts';

/** The social card of a partner, drawn from the plate. */
export const GET: APIRoute = async ({ params: { slug = '' }, rewrite }) => {
  const { data: card, error } = await attempt(async () => {
    const partner = await withPlate(await partnerRecords.findBySlug(slug));
    return partner && makePlateCard(partner.plate);
  }, partnerErrors.fetchOne);
  if (error) return new Response(errorText(error.message), { status: 503 });
  if (!card) return rewrite(paths.notFound);
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/png' } });
};
